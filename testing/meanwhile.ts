import type { Database, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import { Refusal, type RefusalKind } from '#platform/resource/refusal.ts';
import { countWaiting } from './waiting.ts';

type Outcome = 'done' | RefusalKind;

/** Rows that somebody else holds. */
export type Held = readonly [table: 'users' | 'boards' | 'pins', ids: readonly string[]];

/** What holds people when they are blocked or suspended. */
export const heldPeople = (...ids: readonly string[]): Held => ['users', ids];

/** Locks one row a statement, in order of id. */
export async function hold(tx: Transaction, [table, ids]: Held): Promise<void> {
  const inOrder = ids.toSorted((one, other) => (BigInt(one) < BigInt(other) ? -1 : 1));
  for (const id of inOrder)
    await tx.rows(`select from ${table} where home = $1 and id = $2 for no key update`, [
      homeOf(id as Id),
      id,
    ]);
}

/**
 * Makes a call while these rows are held, changes something once it waits for them, and lets go. Answers
 * `done` or the kind of its refusal.
 */
export async function meanwhile(
  db: Database,
  held: Held,
  call: () => Promise<unknown>,
  change: (tx: Transaction) => Promise<unknown>,
): Promise<Outcome> {
  let asked: Promise<Outcome> | undefined;
  await db.transaction(async (tx) => {
    await hold(tx, held);
    asked = call().then(
      () => 'done',
      (error: unknown) => {
        if (error instanceof Refusal) return error.kind;
        throw error;
      },
    );
    await untilWaiting(db, asked);
    await change(tx);
  });
  if (!asked) throw new Error('the call was not made');
  return asked;
}

/** Until the call waits for a lock, or was answered without. */
export async function untilWaiting(db: Database, asked: Promise<unknown>): Promise<void> {
  let isAnswered = false;
  const answered = asked.then(() => {
    isAnswered = true;
  });
  while (!isAnswered) {
    if ((await countWaiting(db)) > 0) return;
    await Promise.race([answered, new Promise((resolve) => setTimeout(resolve, 5))]);
  }
}
