import { z } from 'zod';
import { requireAdvertiser } from '#features/conversions/conversion-tags/advertiser.service.ts';
import { toRfc2822 } from '#platform/i18n/wire-date.ts';
import { idOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { EVENT_DAYS, KEY_NAMES, type KeyName, SOURCES, type Source } from '../conversion.ts';
import { matchScore, qualityOf } from '../match-quality.ts';
import {
  type Coverage,
  countEvents,
  countMissed,
  countOverlap,
  countProblems,
  coverFields,
} from './summarize.store.ts';

const DAY_MS = 86_400_000;

const options = z.object({
  ad_account_id: idOption,
  days: z.coerce.number().int().min(1).max(EVENT_DAYS).default(28),
});

const count = z.number().int();
const common = { who: 'person', rate: 'read', acting: 'see-ads', options } as const;

/** The first day is a whole one, in UTC. */
function sinceOf(now: Date, days: number): Date {
  return new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS - (days - 1) * DAY_MS);
}

/** How often each event was reported, by source and day (UTC); what several reported counts once. */
export const conversionCountsGet = defineResource({
  ...common,
  name: 'ConversionCountsResource.get',
  summary: 'How many events were reported for an ad account.',
  data: z.object({
    /** The first day, as YYYY-MM-DD. */
    start_date: z.string(),
    rows: z.array(
      z.object({
        ...{
          event_name: z.string(),
          source: z.enum(SOURCES),
          day: z.string(),
          currency: z.string().nullable(),
        },
        ...{ counted: count, repeated: count, value_micro: z.string() },
      }),
    ),
  }),
  handle: async ({ ...context }, { ad_account_id, days }) => {
    const { id } = await requireAdvertiser(context, ad_account_id);
    const since = sinceOf(context.clock.now(), days);
    return { start_date: since.toISOString().slice(0, 10), rows: await countEvents(context.db, id, since) };
  },
});

const coverage = z.object({ name: z.string(), events: count });

/** How well the events of each source say who did what, and what was wrong with them. */
export const conversionHealthGet = defineResource({
  ...common,
  name: 'ConversionHealthResource.get',
  summary: 'How good the events of an ad account are.',
  data: z.object({
    sources: z.array(
      z.object({
        source: z.enum(SOURCES),
        events: count,
        score: count,
        overall_status: z.enum(['NEEDS_IMPROVEMENT', 'FAIR', 'GOOD']),
        keys: z.array(coverage),
        fields: z.array(coverage),
      }),
    ),
    problems: z.array(
      z.object({
        ...{ tag_id: z.string().nullable(), source: z.enum(SOURCES), event_name: z.string() },
        ...{ problem: z.string(), events: count, last_at: z.string() },
      }),
    ),
  }),
  handle: async (context, { ad_account_id, days }) => {
    const { id } = await requireAdvertiser(context, ad_account_id);
    const since = sinceOf(context.clock.now(), days);
    const { db } = context;
    const [counts, covered, problems] = await Promise.all([
      countEvents(db, id, since),
      coverFields(db, id, since),
      countProblems(db, id, since),
    ]);
    const totals = new Map<Source, number>();
    for (const { source, counted, repeated } of counts)
      totals.set(source, (totals.get(source) ?? 0) + counted + repeated);
    return {
      sources: SOURCES.filter((source) => totals.has(source)).map((source) =>
        healthOf(source, totals.get(source) ?? 0, covered),
      ),
      problems: problems
        .map(({ last_at, ...row }) => ({ ...row, last_at: toRfc2822(last_at) }))
        .toSorted((a, b) => b.events - a.events || a.problem.localeCompare(b.problem)),
    };
  },
});

const FIELD_NAMES = ['event_id', 'value', 'currency', 'order_id', 'product_ids', 'page', 'agreed'];

function healthOf(source: Source, events: number, covered: readonly Coverage[]) {
  const of = (name: string) => covered.find((one) => one.source === source && one.name === name)?.events ?? 0;
  const each = <Name extends string>(names: readonly Name[]) =>
    names.map((name) => ({ name, events: of(name) }));
  const shares: Partial<Record<KeyName, number>> = Object.fromEntries(
    KEY_NAMES.map((name) => [name, of(name) / events]),
  );
  const score = matchScore(shares);
  return {
    source,
    events,
    score,
    overall_status: qualityOf(score),
    keys: each(KEY_NAMES),
    fields: each(FIELD_NAMES),
  };
}

/** How many reports of the tag and of the API are of the same, and why others were not found to be. */
export const conversionOverlapGet = defineResource({
  ...common,
  name: 'ConversionOverlapResource.get',
  summary: 'What the tag and the API both report.',
  data: z.object({
    events: z.array(
      z.object({ event_name: z.string(), tag: count, tag_with_id: count, api: count, both: count }),
    ),
    missed: z.array(
      z.object({
        event_name: z.string(),
        reason: z.enum(['no_id', 'other_name', 'other_id', 'too_late']),
        events: count,
      }),
    ),
  }),
  handle: async (context, { ad_account_id, days }) => {
    const { id } = await requireAdvertiser(context, ad_account_id);
    const since = sinceOf(context.clock.now(), days);
    const [events, missed] = await Promise.all([
      countOverlap(context.db, id, since),
      countMissed(context.db, id, since),
    ]);
    return { events, missed };
  },
});
