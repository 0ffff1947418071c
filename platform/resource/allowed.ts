declare const lock: unique symbol;
declare const action: unique symbol;

/** Nobody else can change it until the transaction ends. */
export type Locked<Row> = Row & { readonly [lock]: true };

/** Proof that `Act` is allowed on it. Writers require one and take the id from it; of several actions any will do. */
export type Allowed<Row, Act extends string> = Locked<Row> & { readonly [action]: Act };

/** Call it only right after checking under the lock; a test lists the callers. */
export function allow<Row, Act extends string>(row: Locked<Row>, _act: Act): Allowed<Row, Act> {
  return row as Allowed<Row, Act>;
}

export function allowEach<Key, Row, Act extends string>(
  rows: ReadonlyMap<Key, Locked<Row>>,
  action: Act,
): Map<Key, Allowed<Row, Act>> {
  return new Map([...rows].map(([key, row]) => [key, allow(row, action)]));
}
