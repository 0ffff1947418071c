import { useLingui } from '@lingui/react/macro';
import type { LedgerReason } from '#features/ads/ad-accounts/ad-account.ts';
import { moneyText } from '#features/ads/ad-accounts/money.ts';
import { FiguresTable } from '#features/ads/ad-reports/parts/figures-table.tsx';
import type { DataOf } from '#platform/resource/call.ts';
import styles from './ads-page.module.css';

export type LedgerLine = DataOf<'AdLedgerResource.get'>[number];

export function useLedgerReasons(): Record<LedgerReason, string> {
  const { t } = useLingui();
  return {
    welcome: t`Welcome credit`,
    credit: t`Credit`,
    promotion: t`Promotion code`,
    payment: t`Payment`,
    charge: t`Ads`,
  };
}

export function LedgerTable({ lines, timeZone }: { lines: readonly LedgerLine[]; timeZone: string }) {
  const { t, i18n } = useLingui();
  const reasons = useLedgerReasons();
  const money = (micro: number, { currency }: LedgerLine) =>
    moneyText(micro, currency, i18n.locale, { isExact: true });
  return (
    <FiguresTable
      caption={t`Received and spent`}
      heads={[
        { label: t`Day` },
        { label: t`What for` },
        { label: t`Amount`, isNumber: true },
        { label: t`Balance`, isNumber: true },
      ]}
      rows={lines.map((line) => ({
        key: line.id,
        cells: [
          i18n.date(new Date(line.created_at), { dateStyle: 'medium', timeZone }),
          <>
            {reasons[line.reason]}
            {line.note && <div className={styles.lead}>{line.note}</div>}
          </>,
          money(line.amount_in_micro_currency, line),
          money(line.balance_in_micro_currency, line),
        ],
      }))}
    />
  );
}
