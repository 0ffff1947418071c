import { useLingui } from '@lingui/react/macro';
import { moneyText } from '#features/ads/ad-accounts/money.ts';
import type { ReportSort } from '../report.ts';
import type { ColumnSet } from '../report-query.ts';
import type { CountsOfReport } from '../wire/report.view.ts';

export type ReportColumn = Exclude<ReportSort, 'name' | 'newest'> | 'hides' | 'click_price';

export const COLUMNS: Record<ColumnSet, readonly ReportColumn[]> = {
  performance: ['spend', 'impressions', 'outbound_clicks', 'click_rate', 'click_price'],
  engagement: ['impressions', 'closeups', 'saves', 'outbound_clicks', 'hides'],
};

/** Null where there is nothing to divide by. */
export function figureOf(column: ReportColumn, counts: CountsOfReport): number | null {
  const { impressions, outbound_clicks: clicks, spend_in_micro_currency: spend } = counts;
  if (column === 'spend') return spend;
  if (column === 'click_rate') return impressions > 0 ? clicks / impressions : null;
  if (column === 'click_price') return clicks > 0 ? spend / clicks : null;
  return counts[column];
}

export function useColumnTexts(currency: string) {
  const { t, i18n } = useLingui();
  const labels: Record<ReportColumn, string> = {
    spend: t`Spend`,
    impressions: t`Impressions`,
    closeups: t`Closeups`,
    saves: t`Saves`,
    outbound_clicks: t`Outbound clicks`,
    click_rate: t`Click rate`,
    click_price: t`Spend per click`,
    hides: t`Hidden`,
  };
  const textOf = (column: ReportColumn, counts: CountsOfReport): string => {
    const value = figureOf(column, counts);
    if (value === null) return '–';
    if (column === 'spend' || column === 'click_price') return moneyText(value, currency, i18n.locale);
    const style = column === 'click_rate' ? { style: 'percent', maximumFractionDigits: 2 } : {};
    return new Intl.NumberFormat(i18n.locale, style as Intl.NumberFormatOptions).format(value);
  };
  return { labels, textOf };
}
