import type { Id } from '#platform/ids/ids.ts';

/** What an advertiser wants, as stored and as in the public API. */
export const OBJECTIVE_TYPES = [
  'AWARENESS',
  'CONSIDERATION',
  'WEB_CONVERSION',
  'CATALOG_SALES',
  'VIDEO_COMPLETION',
] as const;
export type ObjectiveType = (typeof OBJECTIVE_TYPES)[number];

/** What addresses and known clients name an objective, each with the one that is stored. */
export const NAMED_OBJECTIVES = {
  AWARENESS: 'AWARENESS',
  TRAFFIC: 'CONSIDERATION',
  APP_INSTALL: 'CONSIDERATION',
  CATALOG_SALES: 'CATALOG_SALES',
  WEB_CONVERSION: 'WEB_CONVERSION',
  VIDEO_VIEW: 'VIDEO_COMPLETION',
  PURCHASE: 'WEB_CONVERSION',
  IMPRESSION: 'AWARENESS',
  BILLABLE_ENGAGEMENT: 'CONSIDERATION',
  TEMPORARY_BIDDED_CPM_VIDEO: 'AWARENESS',
  TEMPORARY_IMPRESSION_VIDEO: 'AWARENESS',
  TEMPORARY_MRC_CPV_VIDEO: 'VIDEO_COMPLETION',
  TEMPORARY_SHOPPING: 'CATALOG_SALES',
} as const satisfies Record<string, ObjectiveType>;
export type NamedObjective = keyof typeof NAMED_OBJECTIVES;

export const AD_STATUSES = ['ACTIVE', 'PAUSED', 'ARCHIVED'] as const;
export type AdStatus = (typeof AD_STATUSES)[number];

export const REVIEW_STATUSES = ['PENDING', 'APPROVED', 'REJECTED'] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

export const BUDGET_TYPES = ['DAILY', 'LIFETIME', 'CBO_ADGROUP'] as const;
export type BudgetType = (typeof BUDGET_TYPES)[number];

export const BID_STRATEGY_TYPES = ['AUTOMATIC_BID', 'MAX_BID', 'TARGET_AVG'] as const;
export type BidStrategyType = (typeof BID_STRATEGY_TYPES)[number];

export const BILLABLE_EVENTS = ['CLICKTHROUGH', 'IMPRESSION', 'VIDEO_V_50_MRC'] as const;
export type BillableEvent = (typeof BILLABLE_EVENTS)[number];

export const PLACEMENT_GROUPS = ['ALL', 'SEARCH', 'BROWSE', 'OTHER'] as const;
export type PlacementGroup = (typeof PLACEMENT_GROUPS)[number];

export const PACING_TYPES = ['STANDARD', 'ACCELERATED'] as const;
export type PacingType = (typeof PACING_TYPES)[number];

export const CHANGE_LEVELS = ['ACCOUNT', 'CAMPAIGN', 'AD_GROUP', 'AD'] as const;
export type ChangeLevel = (typeof CHANGE_LEVELS)[number];

/** Of the TargetingSpec of the public API; a list that is missing asks for nothing. */
export interface TargetingSpec {
  /** Countries, as in ISO 3166. */
  LOCATION?: string[];
  /** Languages, as in `OFFERED_LOCALES`. */
  LOCALE?: string[];
  /** Ids of topics. */
  INTEREST?: string[];
  AGE_BUCKET?: string[];
  GENDER?: string[];
  /** Ids of audiences: for whom it is, and for whom not. */
  AUDIENCE_INCLUDE?: string[];
  AUDIENCE_EXCLUDE?: string[];
}

/** Of the public API. */
export const AGE_BUCKETS = ['18-24', '25-34', '35-44', '45-49', '50-54', '55-64', '65+'] as const;
export const GENDERS = ['female', 'male'] as const;

/** What an advertiser may change, by the names of the columns, which are those of the public API. Millionths. */
export interface CampaignValues {
  name: string;
  status: AdStatus;
  /** At most one of the two. */
  daily_spend_cap: number | null;
  lifetime_spend_cap: number | null;
  start_time: Date | null;
  end_time: Date | null;
}

export interface AdGroupValues {
  name: string;
  status: AdStatus;
  /** Null where the campaign has the budget. */
  budget_in_micro_currency: number | null;
  budget_type: BudgetType;
  /** Null where we choose it. */
  bid_in_micro_currency: number | null;
  bid_strategy_type: BidStrategyType;
  start_time: Date | null;
  end_time: Date | null;
  targeting: TargetingSpec;
  placement_group: PlacementGroup;
  pacing_delivery_type: PacingType;
}

export interface AdValues {
  name: string;
  status: AdStatus;
  pin_id: Id;
  destination_url: string | null;
}

/** `groups` of a campaign and `ads` of an ad group, without what is archived; `drafts` of an account. */
export const AD_LIMITS = {
  name: 255,
  reviewNote: 2000,
  listed: 100,
  groups: 50,
  ads: 50,
  drafts: 50,
} as const;

/** Whole millionths. */
export const SMALLEST_BUDGET = 1_000_000;
export const SMALLEST_BID = 10_000;
export const LARGEST_BUDGET = 1_000_000_000_000;

export const LONGEST_DAYS = 365;

/** Why staff reject an ad: names of the public API, of which each has a text. */
export const REJECTION_REASONS = [
  'PROHIBITED_PRODUCT',
  'CLICKBAIT',
  'EXAGGERATED_CLAIMS',
  'PROMOTIONS_AND_PRICES',
  'INCONSISTENT',
  'IMAGE_LOW_QUALITY',
  'SHOCKING',
  'NUDITY',
  'ALCOHOL',
  'WEAPONS',
  'POLITICAL',
  'LANDING_PAGE_BROKEN',
  'LANDING_PAGE_QUALITY',
  'TARGETING',
  'OTHER',
] as const;
export type RejectionReason = (typeof REJECTION_REASONS)[number];

export const REVIEW_NOTIFICATIONS = ['ad_approved', 'ad_rejected'] as const;
export type ReviewNotification = (typeof REVIEW_NOTIFICATIONS)[number];
