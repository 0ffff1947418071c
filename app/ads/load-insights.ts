import { data, type RouterContextProvider } from 'react-router';
import { INSIGHT_DAYS, INSIGHT_MEASURES, USUAL_INSIGHT_DAYS } from '#features/ads/ad-reports/insight.ts';
import type { ReportLevel } from '#features/ads/ad-reports/report.ts';
import { parseId } from '#platform/ids/ids.ts';
import { requireAdvertiser } from './require-advertiser.ts';

interface Addressed {
  context: Readonly<RouterContextProvider>;
  url: URL;
  params: { campaignId: string; productGroupId?: string };
}

/** @throws 404 for campaigns of others, and product groups that the campaign does not show */
export async function loadInsights({ context, url, params }: Addressed) {
  const { page, accounts } = await requireAdvertiser(context, url);
  const id = parseId(params.campaignId);
  const productGroupId = params.productGroupId === undefined ? null : parseId(params.productGroupId);
  const first = accounts?.find(({ is_closed }) => !is_closed) ?? accounts?.[0];
  if (!id || !accounts || !first) throw data(null, 404);
  if (params.productGroupId !== undefined && !productGroupId) throw data(null, 404);
  const days = INSIGHT_DAYS.find((one) => String(one) === url.searchParams.get('days')) ?? USUAL_INSIGHT_DAYS;
  const shown = INSIGHT_MEASURES.find((one) => one === url.searchParams.get('show')) ?? 'impressions';
  const { data: preferences } = await page.call('AdReportPreferencesResource.get', {
    ad_account_id: first.id,
  });
  const asked = { days, time_zone: preferences.time_zone };
  const of = { campaign_id: id, product_group_id: productGroupId };
  const { data: insights } = await page.call('AdInsightsResource.get', { ...asked, ...of });
  const account = accounts.find((one) => one.id === insights.campaign.ad_account_id) ?? first;
  /** What there is of it on this level, beginning with the most of what is counted. */
  const rowsOf = (level: ReportLevel) =>
    page.call('AdReportRowsResource.get', {
      ...{ ...asked, ad_account_id: account.id, level, campaign_ids: [id], sort: shown },
      product_group_ids: productGroupId ? [productGroupId] : [],
    });
  return { days, shown, insights, account: { ...account, display: preferences.money_display }, rowsOf };
}

type Loaded = Awaited<ReturnType<typeof loadInsights>>;

/** What parts of the page are shown. */
export type LoadedInsights = Omit<Loaded, 'rowsOf'>;
export type InsightRows = Awaited<ReturnType<Loaded['rowsOf']>>['data'];
