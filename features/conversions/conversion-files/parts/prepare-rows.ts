import { isHashedField } from '../conversion-file.ts';

const onlyLetters = (text: string) => text.toLowerCase().replace(/[\s\d\W]+/gu, '');

/** As the tag does it, so that both come to the same hash. */
const NORMAL: Record<string, (text: string) => string> = {
  ph: (text) => text.replace(/\D/g, ''),
  ct: onlyLetters,
};

async function hashOf(field: string, cell: string): Promise<string> {
  const text = cell.trim();
  if (text === '') return '';
  if (/^[0-9a-f]{64}$/i.test(text)) return text.toLowerCase();
  const plain = NORMAL[field]?.(text) ?? text.toLowerCase();
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(plain));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What leaves the browser: only columns that are something, and of people only hashes. */
export function prepareRows(
  rows: readonly (readonly string[])[],
  columns: readonly string[],
): Promise<string[][]> {
  const prepare = (cell: string, column: string | undefined) => {
    if (!column) return '';
    return isHashedField(column) ? hashOf(column, cell) : cell;
  };
  return Promise.all(
    rows.map((cells) => Promise.all(cells.map((cell, place) => prepare(cell, columns[place])))),
  );
}
