import { randomInt } from 'node:crypto';
import { lockOwnAdAccount, requireOwnAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { findTest, listTestRows, type TestEventRow, type TestRow, upsertTest } from '../test-events.store.ts';

const TEST_MS = 2 * 3_600_000;
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

type Me = ContextFor<'person'>;

/** The test that lasts, and what was reported for tests within a day. */
export async function showTest(
  context: Me,
  adAccountId: Id,
): Promise<{ test: TestRow | null; events: TestEventRow[] }> {
  const { id } = await requireOwnAdAccount(context, adAccountId);
  const [test, events] = await Promise.all([
    findTest(context.db, id, context.clock.now()),
    listTestRows(context.db, id),
  ]);
  return { test, events };
}

/** A browser with the code of the test before is no longer one of a test. */
export async function startTest(context: Me, adAccountId: Id): Promise<TestRow> {
  const { db, clock } = context;
  const code = Array.from({ length: 10 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  const endsAt = new Date(clock.now().getTime() + TEST_MS);
  await db.transaction(async (tx) => {
    await upsertTest(tx, await lockOwnAdAccount(tx, context, adAccountId), { code, endsAt });
  });
  return { code, ends_at: endsAt };
}
