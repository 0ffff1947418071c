/**
 * The rows (home, key) of two arrays of equal length, for `from`. Subqueries hide the arrays' lengths from the
 * planner: otherwise it prefers plans made for short lists and replans each time, which can take longer than running.
 * @param first number of the first of the two values in the statement
 */
export function givenIds(first: number, key: 'bigint' | 'text' = 'bigint'): string {
  return `unnest((select $${first}::smallint[]), (select $${first + 1}::${key}[]))`;
}

/** The same without repetitions, for a step whose rows are joined to the given ones again. */
export const distinctIds = (place: number) =>
  `(select distinct home, id from ${givenIds(place)} as given (home, id))`;
