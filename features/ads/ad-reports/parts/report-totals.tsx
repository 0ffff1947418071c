import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { DataOf } from '#platform/resource/call.ts';
import type { Comparison, ReportColumn } from '../report.ts';
import styles from './report.module.css';
import { figureOf, useColumnTexts } from './report-columns.ts';

type Tile = {
  key: string;
  label: string;
  text: string;
  now: number | null;
  before: number | null;
  /** Where it leads to its days. */
  to?: string;
  isShown?: boolean;
};

type TotalsProps = {
  tiles: readonly Tile[];
  comparison: Comparison;
  answered: { time_zone: string; complete_until: string };
};

/** Each beside that of the days that it is compared with, if any. */
export function Totals({ tiles, comparison, answered }: TotalsProps) {
  const { t, i18n } = useLingui();
  const { time_zone: timeZone } = answered;
  const time = new Intl.DateTimeFormat(i18n.locale, { timeZone, dateStyle: 'medium', timeStyle: 'short' });
  const completeUntil = time.format(new Date(answered.complete_until));
  return (
    <section aria-label={t`Totals`}>
      <dl className={styles.totals}>
        {tiles.map(({ key, label, text, now, before, to, isShown }) => (
          <div key={key} className={styles.total} data-shown={isShown || undefined}>
            <dt>
              {to ? (
                <Link to={to} aria-current={isShown ? 'true' : undefined} preventScrollReset replace>
                  {label}
                </Link>
              ) : (
                label
              )}
            </dt>
            <dd className={styles.value}>{text}</dd>
            {comparison !== 'none' && (
              <dd className={styles.before}>
                <Before {...{ now, before, comparison }} />
              </dd>
            )}
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

type ReportTotalsProps = {
  totals: DataOf<'AdReportTotalsResource.get'>;
  account: Parameters<typeof useColumnTexts>[0];
  comparison: Comparison;
};

const SHOWN: readonly ReportColumn[] = ['spend', 'impressions', 'outbound_clicks', 'saves'];

export function ReportTotals({ totals, account, comparison }: ReportTotalsProps) {
  const { labels, textOf } = useColumnTexts(account);
  const { counts, counts_before } = totals;
  const tiles = SHOWN.map((column) => ({
    ...{ key: column, label: labels[column], text: textOf(column, counts) },
    ...{ now: figureOf(column, counts), before: figureOf(column, counts_before) },
  }));
  return <Totals {...{ tiles, comparison }} answered={totals} />;
}

type BeforeProps = { now: number | null; before: number | null; comparison: Comparison };

function Before({ now, before, comparison }: BeforeProps) {
  const { i18n } = useLingui();
  const isYear = comparison === 'year';
  if (!before) return isYear ? <Trans>Nothing a year ago</Trans> : <Trans>Nothing in the days before</Trans>;
  const style = { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 0 } as const;
  const change = new Intl.NumberFormat(i18n.locale, style).format(((now ?? 0) - before) / before);
  return isYear ? (
    <Trans>{change} compared with a year ago</Trans>
  ) : (
    <Trans>{change} compared with the days before</Trans>
  );
}
