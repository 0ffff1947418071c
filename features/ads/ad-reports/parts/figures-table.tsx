import type { ReactNode } from 'react';
import styles from './report.module.css';

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
    <section className={styles.scroll} tabIndex={0} aria-label={caption}>
      <table className={styles.table}>
        <thead>
          <tr>
            {heads.map(({ label, isNumber }) => (
              <th key={label} scope="col" className={isNumber ? styles.number : undefined}>
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
          <th key={label} scope="row" className={styles.head}>
            {cells[at]}
          </th>
        ) : (
          <td key={label} className={isNumber ? styles.number : undefined}>
            {cells[at]}
          </td>
        ),
      )}
    </tr>
  );
}
