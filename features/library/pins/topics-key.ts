import type { Database, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

/** The statements of a table whose rows are filed under topics: each takes a home and ids. */
export interface TopicsKeyStatements {
  lock: Statement;
  set: Statement;
  mark: Statement;
}

export interface TopicsKey {
  id: Id;
  before: string | null;
  key: string;
}

/** Where the key is still the one before. Locks home by home, in the order of the ids. Returns what was written. */
export async function replaceKeys(
  tx: Transaction,
  { lock, set }: TopicsKeyStatements,
  keys: readonly TopicsKey[],
): Promise<Set<Id>> {
  const written = new Set<Id>();
  for (const [home, here] of byHome(keys)) {
    const ids = here.map(({ id }) => id);
    await tx.rows(lock, [home, ids]);
    const values = [home, ids, here.map(({ before }) => before), here.map(({ key }) => key)];
    for (const { id } of await tx.rows<{ id: Id }>(set, values)) written.add(id);
  }
  return written;
}

/** With a mark of its own each time, so that what was read before cannot be written after. */
export async function markDue(
  tx: Transaction,
  { lock, mark }: TopicsKeyStatements,
  ids: readonly Id[],
): Promise<void> {
  for (const [home, here] of byHome(ids.map((id) => ({ id })))) {
    const values = here.map(({ id }) => id);
    await tx.rows(lock, [home, values]);
    await tx.write(mark, [home, values, `due ${crypto.randomUUID()}`]);
  }
}

function byHome<Row extends { id: Id }>(rows: readonly Row[]) {
  return [...Map.groupBy(rows, ({ id }) => homeOf(id))].sort(([a], [b]) => a - b);
}

const STEP = 200;

/** In transactions of their own, as the ids may be many. */
export async function inSteps(
  db: Database,
  ids: readonly Id[],
  step: (tx: Transaction, some: readonly Id[]) => Promise<void>,
): Promise<void> {
  for (let start = 0; start < ids.length; start += STEP) {
    await db.transaction((tx) => step(tx, ids.slice(start, start + STEP)));
  }
}
