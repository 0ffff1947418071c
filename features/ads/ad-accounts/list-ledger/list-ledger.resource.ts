import { z } from 'zod';
import { toRfc2822 } from '#platform/i18n/wire-date.ts';
import { idOption, pageSizeOption } from '#platform/resource/options.ts';
import { definePagedResource, mapPage } from '#platform/resource/resource.ts';
import { LEDGER_REASONS } from '../ad-account.ts';
import { listLedger } from './list-ledger.service.ts';

/** What an account received and spent, latest first, each with what was left afterwards. */
export const adLedgerGet = definePagedResource({
  name: 'AdLedgerResource.get',
  summary: 'The ledger of an own ad account.',
  who: 'person',
  rate: 'read',
  acting: 'bill',
  options: z.object({
    ad_account_id: idOption,
    reason: z.enum(LEDGER_REASONS).nullable().default(null),
    /** Days of the account, both included. */
    from: z.iso.date().nullable().default(null),
    until: z.iso.date().nullable().default(null),
    page_size: pageSizeOption(25, 100),
  }),
  item: z.object({
    id: z.string(),
    type: z.literal('ad_ledger_line'),
    reason: z.enum(LEDGER_REASONS),
    /** Of the operator. */
    note: z.string(),
    ad_id: z.string().nullable(),
    currency: z.string(),
    /** Millionths; negative for what was spent. */
    amount_in_micro_currency: z.number(),
    balance_in_micro_currency: z.number(),
    created_at: z.string(),
  }),
  handle: async (context, { ad_account_id, page_size: pageSize, ...filters }, { after }) =>
    mapPage(await listLedger(context, ad_account_id, filters, { after, pageSize }), (rows) =>
      rows.map((row) => ({
        id: row.id,
        type: 'ad_ledger_line' as const,
        reason: row.reason,
        note: row.note,
        ad_id: row.ad_id,
        currency: row.currency,
        amount_in_micro_currency: Number(row.amount_micro),
        balance_in_micro_currency: Number(row.balance_micro),
        created_at: toRfc2822(row.created_at),
      })),
    ),
});
