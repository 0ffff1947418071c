import {
  INSIGHT_DELAY_DAYS,
  type InsightDimension,
  type InsightKind,
} from '#features/ads/ad-reports/insight.ts';
import { safeGroups } from '#features/ads/delivery/roll-up-insights/safe-groups.ts';
import { addDays, dayOf } from '#features/measure/analytics/analytics.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { SampleHour } from './advertise.store.ts';

export interface SampleInsight {
  campaignId: Id;
  day: string;
  kind: InsightKind;
  dimension: InsightDimension;
  value: string;
  events: number;
}

/** Parts of a hundred; the empty value is of whom it is not known. */
const PARTS: Record<Exclude<InsightDimension, 'hour'>, Record<string, number>> = {
  age: { '18-24': 14, '25-34': 29, '35-44': 18, '45-49': 6, '50-54': 5, '55-64': 6, '65+': 3, '': 19 },
  gender: { female: 51, male: 27, '': 22 },
  language: { de: 41, en: 33, fr: 14, it: 7, es: 5 },
  country: { DE: 38, CH: 21, AT: 12, FR: 11, GB: 9, IT: 6, '': 3 },
  placement: { home: 54, related: 29, search: 17 },
};

const KINDS: Record<InsightKind, (hour: SampleHour) => number> = {
  impression: ({ impressions }) => impressions,
  closeup: ({ closeups }) => closeups,
  save: ({ saves }) => saves,
  outbound_click: ({ clicks }) => clicks,
};

interface PastOfCampaign {
  campaignId: Id;
  hours: readonly SampleHour[];
}

/** As if each event were of somebody else; days that are over only, as of real ads. */
export function insightsOf(
  ads: readonly PastOfCampaign[],
  { timeZone, now }: { timeZone: string; now: Date },
): SampleInsight[] {
  const last = addDays(dayOf(now), -INSIGHT_DELAY_DAYS);
  const format = new Intl.DateTimeFormat('en', { timeZone, hour: '2-digit', hourCycle: 'h23' });
  return [...Map.groupBy(ads, ({ campaignId }) => campaignId)].flatMap(([campaignId, of]) => {
    const days = Map.groupBy(
      of.flatMap(({ hours }) => hours),
      ({ hour }) => dayOf(hour),
    );
    return [...days]
      .filter(([day]) => day <= last)
      .flatMap(([day, hours]) =>
        (Object.keys(KINDS) as InsightKind[]).flatMap((kind) =>
          breakdownsOf(hours, KINDS[kind], (hour) => format.format(hour)).map((group) => ({
            ...{ campaignId, day, kind },
            ...group,
          })),
        ),
      );
  });
}

type Group = Pick<SampleInsight, 'dimension' | 'value' | 'events'>;

function breakdownsOf(
  hours: readonly SampleHour[],
  countOf: (hour: SampleHour) => number,
  hourOf: (hour: Date) => string,
): Group[] {
  const all = hours.reduce((sum, hour) => sum + countOf(hour), 0);
  const byHour = Map.groupBy(hours, ({ hour }) => hourOf(hour));
  const ofHours = [...byHour].map(
    ([value, of]) => [value, of.reduce((sum, one) => sum + countOf(one), 0)] as const,
  );
  const dimensions: (readonly [InsightDimension, readonly (readonly [string, number])[]])[] = [
    ...Object.entries(PARTS).map(
      ([dimension, parts]) => [dimension as InsightDimension, split(all, parts)] as const,
    ),
    ['hour', ofHours],
  ];
  return dimensions.flatMap(([dimension, counted]) =>
    safeGroups(
      counted.flatMap(([value, events]) => (events > 0 ? [{ value, events, people: events }] : [])),
    ).map(({ value, events }) => ({ dimension, value, events })),
  );
}

/** Adds up to all. */
function split(all: number, parts: Record<string, number>): (readonly [string, number])[] {
  let left = all;
  const entries = Object.entries(parts);
  return entries.map(([value, part], at) => {
    const events = at === entries.length - 1 ? left : Math.min(left, Math.round((all * part) / 100));
    left -= events;
    return [value, events] as const;
  });
}
