import type { AdStatus, ReviewStatus } from './campaign.ts';

/** Of a campaign or an ad group, as in the public API. */
export const SUMMARY_STATUSES = [
  'RUNNING',
  'PAUSED',
  'NOT_STARTED',
  'COMPLETED',
  'ADVERTISER_DISABLED',
  'ARCHIVED',
] as const;
export type SummaryStatus = (typeof SUMMARY_STATUSES)[number];

interface Scheduled {
  /** Of it and all above it, from the top. */
  statuses: readonly AdStatus[];
  start: Date | null;
  end: Date | null;
  isAccountClosed: boolean;
}

/** The first that applies, from what cannot be undone to what just waits. */
export function summaryStatus(
  { statuses, start, end, isAccountClosed }: Scheduled,
  now: Date,
): SummaryStatus {
  if (statuses.includes('ARCHIVED')) return 'ARCHIVED';
  if (isAccountClosed) return 'ADVERTISER_DISABLED';
  if (end && end <= now) return 'COMPLETED';
  if (statuses.includes('PAUSED')) return 'PAUSED';
  return start && start > now ? 'NOT_STARTED' : 'RUNNING';
}

/** Of an ad: its review comes before its schedule, which is that of its ad group. */
export const AD_SUMMARY_STATUSES = [...SUMMARY_STATUSES, 'APPROVED', 'PENDING', 'REJECTED'] as const;
export type AdSummaryStatus = (typeof AD_SUMMARY_STATUSES)[number];

export function adSummaryStatus(ad: Scheduled & { review: ReviewStatus }, now: Date): AdSummaryStatus {
  const above = summaryStatus(ad, now);
  if (above === 'ARCHIVED' || above === 'ADVERTISER_DISABLED') return above;
  return ad.review === 'APPROVED' ? above : ad.review;
}
