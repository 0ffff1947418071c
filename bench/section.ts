import type { LoadMaker } from './load.ts';

/** What every bench works with. */
export interface Bench {
  /** The PostgreSQL that holds the worlds. */
  postgresUrl: string;
  load: LoadMaker;
  /** A folder that stays from run to run. */
  folder: string;
}

/** One part of the document: what was measured, and what it means. */
export interface Section {
  title: string;
  /** Shown under the tables; says how it was measured and what costs the difference. */
  words: string;
  tables: Row[][];
}

/** Cells by column; all rows of a table have the same columns. */
export type Row = Record<string, string>;

/** A number with as many digits as mean something. */
export function short(value: number): string {
  if (!Number.isFinite(value)) return '–';
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString('en');
  return value.toFixed(Math.abs(value) >= 10 ? 1 : 2);
}

/** `a` as a share of `b`. */
export function share(a: number, b: number): string {
  return `${Math.round((a / b) * 100)} %`;
}

export function toMarkdown({ title, words, tables }: Section): string {
  return [`## ${title}`, ...tables.map(tableText), words].join('\n\n');
}

function tableText(rows: Row[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  const rule = columns.map((_, index) => (index === 0 ? '---' : '---:'));
  return [columns, rule, ...rows.map((row) => columns.map((name) => row[name] ?? ''))].map(line).join('\n');
}
