declare const lock: unique symbol;
declare const action: unique symbol;

/** A row that is locked: until the transaction ends nobody else changes it. */
export type Locked<Row> = Row & { readonly [lock]: true };

/**
 * A locked row with the proof that `Act` may be done to it. Whatever writes demands one and takes the id from it; with
 * several acts, any of them will do.
 */
export type Allowed<Row, Act extends string> = Locked<Row> & { readonly [action]: Act };

/** Says so. Only what has just checked it under the lock may; a test lists who does. */
export function allow<Row, Act extends string>(row: Locked<Row>, _act: Act): Allowed<Row, Act> {
  return row as Allowed<Row, Act>;
}

/** The same of several. */
export function allowEach<Key, Row, Act extends string>(
  rows: ReadonlyMap<Key, Locked<Row>>,
  action: Act,
): Map<Key, Allowed<Row, Act>> {
  return new Map([...rows].map(([key, row]) => [key, allow(row, action)]));
}
