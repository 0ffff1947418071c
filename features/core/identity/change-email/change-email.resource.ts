import { z } from 'zod';
import { Refusal } from '#platform/resource/refusal.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { ACCOUNT_RATE } from '../options.ts';
import { askForEmail, confirmEmail, emailOf } from './change-email.service.ts';
import { askForEmailOptions, changeEmailRefusals, confirmEmailOptions } from './change-email.ts';

/** The viewer's own mail address. */
export const userEmailGet = defineResource({
  name: 'UserEmailResource.get',
  summary: 'The viewer\u2019s email address.',
  who: 'person',
  rate: 'read',
  options: z.object({}),
  data: z.object({ email: z.string(), is_confirmed: z.boolean() }),
  handle: async (context) => {
    const { email, isConfirmed } = await emailOf(context);
    return { email, is_confirmed: isConfirmed };
  },
});

/** Mails a link to a new address. The answer is the same whether the address is free or not. */
export const userEmailCreate = defineResource({
  name: 'UserEmailResource.create',
  summary: 'Emails a link that confirms a new address.',
  who: 'person',
  rate: ACCOUNT_RATE,
  options: askForEmailOptions,
  data: z.null(),
  handle: async (context, { new_email, password }) => {
    const result = await askForEmail(context, { email: new_email, password });
    if (result) throw new Refusal(changeEmailRefusals[result.refused]);
    return null;
  },
});

/** Gives an account the address that a mailed link names, or its previous one. */
export const userEmailUpdate = defineResource({
  name: 'UserEmailResource.update',
  summary: 'Changes the email address with the token of an emailed link.',
  who: 'anyone',
  rate: ACCOUNT_RATE,
  options: confirmEmailOptions,
  data: z.object({
    /** The account was taken back: all sessions have ended and a new password is required. */
    is_taken_back: z.boolean(),
  }),
  handle: async (context, { token }) => {
    const result = await confirmEmail(context, token);
    if ('refused' in result) throw new Refusal(changeEmailRefusals[result.refused]);
    return { is_taken_back: result.isTakenBack };
  },
});
