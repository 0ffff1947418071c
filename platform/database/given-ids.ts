/**
 * Subqueries hide the arrays' lengths from the planner: otherwise it prefers plans made for short lists and replans
 * each time, which can take longer than running. `first` is the number of the first of the two values.
 */
export function givenIds(first: number, key: 'bigint' | 'text' = 'bigint'): string {
  return `unnest((select $${first}::smallint[]), (select $${first + 1}::${key}[]))`;
}

/** Removes repetitions, for a step whose rows are joined to the given ones again. */
export const distinctIds = (place: number) =>
  `(select distinct home, id from ${givenIds(place)} as given (home, id))`;
