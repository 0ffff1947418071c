import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { DownloadIcon } from '#design/icons/icons.tsx';
import { toast } from '#design/toast/toast.ts';
import { downloadCsv } from '#features/measure/analytics/parts/csv.ts';
import styles from './ads-page.module.css';

interface Head {
  label: string;
  isNumber?: boolean;
}

interface FiguresTableProps {
  caption: string;
  heads: readonly Head[];
  /** The first cell names the row. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  total?: readonly ReactNode[];
}

export function FiguresTable({ caption, heads, rows, total }: FiguresTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className={styles.scroller} tabIndex={0} aria-label={caption}>
      <table className={styles.table}>
        <thead>
          <tr>
            {heads.map(({ label, isNumber }) => (
              <th key={label} scope="col" className={isNumber ? styles.amount : undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <Row key={key} {...{ heads, cells }} />
          ))}
        </tbody>
        {total && (
          <tfoot>
            <Row heads={heads} cells={total} />
          </tfoot>
        )}
      </table>
    </section>
  );
}

function Row({ heads, cells }: Pick<FiguresTableProps, 'heads'> & { cells: readonly ReactNode[] }) {
  return (
    <tr>
      {heads.map(({ label, isNumber }, at) =>
        at === 0 ? (
          <th key={label} scope="row">
            {cells[at]}
          </th>
        ) : (
          <td key={label} className={isNumber ? styles.amount : undefined}>
            {cells[at]}
          </td>
        ),
      )}
    </tr>
  );
}

interface AnsweredPage<Row> {
  data: readonly Row[];
  bookmark: string | null;
}

interface CsvButtonProps<Row> {
  name: string;
  heads: readonly string[];
  rowOf: (row: Row) => readonly (string | number | null)[];
  fetchPage: (bookmark: string | null) => Promise<AnsweredPage<Row>>;
}

/** So many pages a file has at most. */
const MOST_PAGES = 400;

/** All rows as a file, not only those that are shown. */
export function CsvButton<Row>({ name, heads, rowOf, fetchPage }: CsvButtonProps<Row>) {
  const { t } = useLingui();
  const [isLoading, setLoading] = useState(false);
  const download = async () => {
    setLoading(true);
    try {
      const rows: Row[] = [];
      let bookmark: string | null = null;
      for (let page = 0; page < MOST_PAGES; page += 1) {
        const answer: AnsweredPage<Row> = await fetchPage(bookmark);
        rows.push(...answer.data);
        bookmark = answer.bookmark;
        if (!bookmark) break;
      }
      downloadCsv(name, [heads, ...rows.map(rowOf)]);
    } catch {
      toast.show({ kind: 'error', text: t`We couldn't load all rows. Try again.` });
    }
    setLoading(false);
  };
  return (
    <p className={styles.actions}>
      <Button size="small" icon={<DownloadIcon size={16} />} pending={isLoading} onClick={download}>
        <Trans>Download CSV</Trans>
      </Button>
    </p>
  );
}
