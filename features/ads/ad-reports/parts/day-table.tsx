import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import type { ReportColumn } from '../report.ts';
import type { CountsOfReport } from '../wire/report.view.ts';
import { CsvButton } from './csv-button.tsx';
import styles from './report.module.css';
import { useColumnTexts } from './report-columns.ts';

type DayTableProps = {
  days: readonly { date: string; counts: CountsOfReport; reported?: number }[];
  account: Parameters<typeof useColumnTexts>[0];
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
export function DayTable({ days, account, columns, hasReported = false }: DayTableProps) {
  const { t, i18n } = useLingui();
  const { labels, textOf, amountOf } = useColumnTexts(account);
  const dayText = useDayText();
  const others = hasReported ? [t`Reported conversions`] : [];
  const heads = [t`Day`, ...columns.map((one) => labels[one]), ...others];
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
      <CsvButton
        name={t`Days`}
        heads={heads}
        lineOf={({ date, counts, reported = 0 }) => [
          date,
          ...columns.map((one) => amountOf(one, counts)),
          ...(hasReported ? [reported] : []),
        ]}
        rows={days}
      />
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
