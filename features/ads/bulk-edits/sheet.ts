/** A record of a file, with the line on which it begins. */
export interface SheetRow {
  line: number;
  cells: string[];
}

/** As RFC 4180 has it, with commas, semicolons or tabs, as the first line has them. Empty lines are left out. */
export function readSheet(text: string): SheetRow[] {
  const source = text.replace(/^\ufeff/, '');
  const separator = separatorOf(source);
  const rows: SheetRow[] = [];
  let row: SheetRow = { line: 1, cells: [] };
  let [cell, line, isQuoted] = ['', 1, false];
  const endRow = () => {
    row.cells.push(cell);
    if (row.cells.some((one) => one.trim() !== '')) rows.push(row);
    row = { line, cells: [] };
    cell = '';
  };
  for (let at = 0; at < source.length; at += 1) {
    const one = source[at] as string;
    if (one === '\n') line += 1;
    if (isQuoted) {
      if (one !== '"') cell += one;
      else if (source[at + 1] === '"') cell += source[++at];
      else isQuoted = false;
    } else if (one === '"' && cell === '') isQuoted = true;
    else if (one === separator) {
      row.cells.push(cell);
      cell = '';
    } else if (one === '\n') endRow();
    else if (one !== '\r') cell += one;
  }
  endRow();
  return rows;
}

function separatorOf(source: string): string {
  const [first = ''] = source.split('\n', 1);
  const counts = [',', ';', '\t'].map((one) => ({ one, count: first.split(one).length }));
  return counts.toSorted((a, b) => b.count - a.count)[0]?.one ?? ',';
}

/** Spreadsheets put it before what could be a formula; so do our own files. */
export function withoutFormulaMark(cell: string): string {
  return cell.trim().replace(/^'(?=[=+\-@\t\r])/, '');
}
