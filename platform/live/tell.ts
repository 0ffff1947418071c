import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';

export const LIVE_CHANNEL = 'live';

/** PostgreSQL accepts payloads below 8000 bytes, enough for a hundred ids and a short event. */
const MAX_RECIPIENTS = 100;

export interface LiveEvent {
  type: string;
  id: string;
}

export interface LiveMessage {
  to: Id[];
  event: LiveEvent;
}

/** Sends it once the transaction commits. It may get lost, so its content must also be in the database. */
export async function tell(tx: Transaction, people: readonly Id[], event: LiveEvent): Promise<void> {
  const to = [...new Set(people)].slice(0, MAX_RECIPIENTS);
  if (to.length > 0) await notify(tx, { to, event });
}

/** To every web process and to no browser, once the transaction commits. It may get lost. */
export function tellServers(tx: Transaction, event: LiveEvent): Promise<void> {
  return notify(tx, { to: [], event });
}

async function notify(tx: Transaction, message: LiveMessage): Promise<void> {
  await tx.write('select pg_notify($1, $2)', [LIVE_CHANNEL, JSON.stringify(message)]);
}
