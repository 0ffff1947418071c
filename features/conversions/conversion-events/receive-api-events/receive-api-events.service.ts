import type { Id } from '#platform/ids/ids.ts';
import type { Platform } from '#platform/resource/context.ts';
import { CONVERSION_LIMITS } from '../conversion.ts';
import { readToken } from '../conversion-token.ts';
import { readApiEvent } from '../record-conversions/read-api-events.ts';
import { recordConversions } from '../record-conversions.service.ts';
import { type RefusedEvent, recordTestEvents } from '../test-events.service.ts';
import { findBearer, lockBearer, noteUse } from './receive-api-events.store.ts';

/** A server of a business, by its token. */
export interface Sender {
  token: { id: Id; hash: string };
  adAccountId: Id;
}

type Receiving = Pick<Platform, 'db' | 'clock' | 'config'>;

const MINUTE_MS = 60_000;

/** Null for a token that is none of ours, or revoked. */
export async function findSender({ db, clock }: Receiving, sent: string): Promise<Sender | null> {
  const token = readToken(sent);
  const bearer = token && (await findBearer(db, token));
  if (!token || !bearer) return null;
  const now = clock.now();
  const { adAccountId, lastUsedAt } = bearer;
  if (!lastUsedAt || now.getTime() - lastUsedAt.getTime() >= MINUTE_MS) await noteUse(db, token.id, now);
  return { token, adAccountId };
}

/** Of each event, in order: why it was not recorded, and what could be better. Both are empty for a perfect one. */
export interface Received {
  problem: string;
  warning: string;
}

export type ReceiveRefusal = 'revoked' | 'no-list';

/** Records those that can be; for a test, none. */
export async function receiveApiEvents(
  platform: Receiving,
  { token }: Sender,
  { data, isTest }: { data: unknown; isTest: boolean },
): Promise<Received[] | { refused: ReceiveRefusal }> {
  if (!Array.isArray(data) || data.length === 0 || data.length > CONVERSION_LIMITS.events)
    return { refused: 'no-list' };
  const { db, clock } = platform;
  const now = clock.now();
  const read = data.map((one) => readApiEvent(one, now));
  return db.transaction(async (tx) => {
    const bearer = await lockBearer(tx, token);
    if (!bearer) return { refused: 'revoked' as const };
    const account = { id: bearer.adAccountId, ownerId: bearer.ownerId };
    if (isTest) {
      const shown = read.map((one) => (one.ok ? { event: one.event, refusal: null } : refusedEvent(one)));
      await recordTestEvents(platform, tx, account, shown);
    } else {
      const events = read.flatMap((one) => (one.ok ? [one.event] : []));
      await recordConversions(platform, tx, account, events);
    }
    return read.map((one) =>
      one.ok ? { problem: '', warning: one.warning } : { problem: one.problem, warning: '' },
    );
  });
}

function refusedEvent({
  name,
  eventId,
  problem,
}: {
  name: string;
  eventId: string | null;
  problem: string;
}): RefusedEvent {
  const nothing = { page: null, keyNames: [], problems: [] };
  return { source: 'api', eventName: name, eventId, ...nothing, refusal: problem };
}
