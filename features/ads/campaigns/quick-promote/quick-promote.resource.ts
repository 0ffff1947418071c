import { z } from 'zod';
import { isTimeZone } from '#features/ads/ad-accounts/ad-account.ts';
import { countryOption } from '#features/core/identity/options.ts';
import { msg } from '#platform/i18n/msg.ts';
import { idOption, linkOption, listOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { AD_LIMITS, LARGEST_BUDGET, LONGEST_DAYS, REVIEW_STATUSES, SMALLEST_BUDGET } from '../campaign.ts';
import { quickPromote } from './quick-promote.service.ts';
import { QUICK_BUDGET_TYPES } from './quick-promote.ts';

const options = z.object({
  pin_id: idOption,
  budget_in_micro_currency: z.coerce.number().int().min(SMALLEST_BUDGET).max(LARGEST_BUDGET),
  budget_type: z.enum(QUICK_BUDGET_TYPES).default('DAILY'),
  days: z.coerce.number().int().min(1).max(LONGEST_DAYS),
  /** Instead of the pin's own link. */
  destination_url: linkOption.nullish(),
  /** Countries, languages and topics; without any, it is for everyone. */
  locations: listOption(countryOption, AD_LIMITS.listed).default([]),
  locales: listOption(z.string().regex(/^[a-z]{2}$/), AD_LIMITS.listed).default([]),
  interests: listOption(idOption, AD_LIMITS.listed).default([]),
  /** Of the ad account, which is opened with the first promotion. */
  country: countryOption.nullish(),
  time_zone: z
    .string()
    .refine(isTimeZone, msg('{field}: must be a time zone such as Europe/Zurich'))
    .nullish(),
});

/** One pin, one budget, some days: makes a campaign with an ad group and an ad, which waits for a review. */
export const quickPromotionCreate = defineResource({
  name: 'QuickPromotionResource.create',
  summary: 'Promotes a public pin of the viewer\u2019s business.',
  who: 'person',
  rate: 'write',
  acting: 'advertise',
  options,
  data: z.object({
    id: z.string(),
    ad_account_id: z.string(),
    campaign_id: z.string(),
    ad_group_id: z.string(),
    review_status: z.enum(REVIEW_STATUSES),
  }),
  handle: async (context, sent) => {
    const made = await quickPromote(context, {
      pinId: sent.pin_id,
      budgetMicro: sent.budget_in_micro_currency,
      budgetType: sent.budget_type,
      days: sent.days,
      destinationUrl: sent.destination_url || null,
      targeting: { LOCATION: sent.locations, LOCALE: sent.locales, INTEREST: sent.interests },
      country: sent.country ?? null,
      timeZone: sent.time_zone ?? null,
    });
    return {
      id: made.adId,
      ad_account_id: made.adAccountId,
      campaign_id: made.campaignId,
      ad_group_id: made.adGroupId,
      review_status: 'PENDING' as const,
    };
  },
});
