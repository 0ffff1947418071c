export const AUDIENCE_TYPES = ['CUSTOMER_LIST', 'VISITOR', 'ENGAGEMENT', 'ACTALIKE'] as const;
export type AudienceType = (typeof AUDIENCE_TYPES)[number];

export const AUDIENCE_STATUSES = ['INITIALIZING', 'READY', 'TOO_SMALL'] as const;
export type AudienceStatus = (typeof AUDIENCE_STATUSES)[number];

export const AUDIENCE_LIMITS = {
  ...{ name: 255, ofAccount: 100, keysAtOnce: 10_000, retentionDays: 540, percentage: 10, shares: 50 },
} as const;

export interface AudienceRule {
  /** Of visitors; null is any. */
  tag_id?: string | null;
  event_name?: string | null;
  /** For how long visitors and those who saved something stay. */
  retention_days?: number;
  /** Whom others are like. */
  seed_audience_id?: string;
  /** How many of all people who agreed. */
  percentage?: number;
}
