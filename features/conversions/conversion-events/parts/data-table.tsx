import type { ReactNode } from 'react';
import { classNames } from '#design/class-names.ts';
import styles from './data-table.module.css';

type DataTableProps = {
  caption: string;
  /** The first names the row. */
  heads: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  /** Which columns are numbers. */
  numbers?: readonly number[];
};

export function DataTable({ caption, heads, rows, numbers = [] }: DataTableProps) {
  const classOf = (index: number) => (numbers.includes(index) ? styles.number : undefined);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, by keys too
    <section className={styles.scroll} aria-label={caption} tabIndex={0}>
      <table className={classNames(styles.table, heads.length > 4 && styles.wide)}>
        <thead>
          <tr>
            {heads.map((head, index) => (
              <th key={head} scope="col" className={classOf(index)}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [first, ...rest] }) => (
            <tr key={key}>
              <th scope="row">{first}</th>
              {rest.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns stay where they are
                <td key={index} className={classOf(index + 1)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
