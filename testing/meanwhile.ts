import type { Database, Transaction } from '#platform/database/database.ts';
import { Refusal, type RefusalKind } from '#platform/resource/refusal.ts';
import { countWaiting } from './waiting.ts';

type Outcome = 'done' | RefusalKind;

/** Rows that somebody else holds. */
export type Held = readonly [table: keyof typeof LOCKS, ids: readonly string[]];

const inHome = (table: string) =>
  `select from ${table} where home = ($1::bigint >> 51)::smallint and id = $1 for no key update`;

/** One row a statement, as a cluster wants it. */
const LOCKS = {
  accounts: 'select from accounts where id = $1 for no key update',
  boards: inHome('boards'),
  pins: inHome('pins'),
  users: inHome('users'),
};

/** What holds people when they are blocked or suspended. */
export const heldPeople = (...ids: readonly string[]): Held => ['users', ids];

/** Locks them in order of id. */
export async function hold(tx: Transaction, [table, ids]: Held): Promise<void> {
  for (const id of inOrder(ids)) await tx.rows(LOCKS[table], [id]);
}

export const inOrder = <Text extends string>(ids: readonly Text[]): Text[] =>
  ids.toSorted((one, other) => (BigInt(one) < BigInt(other) ? -1 : 1));

/** The same, but fails where somebody else holds one: who waits for a row must not hold a later one. */
export async function holdAtOnce(tx: Transaction, [table, ids]: Held): Promise<void> {
  for (const id of ids) await tx.rows(`${LOCKS[table]} nowait`, [id]);
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
