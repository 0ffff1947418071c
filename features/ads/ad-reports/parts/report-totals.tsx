import { Trans, useLingui } from '@lingui/react/macro';
import type { DataOf } from '#platform/resource/call.ts';
import styles from './report.module.css';
import { figureOf, type ReportColumn, useColumnTexts } from './report-columns.ts';

type ReportTotalsProps = {
  totals: DataOf<'AdReportTotalsResource.get'>;
  account: { currency: string; time_zone: string };
};

const SHOWN: readonly ReportColumn[] = ['spend', 'impressions', 'outbound_clicks', 'saves'];

/** Each beside that of as many days before. */
export function ReportTotals({ totals, account: { currency, time_zone: timeZone } }: ReportTotalsProps) {
  const { t, i18n } = useLingui();
  const { labels, textOf } = useColumnTexts(currency);
  const { counts, counts_before } = totals;
  const time = new Intl.DateTimeFormat(i18n.locale, { timeZone, dateStyle: 'medium', timeStyle: 'short' });
  const completeUntil = time.format(new Date(totals.complete_until));
  return (
    <section aria-label={t`Totals`}>
      <dl className={styles.totals}>
        {SHOWN.map((column) => (
          <div key={column} className={styles.total}>
            <dt>{labels[column]}</dt>
            <dd className={styles.value}>{textOf(column, counts)}</dd>
            <dd className={styles.before}>
              <Before now={figureOf(column, counts)} before={figureOf(column, counts_before)} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.complete}>
        <Trans>
          Complete until {completeUntil}. Days are those of {timeZone}.
        </Trans>
      </p>
    </section>
  );
}

function Before({ now, before }: { now: number | null; before: number | null }) {
  const { i18n } = useLingui();
  if (!before) return <Trans>Nothing in the days before</Trans>;
  const style = { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 0 } as const;
  const change = new Intl.NumberFormat(i18n.locale, style).format(((now ?? 0) - before) / before);
  return <Trans>{change} compared with the days before</Trans>;
}
