import { z } from 'zod';
import { endOfDay, lastDayBefore, startOfDay } from '#features/ads/ad-accounts/account-days.ts';
import type { AdAccountRow } from '#features/ads/ad-accounts/ad-account.service.ts';
import { countryOption } from '#features/core/identity/options.ts';
import { msg } from '#platform/i18n/msg.ts';
import type { Id } from '#platform/ids/ids.ts';
import { idOption, lineOption, linkOption, listOption } from '#platform/resource/options.ts';
import { invalid } from '#platform/resource/refusal.ts';
import {
  AD_LIMITS,
  AD_STATUSES,
  type AdGroupValues,
  AGE_BUCKETS,
  BID_STRATEGY_TYPES,
  BUDGET_TYPES,
  type CampaignValues,
  GENDERS,
  LARGEST_BUDGET,
  PACING_TYPES,
  PLACEMENT_GROUPS,
  SMALLEST_BID,
  SMALLEST_BUDGET,
  type TargetingSpec,
} from './campaign.ts';
import type { NewAdValues } from './create-tree.service.ts';

const amount = (least: number) => z.coerce.number().int().min(least).max(LARGEST_BUDGET);

/** A day of the account's time zone. */
const dayOption = z.iso.date(msg('{field}: must be a day such as 2026-03-04'));

export const nameOption = lineOption(AD_LIMITS.name).refine(
  (name) => name !== '',
  msg('{field}: enter a name'),
);

export const campaignOptions = {
  name: nameOption,
  status: z.enum(AD_STATUSES).optional(),
  daily_spend_cap: amount(SMALLEST_BUDGET).nullish(),
  lifetime_spend_cap: amount(SMALLEST_BUDGET).nullish(),
  start_date: dayOption.nullish(),
  /** The last day. */
  end_date: dayOption.nullish(),
};

export const adGroupOptions = {
  name: nameOption,
  status: z.enum(AD_STATUSES).optional(),
  /** Null where the campaign has the budget (`CBO_ADGROUP`). */
  budget_in_micro_currency: amount(SMALLEST_BUDGET).nullish(),
  budget_type: z.enum(BUDGET_TYPES).optional(),
  /** Null for one that we choose. */
  bid_in_micro_currency: amount(SMALLEST_BID).nullish(),
  bid_strategy_type: z.enum(BID_STRATEGY_TYPES).optional(),
  start_date: dayOption.nullish(),
  end_date: dayOption.nullish(),
  placement_group: z.enum(PLACEMENT_GROUPS).optional(),
  pacing_delivery_type: z.enum(PACING_TYPES).optional(),
  /** Without any, it is for everyone. */
  locations: listOption(countryOption, AD_LIMITS.listed).optional(),
  locales: listOption(z.string().regex(/^[a-z]{2}$/), AD_LIMITS.listed).optional(),
  interests: listOption(idOption, AD_LIMITS.listed).optional(),
  age_buckets: listOption(z.enum(AGE_BUCKETS), AD_LIMITS.listed).optional(),
  genders: listOption(z.enum(GENDERS), AD_LIMITS.listed).optional(),
  audience_include: listOption(idOption, AD_LIMITS.listed).optional(),
  audience_exclude: listOption(idOption, AD_LIMITS.listed).optional(),
};

export const adOptions = {
  name: lineOption(AD_LIMITS.name).optional(),
  status: z.enum(AD_STATUSES).optional(),
  pin_id: idOption.optional(),
  /** Empty for none, which is only for ads whose clicks are not paid for. */
  destination_url: linkOption.optional(),
};

export const newAdsOption = z
  .array(
    z.object({
      pin_id: idOption,
      name: lineOption(AD_LIMITS.name).default(''),
      /** Empty for that of the pin. */
      destination_url: z.string().max(2048).default(''),
    }),
  )
  .min(1, msg('{field}: choose at least one pin'))
  .max(AD_LIMITS.ads);

/** A wrong link is refused at its place in the list. */
export function newAdsOf(sent: z.output<typeof newAdsOption>): NewAdValues[] {
  return sent.map(({ pin_id, name, destination_url }, at) => {
    const link = linkOption.safeParse(destination_url);
    if (!link.success)
      throw invalid(`ads.${at}.destination_url`, msg('{field}: must be a web address with http or https'));
    return { pinId: pin_id as Id, name, link: link.data };
  });
}

const campaign = z.object(campaignOptions).partial();
const adGroup = z.object(adGroupOptions).partial();
type SentCampaign = z.output<typeof campaign>;
type SentAdGroup = z.output<typeof adGroup>;

interface Days {
  start_date?: string | null | undefined;
  end_date?: string | null | undefined;
}

type Times = { start_time: Date | null; end_time: Date | null };

function timesOf({ start_date: start, end_date: end }: Days, { time_zone }: AdAccountRow): Partial<Times> {
  return {
    ...(start !== undefined && { start_time: start ? startOfDay(start, time_zone) : null }),
    ...(end !== undefined && { end_time: end ? endOfDay(end, time_zone) : null }),
  };
}

export function daysOf({ start_time: start, end_time: end }: Times, timeZone: string) {
  return {
    start_date: start && lastDayBefore(new Date(start.getTime() + 1), timeZone),
    end_date: end && lastDayBefore(end, timeZone),
  };
}

const given = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

export function campaignValuesOf(sent: SentCampaign, account: AdAccountRow): Partial<CampaignValues> {
  const { start_date, end_date, ...others } = sent;
  return given({ ...others, ...timesOf({ start_date, end_date }, account) });
}

export function adGroupValuesOf(sent: SentAdGroup, account: AdAccountRow): Partial<AdGroupValues> {
  const { start_date, end_date, locations, locales, interests, age_buckets, genders, ...more } = sent;
  const { audience_include, audience_exclude, ...others } = more;
  const targeting: TargetingSpec = given({
    ...{ LOCATION: locations, LOCALE: locales, INTEREST: interests },
    ...{ AGE_BUCKET: age_buckets, GENDER: genders },
    ...{ AUDIENCE_INCLUDE: audience_include, AUDIENCE_EXCLUDE: audience_exclude },
  });
  return given({
    ...others,
    ...timesOf({ start_date, end_date }, account),
    targeting: Object.keys(targeting).length > 0 ? targeting : undefined,
  });
}

const NEW_CAMPAIGN: Omit<CampaignValues, 'name'> = {
  ...{ status: 'ACTIVE', daily_spend_cap: null, lifetime_spend_cap: null, start_time: null, end_time: null },
};

export function newCampaignOf(sent: SentCampaign & { name: string }, account: AdAccountRow): CampaignValues {
  return { ...NEW_CAMPAIGN, name: sent.name, ...campaignValuesOf(sent, account) };
}

const NEW_GROUP: Omit<AdGroupValues, 'name'> = {
  ...{ status: 'ACTIVE', budget_in_micro_currency: null, budget_type: 'DAILY', targeting: {} },
  ...{ bid_in_micro_currency: null, bid_strategy_type: 'AUTOMATIC_BID', start_time: null, end_time: null },
  ...{ placement_group: 'ALL', pacing_delivery_type: 'STANDARD' },
};

export function newAdGroupOf(sent: SentAdGroup & { name: string }, account: AdAccountRow): AdGroupValues {
  return { ...NEW_GROUP, name: sent.name, ...adGroupValuesOf(sent, account) };
}
