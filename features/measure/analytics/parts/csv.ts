type Cell = string | number | null;

// A spreadsheet takes a cell that begins so for a formula.
const FORMULA = /^[=+\-@\t\r]/;

function cellText(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** As RFC 4180 has it. */
export function csvOf(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
}

/** The mark tells Excel that it is UTF-8. */
export function downloadCsv(name: string, rows: readonly (readonly Cell[])[]): void {
  const file = new Blob(['\ufeff', csvOf(rows)], { type: 'text/csv;charset=utf-8' });
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: url, download: `${name}.csv` });
  link.click();
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
