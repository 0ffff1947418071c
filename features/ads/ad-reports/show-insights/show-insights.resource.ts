import { z } from 'zod';
import { idOption } from '#platform/resource/options.ts';
import { defineResource } from '#platform/resource/resource.ts';
import { INSIGHT_DIMENSIONS, type InsightKind, type InsightMeasure } from '../insight.ts';
import { askedDays, withReportDays } from '../report-options.ts';
import { countsAnswer, presentCounts, presentTotals, reportTotalsAnswer } from '../wire/report.view.ts';
import { type Insights, showInsights } from './show-insights.service.ts';
import type { InsightGroupRow } from './show-insights.store.ts';

/** Null where too few people did it to tell them apart. */
const measure = z.number().int().nullable();

const group = z.object({
  dimension: z.enum(INSIGHT_DIMENSIONS),
  /** Empty for everybody else: of whom it is not known, and of groups that are too small. */
  value: z.string(),
  counts: z.object({ impressions: measure, closeups: measure, saves: measure, outbound_clicks: measure }),
});

const answer = reportTotalsAnswer.omit({ rows: true }).extend({
  campaign: z.object({ id: z.string(), ad_account_id: z.string(), name: z.string() }),
  product_group: z.object({ id: z.string(), name: z.string() }).nullable(),
  days: z.array(z.object({ date: z.string(), counts: countsAnswer })),
  /** None of a product group. */
  groups: z.array(group),
  /** The last day (UTC) that groups are told of. */
  groups_until: z.string(),
});

const MEASURES: Record<InsightKind, InsightMeasure> = {
  ...{ impression: 'impressions', closeup: 'closeups', save: 'saves', outbound_click: 'outbound_clicks' },
};

const NONE = { impressions: null, closeups: null, saves: null, outbound_clicks: null };

function presentGroups(rows: readonly InsightGroupRow[]): z.output<typeof group>[] {
  const groups = Map.groupBy(rows, ({ dimension, value }) => `${dimension} ${value}`);
  return [...groups.values()].flatMap((counted) => {
    const [first] = counted;
    if (!first) return [];
    const counts: z.output<typeof group>['counts'] = { ...NONE };
    for (const { kind, events } of counted) counts[MEASURES[kind]] = events;
    return [{ dimension: first.dimension, value: first.value, counts }];
  });
}

function present({
  campaign,
  productGroup,
  totals,
  days,
  groups,
  groupsUntil,
}: Insights): z.output<typeof answer> {
  const { rows: _, ...summed } = presentTotals(totals);
  const { id, ad_account_id, name } = campaign;
  return {
    ...summed,
    campaign: { id, ad_account_id, name },
    product_group: productGroup,
    days: days.map(({ day, counts }) => ({ date: day, counts: presentCounts(counts) })),
    groups: presentGroups(groups),
    groups_until: groupsUntil,
  };
}

/** Who saw the ads of a campaign, where and when: by groups of at least ten people; or what came of a product group in it. */
export const adInsightsGet = defineResource({
  name: 'AdInsightsResource.get',
  summary: 'Insights into a campaign.',
  who: 'person',
  rate: 'read',
  acting: 'see-ads',
  options: withReportDays({ campaign_id: idOption, product_group_id: idOption.nullish() }),
  data: answer,
  handle: async (context, sent) => {
    const { campaign_id: campaignId, product_group_id: productGroupId = null } = sent;
    const asked = { days: askedDays(sent), timeZone: sent.time_zone ?? null };
    return present(await showInsights(context, { campaignId, productGroupId, ...asked }));
  },
});
