import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { Button } from '#design/button/button.tsx';
import { DownloadIcon } from '#design/icons/icons.tsx';
import { MICRO } from '#features/ads/ad-accounts/ad-account.ts';
import { downloadCsv } from '#features/measure/analytics/parts/csv.ts';
import type { ReportColumn } from '../report.ts';
import type { CountsOfReport } from '../wire/report.view.ts';
import styles from './report.module.css';
import { figureOf, isMoney, useColumnTexts } from './report-columns.ts';

type DayTableProps = {
  days: readonly { date: string; counts: CountsOfReport; reported?: number }[];
  currency: string;
  columns: readonly ReportColumn[];
  hasReported?: boolean;
};

export function useDayText(): (date: string) => string {
  const { i18n } = useLingui();
  return useCallback(
    (date) => i18n.date(new Date(`${date}T00:00:00Z`), { timeZone: 'UTC', month: 'short', day: 'numeric' }),
    [i18n],
  );
}

/** The latest day first, and all of them as a file. */
export function DayTable(table: DayTableProps) {
  const { t, i18n } = useLingui();
  const { days, currency, columns, hasReported = false } = table;
  const { textOf } = useColumnTexts(currency);
  const dayText = useDayText();
  const { heads, download } = useDayFile(table);
  return (
    <div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, by keys too */}
      <section className={styles.scroll} aria-label={t`Days`} tabIndex={0}>
        <table className={styles.table}>
          <Heads heads={heads} />
          <tbody>
            {days.toReversed().map(({ date, counts, reported }) => (
              <tr key={date}>
                <th scope="row">{dayText(date)}</th>
                {columns.map((column) => (
                  <td key={column} className={styles.number}>
                    {textOf(column, counts)}
                  </td>
                ))}
                {hasReported && <td className={styles.number}>{i18n.number(reported ?? 0)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className={styles.foot}>
        <Button size="small" icon={<DownloadIcon size={16} />} onClick={download}>
          <Trans>Download CSV</Trans>
        </Button>
      </p>
    </div>
  );
}

function Heads({ heads }: { heads: readonly string[] }) {
  const [day, ...others] = heads;
  return (
    <thead>
      <tr>
        <th scope="col">{day}</th>
        {others.map((head) => (
          <th key={head} scope="col" className={styles.number}>
            {head}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function useDayFile({ days, currency, columns, hasReported }: DayTableProps) {
  const { t } = useLingui();
  const { labels } = useColumnTexts(currency);
  const others = hasReported ? [t`Reported conversions`] : [];
  const heads = [t`Day`, ...columns.map((one) => labels[one]), ...others];
  const figures = ({ counts, reported }: (typeof days)[number]) => [
    ...columns.map((one) => {
      const value = figureOf(one, counts);
      return value !== null && isMoney(one) ? value / MICRO : value;
    }),
    ...(hasReported ? [reported ?? 0] : []),
  ];
  const download = () => downloadCsv(t`Days`, [heads, ...days.map((day) => [day.date, ...figures(day)])]);
  return { heads, download };
}
