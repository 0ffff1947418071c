import { z } from 'zod';
import { defineResource } from '#platform/resource/resource.ts';
import { ACCOUNT_RATE, emailOption } from '../options.ts';
import { emailExists } from './email-exists.service.ts';

const options = z.object({ email: emailOption });

/** Whether an account has this mail address. Throttled by client address, as it reveals who has an account. */
export const registerExists = defineResource({
  name: 'GET /v3/register/exists/',
  summary: 'Whether an account with an email address exists.',
  who: 'anyone',
  rate: ACCOUNT_RATE,
  options,
  data: z.boolean(),
  handle: emailExists,
});

/** The same by name. */
export const emailExistsGet = defineResource({
  name: 'EmailExistsResource.get',
  summary: 'Whether an account with an email address exists.',
  who: 'anyone',
  rate: ACCOUNT_RATE,
  options,
  data: z.boolean(),
  handle: emailExists,
});
