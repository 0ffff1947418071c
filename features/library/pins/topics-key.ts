import type { Database, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

export interface TopicsKey {
  id: Id;
  before: string | null;
  key: string;
}

/** Home by home, in the order of the ids, as rows of several homes are locked. */
export async function eachHome<Row extends { id: Id }>(
  rows: readonly Row[],
  step: (home: number, ids: Id[], here: readonly Row[]) => Promise<void>,
): Promise<void> {
  const homes = [...Map.groupBy(rows, ({ id }) => homeOf(id))].sort(([a], [b]) => a - b);
  for (const [home, here] of homes)
    await step(
      home,
      here.map(({ id }) => id),
      here,
    );
}

/** A mark of its own each time, so that what was read before cannot be written after. */
export const dueMark = () => `due ${crypto.randomUUID()}`;

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
