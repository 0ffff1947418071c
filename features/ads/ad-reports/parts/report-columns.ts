import { useLingui } from '@lingui/react/macro';
import { MICRO } from '#features/ads/ad-accounts/ad-account.ts';
import { type MoneyDisplay, moneyText } from '#features/ads/ad-accounts/money.ts';
import type { ReportColumn } from '../report.ts';
import type { CountsOfReport } from '../wire/report.view.ts';

/** Not every table knows all of them. */
export type Figures = Partial<CountsOfReport>;

/** Null where there is nothing to divide by. */
export function figureOf(column: ReportColumn, counts: Figures): number | null {
  const { impressions = 0, outbound_clicks: clicks = 0, spend_in_micro_currency: spend = 0 } = counts;
  const per = (part: number, whole: number) => (whole > 0 ? part / whole : null);
  if (column === 'spend') return spend;
  if (column === 'click_rate') return per(clicks, impressions);
  if (column === 'save_rate') return per(counts.saves ?? 0, impressions);
  if (column === 'click_price') return per(spend, clicks);
  if (column === 'thousand_price') return per(1000 * spend, impressions);
  const { conversions = 0, checkout_value_in_micro_currency: value = 0 } = counts;
  if (column === 'conversion_price') return per(spend, conversions);
  if (column === 'checkout_value') return value;
  if (column === 'checkout_return') return per(value, spend);
  return counts[column] ?? null;
}

const MONEY: readonly ReportColumn[] = [
  ...(['spend', 'click_price', 'thousand_price', 'conversion_price', 'checkout_value'] as const),
];
const isMoney = (column: ReportColumn): boolean => MONEY.includes(column);
const isRate = (column: ReportColumn): boolean => column === 'click_rate' || column === 'save_rate';

interface Money {
  currency: string;
  display?: MoneyDisplay;
}

export function useColumnTexts({ currency, display }: Money) {
  const { t, i18n } = useLingui();
  const labels: Record<ReportColumn, string> = {
    spend: t`Spend`,
    impressions: t`Impressions`,
    closeups: t`Closeups`,
    saves: t`Saves`,
    outbound_clicks: t`Outbound clicks`,
    click_rate: t`Click rate`,
    save_rate: t`Save rate`,
    click_price: t`Spend per click`,
    thousand_price: t`Spend per 1,000 impressions`,
    hides: t`Hidden`,
    conversions: t`Conversions`,
    conversion_price: t`Spend per conversion`,
    checkouts: t`Purchases`,
    checkout_value: t`Value of purchases`,
    checkout_return: t`Return on spend`,
    add_to_carts: t`Added to cart`,
    leads: t`Leads`,
    signups: t`Sign-ups`,
    page_visits: t`Page visits`,
  };
  const valueText = (column: ReportColumn, value: number): string => {
    if (isMoney(column)) return moneyText(value, currency, i18n.locale, { display });
    const style = isRate(column)
      ? { style: 'percent', maximumFractionDigits: 2 }
      : { maximumFractionDigits: 2 };
    return new Intl.NumberFormat(i18n.locale, style as Intl.NumberFormatOptions).format(value);
  };
  const textOf = (column: ReportColumn, counts: Figures): string => {
    const value = figureOf(column, counts);
    return value === null ? '–' : valueText(column, value);
  };
  /** For a file: money in units of the currency. */
  const amountOf = (column: ReportColumn, counts: Figures): number | null => {
    const value = figureOf(column, counts);
    return value !== null && isMoney(column) ? value / MICRO : value;
  };
  return { labels, textOf, amountOf, valueText };
}
