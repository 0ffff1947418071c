import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#design/button/button.tsx';
import { DownloadIcon } from '#design/icons/icons.tsx';
import { toast } from '#design/toast/toast.ts';
import { MICRO } from '#features/ads/ad-accounts/ad-account.ts';
import styles from '#features/ads/ad-reports/parts/report.module.css';
import { figureOf, useColumnTexts } from '#features/ads/ad-reports/parts/report-columns.ts';
import { downloadCsv } from '#features/measure/analytics/parts/csv.ts';
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
const whole = (counts: Counts) => ({ ...counts, hides: 0 });

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
  fetchAll: () => Promise<Omit<FigureLine, 'action'>[]>;
};

export function FigureTable({ lines, fetchAll, ...table }: WithLines) {
  const { account, caption, mayManage, heads } = table;
  const { textOf } = useColumnTexts(account.currency);
  return (
    <div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, by keys too */}
      <section className={styles.scroll} aria-label={caption} tabIndex={0}>
        <table className={styles.table}>
          <Heads {...table} />
          <tbody>
            {lines.map(({ id, texts: [first, ...others], counts, action }) => (
              <tr key={id}>
                <th scope="row" className={styles.head}>
                  {first}
                </th>
                {others.map((text, at) => (
                  <td key={heads[at]}>{text}</td>
                ))}
                {COLUMNS.map((column) => (
                  <td key={column} className={styles.number}>
                    {textOf(column, whole(counts))}
                  </td>
                ))}
                {mayManage && <td>{action}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <FileButton {...{ caption, heads, fetchAll }} currency={account.currency} />
    </div>
  );
}

function Heads({ name, query, account, heads, mayManage }: Omit<WithLines, 'lines' | 'fetchAll'>) {
  const { t } = useLingui();
  const { labels } = useColumnTexts(account.currency);
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

type FileButtonProps = Pick<WithLines, 'caption' | 'heads' | 'fetchAll'> & { currency: string };

/** Money in units of the currency. */
function FileButton({ caption, heads, currency, fetchAll }: FileButtonProps) {
  const { t } = useLingui();
  const { labels } = useColumnTexts(currency);
  const [isLoading, setLoading] = useState(false);
  const amountOf = (column: (typeof COLUMNS)[number], counts: Counts) => {
    const value = figureOf(column, whole(counts));
    return column === 'spend' && value !== null ? value / MICRO : value;
  };
  const download = async () => {
    setLoading(true);
    try {
      const lines = await fetchAll();
      downloadCsv(caption, [
        [...heads, ...COLUMNS.map((column) => labels[column])],
        ...lines.map(({ texts, counts }) => [...texts, ...COLUMNS.map((column) => amountOf(column, counts))]),
      ]);
    } catch {
      toast.show({ kind: 'error', text: t`We couldn't load all rows. Try again.` });
    }
    setLoading(false);
  };
  return (
    <p className={styles.foot}>
      <Button size="small" icon={<DownloadIcon size={16} />} pending={isLoading} onClick={download}>
        <Trans>Download CSV</Trans>
      </Button>
    </p>
  );
}

/** So many pages of 250 rows a file has at most. */
const MOST_PAGES = 400;

type Asked = { page_size: number; bookmarks: (string | null)[] };

export async function everyPage<Row>(
  ask: (page: Asked) => Promise<{ data: Row[]; bookmark: string | null }>,
): Promise<Row[]> {
  const all: Row[] = [];
  let bookmark: string | null = null;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const answer: Awaited<ReturnType<typeof ask>> = await ask({ page_size: 250, bookmarks: [bookmark] });
    all.push(...answer.data);
    bookmark = answer.bookmark;
    if (!bookmark) break;
  }
  return all;
}
