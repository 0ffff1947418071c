import { listRequestsBy } from '#features/library/boards/contact-requests.store.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { requestsSince } from './ask-to-join/ask-to-join.ts';

/** Their requests that the viewer is shown, as keys of `requestKey`. */
export async function whoAskToJoin(
  { db, viewer, clock }: ContextFor<'person'>,
  ids: readonly Id[],
): Promise<Set<string>> {
  if (viewer.isPartner || ids.length === 0) return new Set();
  const rows = await listRequestsBy(db, viewer.id, ids, requestsSince(clock.now()));
  return new Set(rows.map((row) => requestKey(row.sender_id, row.board_id)));
}

export const requestKey = (senderId: Id, boardId: Id) => `${senderId} ${boardId}`;
