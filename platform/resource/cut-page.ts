/**
 * One page out of rows that were read one beyond it; `last` is the row that the next page begins behind, undefined where
 * there is no next page.
 */
export function cutPage<Row>(
  rows: readonly Row[],
  pageSize: number,
): { shown: Row[]; last: Row | undefined } {
  const shown = rows.slice(0, pageSize);
  return { shown, last: rows.length > pageSize ? shown.at(-1) : undefined };
}
