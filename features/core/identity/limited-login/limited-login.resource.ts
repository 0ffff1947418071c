import { z } from 'zod';
import { Refusal } from '#platform/resource/refusal.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { askForLink } from '../mail-link/send-link.service.ts';
import { ACCOUNT_RATE } from '../options.ts';
import { presentViewer, viewerAnswer } from '../wire/viewer.view.ts';
import { redeemLimitedLogin } from './limited-login.service.ts';
import {
  askForLimitedLoginOptions,
  limitedLoginRefusals,
  redeemLimitedLoginOptions,
} from './limited-login.ts';

/** Mails a link for a limited login. The answer is the same whether the account exists or not. */
export const limitedLoginCreate = defineResource({
  name: 'LimitedLoginResource.create',
  summary: 'Emails a link for a limited login.',
  who: 'anyone',
  rate: ACCOUNT_RATE,
  options: askForLimitedLoginOptions,
  data: z.null(),
  handle: async (context, { username_or_email, next }) => {
    await askForLink(context, { kind: 'limited-login', login: username_or_email, next });
    return null;
  },
});

/** Opens the session of such a link; each link works once. */
export const limitedLoginUpdate = defineResource({
  name: 'LimitedLoginResource.update',
  summary: 'Starts a limited login with the token of an emailed link.',
  who: 'anyone',
  rate: ACCOUNT_RATE,
  isNotStored: true,
  options: redeemLimitedLoginOptions,
  data: viewerAnswer,
  handle: async (context, { token }) => {
    const result = await redeemLimitedLogin(context, token);
    if ('refused' in result) throw new Refusal(limitedLoginRefusals[result.refused]);
    return presentViewer(result, context.config.origin);
  },
});
