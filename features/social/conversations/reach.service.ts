import type { Queryable } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { PersonViewer } from '#platform/resource/viewer.ts';
import { reachesAnybody } from './conversation-access.ts';
import { refusalFor } from './conversation-refusals.ts';
import { mapMessagingFacts } from './messaging-facts.store.ts';

/** @throws Refusal 'forbidden' where the viewer has turned messages off, or nobody would get one */
export async function requireReach(
  db: Queryable,
  viewer: PersonViewer,
  others: readonly Id[],
  blocked: ReadonlySet<Id>,
): Promise<void> {
  if (!viewer.shouldShowMessaging) throw refusalFor('messages-off');
  if (!reachesAnybody(others, blocked, await mapMessagingFacts(db, others))) throw refusalFor('nobody-left');
}
