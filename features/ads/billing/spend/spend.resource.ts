import { z } from 'zod';
import { type AdAccountRow, requireOwnAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { parseId } from '#platform/ids/ids.ts';
import { cutPage } from '#platform/resource/bookmark.ts';
import { idOption, pageSizeOption } from '#platform/resource/options.ts';
import { definePagedResource, defineResource } from '#platform/resource/resource.ts';
import { SPEND_DAYS } from '../billing.ts';
import { listSpendByCampaign, listSpendByDay, type SpendRange, sumReceived } from './spend.store.ts';

const daysOption = z.coerce
  .number()
  .pipe(z.literal([...SPEND_DAYS]))
  .default(30);

function rangeOf({ time_zone: timeZone }: AdAccountRow, days: number, clock: Clock): SpendRange {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(clock.now());
  return { day, days, timeZone };
}

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
  acting: 'advertise',
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
    const account = await requireOwnAdAccount(context, ad_account_id);
    const range = rangeOf(account, days, context.clock);
    const [received, campaigns] = await Promise.all([
      sumReceived(context.db, account.id, range),
      listSpendByCampaign(context.db, account.id, range),
    ]);
    const balance = Number(account.balance_micro);
    const daily = received.spent_micro / days;
    return {
      balance_in_micro_currency: balance,
      paid_in_micro_currency: received.paid_micro,
      credit_in_micro_currency: received.credit_micro,
      spent_in_micro_currency: received.spent_micro,
      lasts_days: daily > 0 ? Math.floor(balance / daily) : null,
      campaigns: campaigns.map(({ campaign_id, name, spent_micro }) => ({
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
  acting: 'advertise',
  options: z.object({
    ad_account_id: idOption,
    days: daysOption,
    campaign_id: idOption.nullable().default(null),
    page_size: pageSizeOption(50, 250),
  }),
  item: campaign.extend({ day: z.string() }),
  handle: async (context, { ad_account_id, days, campaign_id: campaignId, page_size }, { after }) => {
    const account = await requireOwnAdAccount(context, ad_account_id);
    const last = parseId(after?.[1]);
    const rows = await listSpendByDay(context.db, account.id, {
      ...{ ...rangeOf(account, days, context.clock), campaignId, limit: page_size + 1 },
      after: after && last ? { day: String(after[0]), campaignId: last } : null,
    });
    const page = cutPage(rows, page_size);
    const items = page.shown.map(({ day, campaign_id, name, spent_micro }) => ({
      ...{ day, campaign_id, name, spent_in_micro_currency: spent_micro },
    }));
    return { items, next: page.last ? [page.last.day, page.last.campaign_id] : null };
  },
});
