import { findVisiblePeople } from '#features/core/people/person.service.ts';
import type { PersonCardRow } from '#features/core/people/person-row.ts';
import type { BoardRow } from '#features/library/boards/board.store.ts';
import { type ContactRequestRow, listRequestsTo } from '#features/library/boards/contact-requests.store.ts';
import { cutPage, type PageKey } from '#platform/resource/bookmark.ts';
import type { ContextFor, Page } from '#platform/resource/resource.ts';
import { mapBoardsForInvited } from '../invited-board.service.ts';
import { isRequestShown, requestsSince } from './ask-to-join.ts';

export interface ShownRequest {
  row: ContactRequestRow;
  board: BoardRow;
  recipient: PersonCardRow;
  sender: PersonCardRow;
}

/** Leaves out people the viewer cannot see; empty for partners. */
export async function listRequests(
  context: ContextFor<'person'>,
  { after, pageSize }: { after: PageKey | null; pageSize: number },
): Promise<Page<ShownRequest>> {
  const { db, viewer, clock } = context;
  const now = clock.now();
  const rows = await listRequestsTo(db, viewer.id, {
    since: requestsSince(now),
    after: after && { at: String(after[0]), id: String(after[1]) },
    limit: pageSize + 1,
  });
  const { shown, last } = cutPage(rows, pageSize);
  const open = shown.filter((row) => isRequestShown(row.created_at, { now, isPartner: viewer.isPartner }));
  return {
    items: await show(context, open),
    next: last && !viewer.isPartner ? [last.created_at.toISOString(), last.id] : null,
  };
}

async function show(
  context: ContextFor<'person'>,
  rows: readonly ContactRequestRow[],
): Promise<ShownRequest[]> {
  const { viewer } = context;
  if (rows.length === 0) return [];
  const [people, boards] = await Promise.all([
    findVisiblePeople(context, [viewer.id, ...rows.map((row) => row.sender_id)]),
    mapBoardsForInvited(
      context,
      rows.map((row) => row.board_id),
    ),
  ]);
  const recipient = people.get(viewer.id);
  return rows.flatMap((row) => {
    const sender = people.get(row.sender_id);
    const board = boards.get(row.board_id);
    return recipient && sender && board ? { row, board, recipient, sender } : [];
  });
}
