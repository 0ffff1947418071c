import { z } from 'zod';
import { Refusal } from '#platform/resource/refusal.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { ACCOUNT_RATE } from '../options.ts';
import type { PersonOfAccount } from '../person-of-account.ts';
import {
  askForDeletion,
  deactivateAccount,
  deactivateAfterLogin,
  deleteAccount,
} from './leave-account.service.ts';
import {
  deactivateOptions,
  deleteAccountOptions,
  leaveAccountOptions,
  leaveAccountRefusals,
} from './leave-account.ts';

const leftAnswer = z.object({
  /** True if linked accounts are concerned as well. */
  multiple_accounts: z.boolean(),
});

/** Deactivating hides a person until they log in again; requires the password. */
export function userDeactivationCreate(people: PersonOfAccount) {
  return defineResource({
    name: 'UserDeactivationResource.create',
    summary: 'Hides the viewer until they log in again, and logs them out everywhere.',
    who: 'person',
    rate: ACCOUNT_RATE,
    options: leaveAccountOptions,
    data: leftAnswer,
    handle: async (context, { password }) => {
      const { hasLinked } = await deactivateAccount(context, password, people);
      return { multiple_accounts: hasLinked };
    },
  });
}

/** The same for other clients, without a password: requires a login within the last ten minutes. */
export function deactivateAccountCreate(people: PersonOfAccount) {
  return defineResource({
    name: 'DeactivateAccountResource.create',
    summary:
      'Hides the viewer, who has just logged in, until they log in again, and signs them out everywhere.',
    who: 'person',
    rate: ACCOUNT_RATE,
    options: deactivateOptions,
    data: leftAnswer,
    handle: async (context, input) => {
      const { hasLinked } = await deactivateAfterLogin(context, input, people);
      return { multiple_accounts: hasLinked };
    },
  });
}

/** Mails the final step of deleting; requires the password. */
export const userDeletionCreate = defineResource({
  name: 'UserDeletionResource.create',
  summary: 'Emails the final step of deleting the viewer\u2019s account.',
  who: 'person',
  rate: ACCOUNT_RATE,
  options: leaveAccountOptions,
  data: leftAnswer,
  handle: async (context, { password }) => {
    const { hasLinked } = await askForDeletion(context, password);
    return { multiple_accounts: hasLinked };
  },
});

/** The final step, by the token of the mailed link: hides the person at once and erases them after 14 days. */
export function userDeletionUpdate(people: PersonOfAccount) {
  return defineResource({
    name: 'UserDeletionResource.update',
    summary: 'Deletes an account with the token of an emailed link.',
    who: 'anyone',
    rate: ACCOUNT_RATE,
    options: deleteAccountOptions,
    data: z.null(),
    handle: async (context, { token }) => {
      const result = await deleteAccount(context, token, people);
      if (result) throw new Refusal(leaveAccountRefusals[result.refused]);
      return null;
    },
  });
}
