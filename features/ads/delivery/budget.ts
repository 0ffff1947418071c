import type { ServableAd } from '#features/ads/campaigns/servable-ads.service.ts';
import type { Id } from '#platform/ids/ids.ts';

/** In place of a day: all of them together. */
export const EVER = '0001-01-01';

/** A budget of an ad group or a campaign. */
export interface Limit {
  scopeId: Id;
  day: string;
  capMicro: number;
  /** The part of it that may be spent by now. */
  pace: number;
}

type Budgeted = Pick<
  ServableAd,
  | 'adGroupId'
  | 'campaignId'
  | 'dailyCapMicro'
  | 'lifetimeCapMicro'
  | 'campaignDailyCapMicro'
  | 'campaignLifetimeCapMicro'
  | 'startTime'
  | 'endTime'
  | 'timeZone'
>;

export function limitsOf(ad: Budgeted, now: Date): Limit[] {
  const { day, share } = dayIn(ad.timeZone, now);
  const ofDay = (scopeId: Id, capMicro: number | null): Limit[] =>
    capMicro === null ? [] : [{ scopeId, day, capMicro, pace: share }];
  const ofAll = (scopeId: Id, capMicro: number | null): Limit[] =>
    capMicro === null ? [] : [{ scopeId, day: EVER, capMicro, pace: shareOfTime(ad, now) }];
  return [
    ...ofDay(ad.adGroupId, ad.dailyCapMicro),
    ...ofAll(ad.adGroupId, ad.lifetimeCapMicro),
    ...ofDay(ad.campaignId, ad.campaignDailyCapMicro),
    ...ofAll(ad.campaignId, ad.campaignLifetimeCapMicro),
  ];
}

/** A process reserves this part of the smallest budget, or what one event costs. */
const SLICE = 0.01;

/**
 * How much may be reserved: a slice, or less where less is left; 0 if it is not enough for one event at this price.
 * What is ahead of the day's curve waits, but for a slice.
 */
export function grantOf(
  limits: readonly Limit[],
  {
    reservedOf,
    balanceMicro,
    priceMicro,
  }: { reservedOf: (limit: Limit) => number; balanceMicro: number; priceMicro: number },
): number {
  const smallest = Math.min(balanceMicro, ...limits.map(({ capMicro }) => capMicro));
  const slice = Math.max(priceMicro, Math.floor(smallest * SLICE));
  const left = limits.map((limit) => {
    const allowed = Math.min(limit.capMicro, Math.floor(limit.capMicro * limit.pace) + slice);
    return allowed - reservedOf(limit);
  });
  const grant = Math.min(slice, balanceMicro, ...left);
  // A rest that pays for nothing would be kept from others.
  return Math.max(0, grant - (grant % priceMicro));
}

/** How much of a day's visits each hour has, for as long as a site does not know its own. */
const HOURS = [3, 2, 1, 1, 1, 1, 2, 3, 4, 4, 5, 5, 5, 5, 5, 5, 5, 6, 6, 7, 8, 8, 7, 5];
const WHOLE_DAY = HOURS.reduce((sum, hour) => sum + hour, 0);

/** The share of the day's visits that is over at this time of the day. */
export function shareOfDay(hour: number, minute: number): number {
  const over = HOURS.slice(0, hour).reduce((sum, one) => sum + one, 0);
  return (over + ((HOURS[hour] ?? 0) * minute) / 60) / WHOLE_DAY;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit' },
  });
  formats.set(timeZone, made);
  return made;
}

/** The day there, and the share of it that is over. */
export function dayIn(timeZone: string, at: Date): { day: string; share: number } {
  const parts = formatIn(timeZone).formatToParts(at);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '0';
  const day = `${part('year')}-${part('month')}-${part('day')}`;
  return { day, share: shareOfDay(Number(part('hour')), Number(part('minute'))) };
}

/** Evenly from the start to the end; without both, all of it at any time. */
function shareOfTime({ startTime, endTime }: Budgeted, now: Date): number {
  if (!startTime || !endTime) return 1;
  const [from, until] = [startTime.getTime(), endTime.getTime()];
  return Math.min(1, Math.max(0, (now.getTime() - from) / (until - from)));
}
