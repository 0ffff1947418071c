import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { CsvButton } from '#features/ads/ad-reports/parts/csv-button.tsx';
import styles from '#features/ads/ad-reports/parts/report.module.css';
import { useColumnTexts } from '#features/ads/ad-reports/parts/report-columns.ts';
import type { KeywordSort } from '../keyword.ts';
import { type KeywordQuery, type KeywordReportName, keywordPath } from '../keyword-query.ts';

const COLUMNS = ['spend', 'impressions', 'closeups', 'saves', 'outbound_clicks', 'click_rate'] as const;

interface Counts {
  impressions: number;
  closeups: number;
  saves: number;
  outbound_clicks: number;
  spend_in_micro_currency: number;
}

/** Nobody hides a search. */

export interface FigureLine {
  id: string;
  /** As many as there are heads. */
  texts: readonly string[];
  counts: Counts;
  action: ReactNode;
}

export type FigureTableProps = {
  name: KeywordReportName;
  query: KeywordQuery;
  account: { id: string; currency: string };
  caption: string;
  mayManage: boolean;
};

type WithLines = FigureTableProps & {
  heads: readonly string[];
  lines: readonly FigureLine[];
  fetchPage: (bookmark: string | null) => Promise<{ data: readonly FigureLine[]; bookmark: string | null }>;
};

export function FigureTable({ lines, fetchPage, ...table }: WithLines) {
  const { account, caption, mayManage, heads } = table;
  const { labels, textOf, amountOf } = useColumnTexts(account);
  return (
    <div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, by keys too */}
      <section className={styles.scroll} aria-label={caption} tabIndex={0}>
        <table className={styles.table}>
          <Heads {...table} />
          <tbody>
            {lines.map((line) => (
              <Line key={line.id} {...{ line, heads, mayManage, textOf }} />
            ))}
          </tbody>
        </table>
      </section>
      <CsvButton
        name={caption}
        heads={[...heads, ...COLUMNS.map((column) => labels[column])]}
        lineOf={({ texts, counts }) => [...texts, ...COLUMNS.map((column) => amountOf(column, counts))]}
        rows={fetchPage}
      />
    </div>
  );
}

type LineProps = Pick<WithLines, 'heads' | 'mayManage'> & {
  line: FigureLine;
  textOf: ReturnType<typeof useColumnTexts>['textOf'];
};

function Line({ line: { texts, counts, action }, heads, mayManage, textOf }: LineProps) {
  const [first, ...others] = texts;
  return (
    <tr>
      <th scope="row" className={styles.head}>
        {first}
      </th>
      {others.map((text, at) => (
        <td key={heads[at]}>{text}</td>
      ))}
      {COLUMNS.map((column) => (
        <td key={column} className={styles.number}>
          {textOf(column, counts)}
        </td>
      ))}
      {mayManage && <td>{action}</td>}
    </tr>
  );
}

function Heads({ name, query, account, heads, mayManage }: Omit<WithLines, 'lines' | 'fetchPage'>) {
  const { t } = useLingui();
  const { labels } = useColumnTexts(account);
  const head = (sort: KeywordSort, text: string) => (
    <Link to={keywordPath(name, { ...query, sort })}>{text}</Link>
  );
  const order = (sort: KeywordSort) =>
    sort === query.sort ? (sort === 'name' ? 'ascending' : 'descending') : undefined;
  const [first = '', ...others] = heads;
  return (
    <thead>
      <tr>
        <th scope="col" aria-sort={order('name')}>
          {head('name', first)}
        </th>
        {others.map((text) => (
          <th key={text} scope="col">
            {text}
          </th>
        ))}
        {COLUMNS.map((column) => (
          <th key={column} scope="col" className={styles.number} aria-sort={order(column)}>
            {head(column, labels[column])}
          </th>
        ))}
        {mayManage && <th scope="col">{t`Action`}</th>}
      </tr>
    </thead>
  );
}
