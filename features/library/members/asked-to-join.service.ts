import { listRequestsBy } from '#features/library/boards/contact-requests.store.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { requestsSince } from './ask-to-join/ask-to-join.ts';

/** Ids of their requests that the viewer is shown, by `requestKey`. */
export async function mapAskedToJoin(
  { db, viewer, clock }: ContextFor<'person'>,
  ids: readonly Id[],
): Promise<Map<string, Id>> {
  if (viewer.isPartner || ids.length === 0) return new Map();
  const rows = await listRequestsBy(db, viewer.id, ids, requestsSince(clock.now()));
  return new Map(rows.map((row) => [requestKey(row.sender_id, row.board_id), row.id]));
}

export const requestKey = (senderId: Id, boardId: Id) => `${senderId} ${boardId}`;
