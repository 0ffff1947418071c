import { z } from 'zod';
import { Refusal } from '#platform/resource/refusal.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { ACCOUNT_RATE } from '../options.ts';
import { imageSmallUrl } from '../wire/viewer.view.ts';
import { listAccounts, switchAccount } from './switch-account.service.ts';
import { accountAnswer, switchAccountOptions, switchRefusals } from './switch-account.ts';

/** The accounts this browser can switch to. */
export const userAccountsGet = defineResource({
  name: 'UserAccountsResource.get',
  summary: 'The accounts logged in in this browser, and those linked to the viewer\u2019s.',
  who: 'person',
  rate: 'read',
  options: z.object({}),
  data: z.array(accountAnswer),
  handle: async (context) => {
    const accounts = await listAccounts(context);
    return accounts.map((person) => ({
      id: person.id,
      username: person.username,
      full_name: person.fullName,
      image_small_url: imageSmallUrl(person, context.config.origin),
      is_partner: person.isPartner,
      is_current: person.isCurrent,
      is_linked: person.isLinked,
    }));
  },
});

/** Switches to another of these accounts. */
export const userAccountsUpdate = defineResource({
  name: 'UserAccountsResource.update',
  summary: 'Switches this browser to another account that is logged in here or linked.',
  who: 'person',
  rate: ACCOUNT_RATE,
  isNotStored: true,
  options: switchAccountOptions,
  data: z.null(),
  handle: async (context, { user_id }) => {
    const result = await switchAccount(context, user_id);
    if (result) throw new Refusal(switchRefusals[result.refused]);
    return null;
  },
});
