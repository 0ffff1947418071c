/**
 * Cuts a page from rows that were read one beyond it; `last` is the row after which the next page begins, undefined
 * if there is none.
 */
export function cutPage<Row>(
  rows: readonly Row[],
  pageSize: number,
): { shown: Row[]; last: Row | undefined } {
  const shown = rows.slice(0, pageSize);
  return { shown, last: rows.length > pageSize ? shown.at(-1) : undefined };
}
