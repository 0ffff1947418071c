import type { Database, Transaction } from '#platform/database/database.ts';
import { Refusal, type RefusalKind } from '#platform/resource/refusal.ts';

type Outcome = 'done' | RefusalKind;

/** Rows that somebody else holds, as a statement that locks them. */
export type Held = readonly [lock: string, values: readonly unknown[]];

/** What holds people when they are blocked or suspended. */
export const heldPeople = (...ids: readonly string[]): Held => [
  'select from users where id = any($1::bigint[]) order by id for no key update',
  [ids],
];

/**
 * Makes a call while these rows are held, changes something once it waits for them, and lets go. Answers
 * `done` or the kind of its refusal.
 */
export async function meanwhile(
  db: Database,
  [lock, values]: Held,
  call: () => Promise<unknown>,
  change: (tx: Transaction) => Promise<unknown>,
): Promise<Outcome> {
  let asked: Promise<Outcome> | undefined;
  await db.transaction(async (tx) => {
    await tx.rows(lock, values);
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
    const waiting = await db.rows(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (waiting.length > 0) return;
    await Promise.race([answered, new Promise((resolve) => setTimeout(resolve, 5))]);
  }
}
