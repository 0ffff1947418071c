import { z } from 'zod';
import { requireOwnAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import type { Attribution } from '#features/ads/attribution/attribution.ts';
import {
  attributionFields,
  chosenAttribution,
} from '#features/ads/attribution/chosen-attribution.service.ts';
import { NAMED_OBJECTIVES, type NamedObjective } from '#features/ads/campaigns/campaign.ts';
import { idOption, lineOption, listOption, pageSizeOption } from '#platform/resource/options.ts';
import { definePagedResource, defineResource, mapPage } from '#platform/resource/resource.ts';
import { listReport, type ReportInput, totalReport } from '../list-report.service.ts';
import {
  AD_FILTERS,
  orderOf,
  REPORT_LEVELS,
  REPORT_ORDERS,
  REPORT_PAGE,
  REPORT_SORTS,
  STATUS_FILTERS,
} from '../report.ts';
import { askedDays, timeZoneOf, withReportDays } from '../report-options.ts';
import { findReportRange } from '../report-range.service.ts';
import { presentReportRow, presentTotals, reportRowAnswer, reportTotalsAnswer } from '../wire/report.view.ts';

const OBJECTIVES = Object.keys(NAMED_OBJECTIVES) as [NamedObjective, ...NamedObjective[]];

const ids = listOption(idOption).default([]);

const filters = {
  ad_account_id: idOption,
  level: z.enum(REPORT_LEVELS),
  objective_types: listOption(z.enum(OBJECTIVES)).default([]),
  campaign_ids: ids,
  ad_group_ids: ids,
  ad_ids: ids,
  product_group_ids: ids,
  name: lineOption(255).default(''),
  campaign_filter: z.enum(STATUS_FILTERS).default('all'),
  ad_group_filter: z.enum(STATUS_FILTERS).default('all'),
  ad_filter: z.enum(AD_FILTERS).default('all'),
  ...attributionFields,
};

const asked = withReportDays(filters);

function inputOf(sent: z.output<typeof asked>, attribution: Attribution): ReportInput {
  const { level, name, objective_types: objectiveTypes, campaign_ids: campaignIds } = sent;
  return {
    ...{ level, name, objectiveTypes, campaignIds, adGroupIds: sent.ad_group_ids, adIds: sent.ad_ids },
    productGroupIds: sent.product_group_ids,
    campaignFilter: sent.campaign_filter,
    adGroupFilter: sent.ad_group_filter,
    adFilter: sent.ad_filter,
    attribution,
  };
}

/** Campaigns, ad groups or ads of an own account, each with what came of it in these days. */
export const adReportRowsGet = definePagedResource({
  name: 'AdReportRowsResource.get',
  summary: 'The rows of a report on ads.',
  who: 'person',
  rate: 'read',
  acting: 'see-ads',
  options: withReportDays({
    ...filters,
    sort: z.enum(REPORT_SORTS).default('newest'),
    /** Without one, words begin with their first and figures with the largest. */
    order: z.enum(REPORT_ORDERS).nullish(),
    page_size: pageSizeOption(REPORT_PAGE),
  }),
  item: reportRowAnswer,
  handle: async (context, { sort, order, page_size: pageSize, ...sent }, { after }) => {
    const account = await requireOwnAdAccount(context, sent.ad_account_id);
    const shown = { isAccountClosed: account.closed_at !== null, now: context.clock.now() };
    const range = await findReportRange(context, askedDays(sent), timeZoneOf(sent, account));
    const attribution = await chosenAttribution(context.db, account.id, sent);
    const sorted = { sort, order: order ?? orderOf(sort) };
    const asked = { input: inputOf(sent, attribution), range, sorted };
    const page = await listReport(context, account, asked, { after, pageSize });
    return mapPage(page, (rows) => rows.map((row) => presentReportRow(row, shown)));
  },
});

/** What all rows of such a report add up to, and those of the days that it is compared with. */
export const adReportTotalsGet = defineResource({
  name: 'AdReportTotalsResource.get',
  summary: 'The totals of a report on ads.',
  who: 'person',
  rate: 'read',
  acting: 'see-ads',
  options: asked,
  data: reportTotalsAnswer,
  handle: async (context, sent) => {
    const account = await requireOwnAdAccount(context, sent.ad_account_id);
    const range = await findReportRange(context, askedDays(sent), timeZoneOf(sent, account));
    const attribution = await chosenAttribution(context.db, account.id, sent);
    return presentTotals(await totalReport(context, account, inputOf(sent, attribution), range));
  },
});
