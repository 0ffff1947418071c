import { z } from 'zod';
import { idOption, pageSizeOption, textOption } from '#platform/resource/options.ts';
import { definePagedResource, defineResource, mapPage } from '#platform/resource/resource.ts';
import { AD_ACCOUNT_LIMITS, MICRO, MOST_AT_ONCE } from '../ad-account.ts';
import { adAccountAnswer, presentAdAccount } from '../wire/ad-account.view.ts';
import { changeAccount, creditAccount, listAccounts } from './keep-accounts.service.ts';

const listed = adAccountAnswer.extend({
  /** The username of the business. */
  owner: z.string().nullable(),
});

/** Latest first. */
export const moderationAdAccountsGet = definePagedResource({
  name: 'ModerationAdAccountsResource.get',
  summary: 'All ad accounts, for staff.',
  who: 'staff',
  rate: 'read',
  options: z.object({ page_size: pageSizeOption(25, 100) }),
  item: listed,
  handle: async (context, { page_size: pageSize }, { after }) =>
    mapPage(await listAccounts(context, { after, pageSize }), (rows) =>
      rows.map((row) => ({ ...presentAdAccount(row), owner: row.owner })),
    ),
});

/** Records what the business has paid, or gives it credit; the advertiser reads the note. */
export const moderationAdCreditCreate = defineResource({
  name: 'ModerationAdCreditResource.create',
  summary: 'Credits an ad account, or records a payment.',
  who: 'staff',
  rate: 'write',
  options: z.object({
    ad_account_id: idOption,
    reason: z.enum(['credit', 'payment']),
    amount_in_micro_currency: z.coerce
      .number()
      .int()
      .min(1)
      .max(MOST_AT_ONCE * MICRO),
    note: textOption(AD_ACCOUNT_LIMITS.note).default(''),
  }),
  data: adAccountAnswer,
  handle: async (context, { ad_account_id, amount_in_micro_currency: amount, reason, note }) =>
    presentAdAccount(await creditAccount(context, ad_account_id, { amount, reason, note })),
});

/** Nothing of a closed account is shown, and nothing of it can be changed. */
export const moderationAdAccountUpdate = defineResource({
  name: 'ModerationAdAccountResource.update',
  summary: 'Closes an ad account, or opens it again.',
  who: 'staff',
  rate: 'write',
  options: z.object({ ad_account_id: idOption, is_closed: z.boolean() }),
  data: adAccountAnswer,
  handle: async (context, { ad_account_id, is_closed }) =>
    presentAdAccount(await changeAccount(context, ad_account_id, is_closed)),
});
