import type { Queryable, Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { tell } from '#platform/live/tell.ts';
import type { Platform } from '#platform/resource/context.ts';
import { problemsOf } from './conversion.ts';
import { type AccountOfEvents, CONVERSIONS_CHANGED, type Reported } from './reported.ts';
import { findTest, insertTestEvents, listTestRows, type TestEvent } from './test-events.store.ts';

/** What was reported for tests of an account, latest first. */
export const listTestEvents = listTestRows;

export async function isTestCode(db: Queryable, adAccountId: Id, code: string, now: Date): Promise<boolean> {
  return (await findTest(db, adAccountId, now))?.code === code;
}

/** What the page of tests shows: it is not recorded, and counts nowhere. */
export async function recordTestEvents(
  { clock }: Pick<Platform, 'clock'>,
  tx: Transaction,
  account: AccountOfEvents,
  events: readonly ({ event: Reported; refusal: null } | RefusedEvent)[],
): Promise<void> {
  const at = clock.now();
  const rows = events.map((one) => ('event' in one ? shownOf(one.event, at) : one));
  await insertTestEvents(tx, account.id, rows, at);
  await tell(tx, [account.ownerId], { type: CONVERSIONS_CHANGED, id: account.id });
}

export type RefusedEvent = TestEvent & { refusal: string };

function shownOf(event: Reported, at: Date): TestEvent {
  const { source, eventName, eventId, page, wrong } = event;
  const keyNames = Object.keys(event.keys);
  const delayMs = at.getTime() - event.eventTime.getTime();
  const found = problemsOf({ ...event, hasOrder: event.orderId !== null, keyNames, delayMs });
  const problems = [...new Set([...wrong, ...found])];
  return {
    source: source === 'api' ? 'api' : 'tag',
    ...{ eventName, eventId, page, keyNames, problems, refusal: null },
  };
}
