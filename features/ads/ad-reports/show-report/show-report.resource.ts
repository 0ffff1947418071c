import { z } from 'zod';
import { requireOwnAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import { NAMED_OBJECTIVES, type NamedObjective } from '#features/ads/campaigns/campaign.ts';
import { msg } from '#platform/i18n/msg.ts';
import { idOption, lineOption, listOption, pageSizeOption } from '#platform/resource/options.ts';
import { definePagedResource, defineResource, mapPage } from '#platform/resource/resource.ts';
import {
  AD_FILTERS,
  REPORT_DAYS,
  REPORT_LEVELS,
  REPORT_PAGE,
  REPORT_SORTS,
  STATUS_FILTERS,
} from '../report.ts';
import { presentReportRow, presentTotals, reportRowAnswer, reportTotalsAnswer } from '../wire/report.view.ts';
import { listReport, type ReportInput, totalReport } from './show-report.service.ts';

const OBJECTIVES = Object.keys(NAMED_OBJECTIVES) as [NamedObjective, ...NamedObjective[]];

const ids = listOption(idOption).default([]);

const filters = {
  ad_account_id: idOption,
  level: z.enum(REPORT_LEVELS),
  days: z.coerce
    .number()
    .refine(
      (days) => REPORT_DAYS.some((one) => one === days),
      msg('{field}: must be one of the ranges of days'),
    )
    .default(30),
  objective_types: listOption(z.enum(OBJECTIVES)).default([]),
  campaign_ids: ids,
  ad_group_ids: ids,
  ad_ids: ids,
  product_group_ids: ids,
  name: lineOption(255).default(''),
  campaign_filter: z.enum(STATUS_FILTERS).default('all'),
  ad_group_filter: z.enum(STATUS_FILTERS).default('all'),
  ad_filter: z.enum(AD_FILTERS).default('all'),
};

const asked = z.object(filters);

function inputOf(sent: z.output<typeof asked>): ReportInput {
  const { level, days, name, objective_types: objectiveTypes, campaign_ids: campaignIds } = sent;
  return {
    ...{ level, days, name, objectiveTypes, campaignIds, adGroupIds: sent.ad_group_ids, adIds: sent.ad_ids },
    productGroupIds: sent.product_group_ids,
    campaignFilter: sent.campaign_filter,
    adGroupFilter: sent.ad_group_filter,
    adFilter: sent.ad_filter,
  };
}

/** Campaigns, ad groups or ads of an own account, each with what came of it in these days. */
export const adReportRowsGet = definePagedResource({
  name: 'AdReportRowsResource.get',
  summary: 'The rows of a report on ads.',
  who: 'person',
  rate: 'read',
  acting: 'see-ads',
  options: z.object({
    ...filters,
    sort: z.enum(REPORT_SORTS).default('newest'),
    page_size: pageSizeOption(REPORT_PAGE),
  }),
  item: reportRowAnswer,
  handle: async (context, { sort, page_size: pageSize, ...sent }, { after }) => {
    const account = await requireOwnAdAccount(context, sent.ad_account_id);
    const shown = { isAccountClosed: account.closed_at !== null, now: context.clock.now() };
    const page = await listReport(context, account, { ...inputOf(sent), sort }, { after, pageSize });
    return mapPage(page, (rows) => rows.map((row) => presentReportRow(row, shown)));
  },
});

/** What all rows of such a report add up to, and of as many days before. */
export const adReportTotalsGet = defineResource({
  name: 'AdReportTotalsResource.get',
  summary: 'The totals of a report on ads.',
  who: 'person',
  rate: 'read',
  acting: 'see-ads',
  options: asked,
  data: reportTotalsAnswer,
  handle: async (context, sent) => {
    const input = inputOf(sent);
    const account = await requireOwnAdAccount(context, sent.ad_account_id);
    return presentTotals(await totalReport(context, account, input));
  },
});
