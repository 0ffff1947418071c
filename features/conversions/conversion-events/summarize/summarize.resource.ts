import { z } from 'zod';
import { toRfc2822 } from '#platform/i18n/wire-date.ts';
import { idOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { EVENT_DAYS, SOURCES } from '../conversion.ts';
import { summarizeCounts, summarizeHealth, summarizeOverlap } from './summarize.service.ts';

const options = z.object({
  ad_account_id: idOption,
  days: z.coerce.number().int().min(1).max(EVENT_DAYS).default(28),
});

const count = z.number().int();
const common = { who: 'person', rate: 'read', acting: 'see-ads', options } as const;

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
  handle: async (context, { ad_account_id: adAccountId, days }) => {
    const { since, rows } = await summarizeCounts(context, { adAccountId, days });
    return { start_date: since.toISOString().slice(0, 10), rows };
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
  handle: async (context, { ad_account_id: adAccountId, days }) => {
    const { sources, problems } = await summarizeHealth(context, { adAccountId, days });
    return {
      sources: sources.map(({ quality, ...one }) => ({ ...one, overall_status: quality })),
      problems: problems.map(({ last_at, ...row }) => ({ ...row, last_at: toRfc2822(last_at) })),
    };
  },
});

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
  handle: (context, { ad_account_id: adAccountId, days }) => summarizeOverlap(context, { adAccountId, days }),
});
