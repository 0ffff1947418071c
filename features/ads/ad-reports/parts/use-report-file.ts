import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { toast } from '#design/toast/toast.ts';
import { MICRO } from '#features/ads/ad-accounts/ad-account.ts';
import { downloadCsv } from '#features/measure/analytics/parts/csv.ts';
import { call } from '#platform/resource/client.ts';
import type { ReportColumn } from '../report.ts';
import { figureOf, isMoney, useColumnTexts } from './report-columns.ts';
import { type ReportTableProps, useStatusText } from './report-table.tsx';

const PAGE = 250;
/** So many rows a file has at most. */
const MOST_PAGES = 400;

type Row = ReportTableProps['rows'][number];

/** All rows as a file, with the shown columns. */
export function useReportFile({ level, asked, account, columns, rows, caption, hasMore }: ReportTableProps) {
  const { t } = useLingui();
  const { labels } = useColumnTexts(account.currency);
  const status = useStatusText(level);
  const [isLoading, setLoading] = useState(false);
  const download = async () => {
    setLoading(true);
    try {
      const all = hasMore ? await fetchAll(asked) : rows;
      const heads = [t`Name`, 'ID', t`Status`, ...columns.map((column) => labels[column])];
      const lines = all.map((row) => [row.name, row.id, status(row), ...figuresOf(row, columns)]);
      downloadCsv(caption, [heads, ...lines]);
    } catch {
      toast.show({ kind: 'error', text: t`We couldn't load all rows. Try again.` });
    }
    setLoading(false);
  };
  return [download, isLoading] as const;
}

/** Money in units of the currency. */
const figuresOf = ({ counts }: Row, columns: readonly ReportColumn[]) =>
  columns.map((column) => {
    const value = figureOf(column, counts);
    return value !== null && isMoney(column) ? value / MICRO : value;
  });

async function fetchAll(options: ReportTableProps['asked']): Promise<Row[]> {
  const all: Row[] = [];
  let bookmark: string | null = null;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const asked = { ...options, page_size: PAGE, bookmarks: [bookmark] };
    const answer: { data: Row[]; bookmark: string | null } = await call('AdReportRowsResource.get', asked);
    all.push(...answer.data);
    bookmark = answer.bookmark;
    if (!bookmark) break;
  }
  return all;
}
