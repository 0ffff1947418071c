/**
 * The rows (home, key) of two arrays of one length, for `from`.
 * The arrays stand in subqueries so that the planner does not see how long they are: it would take a plan made for a short
 * list for a cheap one, and plan the statement anew, which can take longer than running it, each time.
 * @param first number of the first of the two values in the statement
 */
export function givenIds(first: number, key: 'bigint' | 'text' = 'bigint'): string {
  return `unnest((select $${first}::smallint[]), (select $${first + 1}::${key}[]))`;
}
