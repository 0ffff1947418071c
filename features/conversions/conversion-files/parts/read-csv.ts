import { FILE_LIMITS } from '../conversion-file.ts';

export interface ReadCsv {
  name: string;
  headers: string[];
  rows: string[][];
}

export type CsvProblem = 'no_rows' | 'too_many_rows' | 'too_many_columns' | 'long_cell' | 'not_csv';

const MOST_BYTES = 50_000_000;

/** Spreadsheets of some countries divide cells by semicolons. */
function delimiterOf(text: string): string {
  const [head = ''] = text.split('\n', 1);
  const count = (mark: string) => head.split(mark).length;
  return [',', ';', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}

/** Stays in the browser. The first row names the columns. */
export async function readCsv(file: File): Promise<ReadCsv | { problem: CsvProblem }> {
  if (file.size > MOST_BYTES) return { problem: 'too_many_rows' };
  const text = await file.text();
  const { parse } = await import('csv-parse/browser/esm/sync');
  try {
    const [headers = [], ...rows] = parse(text, {
      ...{ bom: true, trim: true, skip_empty_lines: true, skip_records_with_empty_values: true },
      delimiter: delimiterOf(text),
    });
    if (rows.length === 0) return { problem: 'no_rows' };
    if (rows.length > FILE_LIMITS.rows) return { problem: 'too_many_rows' };
    if (headers.length > FILE_LIMITS.columns) return { problem: 'too_many_columns' };
    if (rows.some((cells) => cells.some((cell) => cell.length > FILE_LIMITS.cell)))
      return { problem: 'long_cell' };
    return { name: file.name.slice(-FILE_LIMITS.name), headers, rows };
  } catch {
    // Rows of different lengths, or quotes that never end.
    return { problem: 'not_csv' };
  }
}
