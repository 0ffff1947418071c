import { MICRO } from '#features/ads/ad-accounts/ad-account.ts';
import { microOf } from '#features/ads/ad-accounts/money.ts';
import type {
  AdStatus,
  BidStrategyType,
  BudgetType,
  ObjectiveType,
  PacingType,
  PlacementGroup,
} from '../campaign.ts';
import type { TreeAnswer } from '../wire/ad-tree.view.ts';
import type { AudienceEntries } from './audience-fields.tsx';

export const CAP_TYPES = ['NONE', 'DAILY', 'LIFETIME'] as const;

/** What a form about a campaign holds, as typed; a day is empty where there is none. */
export interface CampaignEntries {
  name: string;
  status: AdStatus;
  capType: (typeof CAP_TYPES)[number];
  cap: string;
  start: string;
  end: string;
}

export interface AdGroupEntries extends AudienceEntries {
  name: string;
  status: AdStatus;
  budgetType: BudgetType;
  budget: string;
  bidStrategy: BidStrategyType;
  bid: string;
  start: string;
  end: string;
  placement: PlacementGroup;
  pacing: PacingType;
  age_buckets: string[];
  genders: string[];
  audience_include: string[];
  audience_exclude: string[];
}

export interface AdEntries {
  pinId: string;
  name: string;
  link: string;
  status: AdStatus;
}

/** What the form about a new campaign holds, and so its draft. */
export interface DraftEntries {
  objective: ObjectiveType;
  /** What the ad group is added to; null for a new campaign. */
  campaignId: string | null;
  /** What is advertised with CATALOG_SALES. */
  productGroupId: string | null;
  campaign: CampaignEntries;
  group: AdGroupEntries;
  ads: AdEntries[];
}

const typed = (micro: number | null) => (micro === null ? '' : String(micro / MICRO));

export function campaignEntriesOf(one: TreeAnswer['campaign']): CampaignEntries {
  const { name, status, daily_spend_cap: daily, lifetime_spend_cap: lifetime } = one;
  return {
    ...{ name, status, cap: typed(daily ?? lifetime) },
    capType: daily !== null ? 'DAILY' : lifetime !== null ? 'LIFETIME' : 'NONE',
    ...{ start: one.start_date ?? '', end: one.end_date ?? '' },
  };
}

export function adGroupEntriesOf(one: TreeAnswer['ad_groups'][number]): AdGroupEntries {
  const { LOCATION = [], LOCALE = [], INTEREST = [], AGE_BUCKET = [], GENDER = [] } = one.targeting_spec;
  const { AUDIENCE_INCLUDE = [], AUDIENCE_EXCLUDE = [] } = one.targeting_spec;
  const chosen = { locations: LOCATION, locales: LOCALE, interests: INTEREST };
  return {
    ...{ name: one.name, status: one.status, ...chosen, age_buckets: AGE_BUCKET, genders: GENDER },
    ...{ audience_include: AUDIENCE_INCLUDE, audience_exclude: AUDIENCE_EXCLUDE },
    ...{ budgetType: one.budget_type, budget: typed(one.budget_in_micro_currency) },
    ...{ bidStrategy: one.bid_strategy_type, bid: typed(one.bid_in_micro_currency) },
    ...{ start: one.start_date ?? '', end: one.end_date ?? '' },
    ...{ placement: one.placement_group, pacing: one.pacing_delivery_type },
    isForEveryone: Object.keys(one.targeting_spec).length === 0,
  };
}

/** What is no amount is sent as one that the server refuses. */
const micro = (text: string) => microOf(text) ?? 0;

/** The options of `CampaignResource.update`. */
export function sentCampaign({ name, status, capType, cap, start, end }: CampaignEntries) {
  return {
    ...{ name, status, start_date: start || null, end_date: end || null },
    daily_spend_cap: capType === 'DAILY' ? micro(cap) : null,
    lifetime_spend_cap: capType === 'LIFETIME' ? micro(cap) : null,
  };
}

/** The options of `AdGroupResource.update`. */
export function sentAdGroup(entries: AdGroupEntries) {
  const { name, status, budgetType, budget, bidStrategy, bid, start, end, isForEveryone } = entries;
  const among = (list: string[]) => (isForEveryone ? [] : list);
  return {
    ...{ name, status, start_date: start || null, end_date: end || null },
    ...{
      budget_type: budgetType,
      budget_in_micro_currency: budgetType === 'CBO_ADGROUP' ? null : micro(budget),
    },
    ...{
      bid_strategy_type: bidStrategy,
      bid_in_micro_currency: bidStrategy === 'AUTOMATIC_BID' ? null : micro(bid),
    },
    ...{ placement_group: entries.placement, pacing_delivery_type: entries.pacing },
    ...{ locations: among(entries.locations), locales: among(entries.locales) },
    ...{ interests: among(entries.interests), age_buckets: among(entries.age_buckets) },
    genders: among(entries.genders),
    audience_include: among(entries.audience_include),
    audience_exclude: among(entries.audience_exclude),
  };
}

export function sentAd({ pinId, name, link, status }: AdEntries) {
  return { pin_id: pinId, name, destination_url: link, status };
}

export function sentNewAd({ pinId, name, link }: AdEntries) {
  return { pin_id: pinId, name, destination_url: link };
}

/** Only what differs: a day that stays keeps the exact time that it stands for. */
export function differing<T extends object>(next: T, before: T): Partial<T> {
  const changed = Object.entries(next).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key as keyof T]),
  );
  return Object.fromEntries(changed) as Partial<T>;
}
