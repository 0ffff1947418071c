import type { Queryable } from '#platform/database/database.ts';
import type { Context } from '#platform/resource/context.ts';

/** A context whose database counts the statements that run outside transactions. */
export function countingQueries<C extends Context>(context: C): { context: C; count: () => number } {
  let count = 0;
  const { db } = context;
  const rows: Queryable['rows'] = (statement, values) => {
    count += 1;
    return db.rows(statement, values);
  };
  return { context: { ...context, db: { ...db, rows } }, count: () => count };
}
