import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { DownloadIcon } from '#design/icons/icons.tsx';
import { toast } from '#design/toast/toast.ts';
import { downloadCsv } from '#features/measure/analytics/parts/csv.ts';
import styles from './report.module.css';

type Line = readonly (string | number | null)[];

interface AnsweredPage<Row> {
  data: readonly Row[];
  bookmark: string | null;
}

interface CsvButtonProps<Row> {
  name: string;
  heads: readonly string[];
  lineOf: (row: Row) => Line;
  /** Pages are fetched one by one, so that the file has all rows and not only those that are shown. */
  rows: readonly Row[] | ((bookmark: string | null) => Promise<AnsweredPage<Row>>);
}

/** So many pages a file has at most. */
const MOST_PAGES = 400;

export function CsvButton<Row>({ name, heads, lineOf, rows }: CsvButtonProps<Row>) {
  const { t } = useLingui();
  const [isLoading, setLoading] = useState(false);
  const download = async () => {
    setLoading(true);
    try {
      const all: Row[] = [];
      const fetchPage = typeof rows === 'function' ? rows : async () => ({ data: rows, bookmark: null });
      let bookmark: string | null = null;
      for (let page = 0; page < MOST_PAGES; page += 1) {
        const answer: AnsweredPage<Row> = await fetchPage(bookmark);
        all.push(...answer.data);
        bookmark = answer.bookmark;
        if (!bookmark) break;
      }
      downloadCsv(name, [heads, ...all.map(lineOf)]);
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
