import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';

/** The channel of PostgreSQL on which processes tell each other what happened. */
export const LIVE_CHANNEL = 'live';

/** PostgreSQL takes payloads of less than 8000 bytes; a hundred ids and a short event fit into it. */
const MAX_RECIPIENTS = 100;

/** What happened, in the fewest words: whoever hears it asks a resource for more. */
export interface LiveEvent {
  type: string;
  id: string;
}

/** One event on its way to the people that it concerns. */
export interface LiveMessage {
  to: Id[];
  event: LiveEvent;
}

/**
 * Tells these people, wherever they look, once the transaction commits. It is a hint that may get lost with a line, so
 * what it tells of must be found in the database too.
 */
export async function tell(tx: Transaction, people: readonly Id[], event: LiveEvent): Promise<void> {
  const to = [...new Set(people)].slice(0, MAX_RECIPIENTS);
  if (to.length === 0) return;
  await tx.write('select pg_notify($1, $2)', [
    LIVE_CHANNEL,
    JSON.stringify({ to, event } satisfies LiveMessage),
  ]);
}
