import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { tell } from '#platform/live/tell.ts';
import type { Platform } from '#platform/resource/context.ts';
import { type Keys, problemsOf } from './conversion.ts';
import { conversionKey } from './conversion-key.ts';
import {
  type ActionClaim,
  claimActions,
  type EventRow,
  insertEvents,
  nextEventIds,
} from './record-conversions.store.ts';
import { type AccountOfEvents, CONVERSIONS_CHANGED, type Reported } from './reported.ts';

type Recording = Pick<Platform, 'clock' | 'config'>;

/** Of several that report the same, only the first counts; all are stored. */
export async function recordConversions(
  { clock, config: { secret } }: Recording,
  tx: Transaction,
  account: AccountOfEvents,
  reported: readonly Reported[],
): Promise<void> {
  if (reported.length === 0) return;
  const at = clock.now();
  const ids = await nextEventIds(tx, account.id, reported.length);
  const claims = new Map<string, ActionClaim>();
  for (const [index, event] of reported.entries()) {
    const [actionKey, firstId] = [actionKeyOf(event), ids[index]];
    const name = `${event.eventName} ${actionKey}`;
    if (actionKey && firstId && !claims.has(name))
      claims.set(name, { eventName: event.eventName, actionKey, firstId });
  }
  const claimed = claims.size > 0 ? await claimActions(tx, account.id, [...claims.values()], at) : [];
  const firstOf = new Map(claimed.map((one) => [`${one.eventName} ${one.actionKey}`, one.firstId]));
  const rows = reported.flatMap((event, index): EventRow[] => {
    const id = ids[index];
    if (!id) return [];
    const first = firstOf.get(`${event.eventName} ${actionKeyOf(event)}`);
    return [{ ...rowOf(event, secret, at), id, firstId: first && first !== id ? first : null }];
  });
  await insertEvents(tx, account.id, rows, at);
  await tellSometimes(tx, account, at);
}

const actionKeyOf = ({ eventId, repeatKey }: Reported): string | null =>
  eventId ?? (repeatKey === null ? null : `~${repeatKey}`);

function rowOf(event: Reported, secret: string, at: Date): Omit<EventRow, 'id' | 'firstId'> {
  const keys = event.isLimited ? {} : hashKeys(event.keys, secret);
  const found = problemsOf({
    ...event,
    hasOrder: event.orderId !== null,
    keyNames: Object.keys(keys),
    delayMs: at.getTime() - event.eventTime.getTime(),
  });
  const { tagId, source, eventName, eventId, actionSource, eventTime, valueMicro, currency } = event;
  const { quantity, productIds, page, partner, isLimited, orderId, wrong } = event;
  return {
    ...{ tagId, source, eventName, eventId, actionSource, eventTime, valueMicro, currency },
    ...{ quantity, productIds, page, partner, isLimited, keys },
    orderKey: orderId === null ? null : conversionKey(secret, 'order', orderId),
    problems: [...new Set([...wrong, ...found])],
  };
}

function hashKeys(keys: Keys, secret: string): Record<string, string[]> {
  const named = Object.entries(keys).filter(([, values]) => values.length > 0);
  return Object.fromEntries(
    named.map(([kind, values]) => [kind, values.map((value) => conversionKey(secret, kind, value))]),
  );
}

const TELL_MS = 500;
const toldAt = new Map<Id, number>();

/** A busy shop must not flood the streams: who looks fetches what came meanwhile. */
async function tellSometimes(tx: Transaction, { id, ownerId }: AccountOfEvents, now: Date): Promise<void> {
  const last = toldAt.get(id) ?? 0;
  if (Math.abs(now.getTime() - last) < TELL_MS) return;
  if (toldAt.size > 10_000) toldAt.clear();
  toldAt.set(id, now.getTime());
  await tell(tx, [ownerId], { type: CONVERSIONS_CHANGED, id });
}
