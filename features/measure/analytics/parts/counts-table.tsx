import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '#design/button/button.tsx';
import { DownloadIcon } from '#design/icons/icons.tsx';
import type { CountsAnswer } from '../wire/analytics-answer.ts';
import styles from './counts-table.module.css';
import { downloadCsv } from './csv.ts';
import { type ShownMetric, useMetricTexts } from './use-metric-texts.ts';

const COUNTS = ['impressions', 'closeups', 'saves', 'outbound_clicks', 'time_spent'] as const;

export type CountsRow = {
  key: string;
  /** What the row is of, in the file too. */
  name: string;
  head: ReactNode;
  /** Null where too few people are behind them. */
  counts: CountsAnswer | null;
  followers?: number | null;
};

type CountsTableProps = {
  caption: string;
  /** What the rows are of. */
  of: string;
  rows: readonly CountsRow[];
  /** The name of the file, without its ending. */
  file: string;
};

/** A table, and the same rows as a file. */
export function CountsTable(table: CountsTableProps) {
  const { caption, of, rows } = table;
  const { labels } = useMetricTexts();
  const download = useDownload(table);
  const metrics = metricsOf(rows);
  return (
    <div className={styles.whole}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, by keys too */}
      <section className={styles.scroll} aria-label={caption} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{of}</th>
              {metrics.map((metric) => (
                <th key={metric} scope="col" className={styles.number}>
                  {labels[metric]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.key} row={row} metrics={metrics} />
            ))}
          </tbody>
        </table>
      </section>
      <Button size="small" icon={<DownloadIcon size={16} />} onClick={download} className={styles.file}>
        <Trans>Download CSV</Trans>
      </Button>
    </div>
  );
}

const hasFollowers = (rows: readonly CountsRow[]) =>
  rows.some(({ followers }) => typeof followers === 'number');

const metricsOf = (rows: readonly CountsRow[]): ShownMetric[] =>
  hasFollowers(rows) ? [...COUNTS, 'followers'] : [...COUNTS];

function useDownload({ of, rows, file }: CountsTableProps): () => void {
  const { t } = useLingui();
  const { labels } = useMetricTexts();
  const withheld = t`Not shown`;
  return () => {
    const names = metricsOf(rows).map((metric) =>
      metric === 'time_spent' ? t`Time spent (seconds)` : labels[metric],
    );
    const lines = rows.map(({ name, counts, followers }) => [
      name,
      ...COUNTS.map((metric) => counts?.[metric] ?? null),
      ...(hasFollowers(rows) ? [followers ?? null] : []),
      counts ? '' : withheld,
    ]);
    downloadCsv(file, [[of, ...names, t`Note`], ...lines]);
  };
}

function Row({ row, metrics }: { row: CountsRow; metrics: readonly ShownMetric[] }) {
  const { valueText } = useMetricTexts();
  const { head, counts, followers } = row;
  return (
    <tr>
      <th scope="row" className={styles.head}>
        {head}
      </th>
      {counts ? (
        COUNTS.map((metric) => (
          <td key={metric} className={styles.number}>
            {valueText(metric, counts[metric])}
          </td>
        ))
      ) : (
        <td colSpan={COUNTS.length} className={styles.few}>
          <Trans>Not shown</Trans>
        </td>
      )}
      {metrics.includes('followers') && (
        <td className={styles.number}>{valueText('followers', followers ?? 0)}</td>
      )}
    </tr>
  );
}
