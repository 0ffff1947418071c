import { z } from 'zod';
import { Refusal } from '#platform/resource/refusal.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { ACCOUNT_RATE } from '../options.ts';
import { changePassword } from './change-password.service.ts';
import { changePasswordOptions, changePasswordRefusal } from './change-password.ts';

/** Changes the password, given the present one. All other sessions end; this browser gets a new one. */
export const userPasswordUpdate = defineResource({
  name: 'UserPasswordResource.update',
  summary: 'Changes the password and logs out all other browsers.',
  who: 'person',
  rate: ACCOUNT_RATE,
  isNotStored: true,
  options: changePasswordOptions,
  data: z.null(),
  handle: async (context, { old_password, new_password }) => {
    const result = await changePassword(context, { present: old_password, chosen: new_password });
    if (result) throw new Refusal(changePasswordRefusal(result));
    return null;
  },
});
