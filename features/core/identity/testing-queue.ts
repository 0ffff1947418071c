import { expect, vi } from 'vitest';
import type { Database } from '#platform/database/database.ts';
import { countWaiting } from '#testing/waiting.ts';

const ROWS = {
  accounts: 'select from accounts where username = $1 for update',
  two_factors:
    'select from two_factors where account_id = (select id from accounts where username = $1) for update',
};

/**
 * Locks somebody's account row until each of these waits for it or has failed before; each starts once the previous
 * one waits, so they get the lock in this order. Returns their outcomes.
 */
export async function oneBehindTheOther(
  db: Database,
  { table, username }: { table: keyof typeof ROWS; username: string },
  actions: readonly (() => Promise<unknown>)[],
): Promise<PromiseSettledResult<unknown>['status'][]> {
  const begun = await db.transaction(async (tx) => {
    await tx.rows(ROWS[table], [username]);
    const calls: Promise<unknown>[] = [];
    let over = 0;
    const ended = () => {
      over += 1;
    };
    for (const action of actions) {
      const call = action();
      calls.push(call);
      call.then(ended, ended);
      await vi.waitFor(async () => expect((await countWaiting(db)) + over).toBe(calls.length), 20_000);
    }
    return { results: Promise.allSettled(calls) };
  });
  return (await begun.results).map(({ status }) => status);
}
