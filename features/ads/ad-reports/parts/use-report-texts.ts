import { useLingui } from '@lingui/react/macro';
import type { NamedObjective } from '#features/ads/campaigns/campaign.ts';
import { useAdTexts } from '#features/ads/campaigns/parts/use-ad-texts.ts';
import { useAvailabilityTexts } from '#features/ads/catalogs/parts/use-availability-texts.ts';
import type { DataOf } from '#platform/resource/call.ts';
import type { Comparison, ReportLevel } from '../report.ts';

type Row = Pick<DataOf<'AdReportRowsResource.get'>[number], 'availability' | 'summary_status'>;

export function useObjectiveTexts(): Record<NamedObjective, string> {
  const { t } = useLingui();
  return {
    AWARENESS: t`Awareness`,
    TRAFFIC: t`Traffic`,
    APP_INSTALL: t`App installs`,
    CATALOG_SALES: t`Catalog sales`,
    WEB_CONVERSION: t`Conversions`,
    VIDEO_VIEW: t`Video views`,
    PURCHASE: t`Purchases`,
    IMPRESSION: t`Impressions`,
    BILLABLE_ENGAGEMENT: t`Engagement`,
    TEMPORARY_BIDDED_CPM_VIDEO: t`Video with a bid for impressions`,
    TEMPORARY_IMPRESSION_VIDEO: t`Video impressions`,
    TEMPORARY_MRC_CPV_VIDEO: t`Video watched by half`,
    TEMPORARY_SHOPPING: t`Shopping`,
  };
}

export function useComparisonTexts(): Record<Comparison, string> {
  const { t } = useLingui();
  return { before: t`The days before`, year: t`A year ago`, none: t`Nothing` };
}

/** A product is in stock or not; all else has a state. */
export function useStatusText(level: ReportLevel): (row: Row) => string {
  const { t } = useLingui();
  const { summaries } = useAdTexts();
  const availabilities = useAvailabilityTexts();
  return ({ availability, summary_status }) => {
    if (level !== 'PRODUCT_ITEM') return summaries[summary_status];
    return availability ? availabilities[availability] : t`No longer in the catalog`;
  };
}
