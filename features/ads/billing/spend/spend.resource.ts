import { z } from 'zod';
import { idOption, pageSizeOption } from '#platform/resource/options.ts';
import { definePagedResource, defineResource, mapPage } from '#platform/resource/resource.ts';
import { SPEND_DAYS } from '../billing.ts';
import { listDays, sumSpend } from './spend.service.ts';

const daysOption = z.coerce
  .number()
  .pipe(z.literal([...SPEND_DAYS]))
  .default(30);

const campaign = z.object({
  campaign_id: z.string(),
  name: z.string(),
  /** Millionths, as the others. */
  spent_in_micro_currency: z.number(),
});

/** What campaigns spent of the balance in the last days, and for how long it lasts. */
export const adSpendSummaryGet = defineResource({
  name: 'AdSpendSummaryResource.get',
  summary: 'What campaigns spent of the balance.',
  who: 'person',
  rate: 'read',
  acting: 'bill',
  options: z.object({ ad_account_id: idOption, days: daysOption }),
  data: z.object({
    balance_in_micro_currency: z.number(),
    paid_in_micro_currency: z.number(),
    /** Given by the operator. */
    credit_in_micro_currency: z.number(),
    spent_in_micro_currency: z.number(),
    /** Whole days, if as much is spent as lately; null where nothing was. */
    lasts_days: z.number().nullable(),
    campaigns: z.array(campaign),
  }),
  handle: async (context, { ad_account_id, days }) => {
    const sums = await sumSpend(context, ad_account_id, days);
    return {
      balance_in_micro_currency: sums.balance,
      paid_in_micro_currency: sums.paid_micro,
      credit_in_micro_currency: sums.credit_micro,
      spent_in_micro_currency: sums.spent_micro,
      lasts_days: sums.lastsDays,
      campaigns: sums.campaigns.map(({ campaign_id, name, spent_micro }) => ({
        ...{ campaign_id, name, spent_in_micro_currency: spent_micro },
      })),
    };
  },
});

/** Latest first; days are those of the account. */
export const adSpendByDayGet = definePagedResource({
  name: 'AdSpendByDayResource.get',
  summary: 'What each campaign spent of the balance on each day.',
  who: 'person',
  rate: 'read',
  acting: 'bill',
  options: z.object({
    ad_account_id: idOption,
    days: daysOption,
    campaign_id: idOption.nullable().default(null),
    page_size: pageSizeOption(50, 250),
  }),
  item: campaign.extend({ day: z.string() }),
  handle: async (context, { ad_account_id, days, campaign_id: campaignId, page_size: pageSize }, { after }) =>
    mapPage(await listDays(context, ad_account_id, { days, campaignId }, { after, pageSize }), (rows) =>
      rows.map(({ day, campaign_id, name, spent_micro }) => ({
        ...{ day, campaign_id, name, spent_in_micro_currency: spent_micro },
      })),
    ),
});
