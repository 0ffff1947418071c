import { requireAttempt } from '#features/core/identity/attempts.service.ts';
import { findVisiblePeople } from '#features/core/people/person.service.ts';
import type { PersonCardRow } from '#features/core/people/person-row.ts';
import { requireVisibleBoard } from '#features/library/boards/board.service.ts';
import type { BoardRow } from '#features/library/boards/board.store.ts';
import { roleOf } from '#features/library/boards/board-access.ts';
import { lockBoardTo, lockRowFor, lockSeenBoard } from '#features/library/boards/board-lock.service.ts';
import { accessList, type BoardAccess, MOST_COLLABORATORS } from '#features/library/boards/board-member.ts';
import type { MembersRefused } from '#features/library/boards/board-member-refusals.ts';
import { joinBoard } from '#features/library/boards/board-members.service.ts';
import { mapMembers } from '#features/library/boards/board-members.store.ts';
import {
  type ContactRequestRow,
  findRequestTo,
  listRequestsTo,
  markIgnored,
  putRequest,
} from '#features/library/boards/contact-requests.store.ts';
import type { Id } from '#platform/ids/ids.ts';
import { cutPage, type PageKey } from '#platform/resource/bookmark.ts';
import type { Reading } from '#platform/resource/context.ts';
import { readingIn } from '#platform/resource/reading-in.ts';
import { notFound } from '#platform/resource/refusal.ts';
import type { ContextFor, Page } from '#platform/resource/resource.ts';
import { BoardMemberEvent } from '../board-member-event.ts';
import { mapBoardsForInvited } from '../invited-board.service.ts';
import { ASK_RULES, isRequestShown, requestsSince } from './ask-to-join.ts';

export async function askToJoin(
  context: ContextFor<'person'>,
  boardId: Id,
): Promise<{ boardId: Id } | MembersRefused> {
  const { db, viewer, clock, events } = context;
  const seen = await requireAskable(context, boardId);
  if ('refused' in seen) return seen;
  await requireAttempt(context, [
    [ASK_RULES.bySender, viewer.id],
    [ASK_RULES.byBoard, `${viewer.id} ${boardId}`],
  ]);
  return db.transaction(async (tx) => {
    const board = await lockSeenBoard(context, tx, boardId);
    const askable = await requireAskable(readingIn(context, tx), boardId);
    if ('refused' in askable) return askable;
    const now = clock.now();
    // An invite already answers the request.
    if ((await mapMembers(tx, boardId)).has(viewer.id)) return { boardId };
    const asking = { senderId: viewer.id, recipientId: askable.ownerId };
    if (await putRequest(tx, board, asking, { at: now, since: requestsSince(now) })) {
      await events.emit(tx, BoardMemberEvent, {
        ...{ what: 'contact_request', board_id: boardId, actor_id: viewer.id, person_id: askable.ownerId },
      });
    }
    return { boardId };
  });
}

async function requireAskable(context: Reading, boardId: Id): Promise<{ ownerId: Id } | MembersRefused> {
  const { row, standing } = await requireVisibleBoard(context, { id: boardId });
  if (roleOf(context.viewer, row, standing)) return { refused: 'works-on-board-already' };
  if (row.collaborator_count === 0) return { refused: 'not-a-group-board' };
  return row.owner.is_partner ? { refused: 'takes-no-requests' } : { ownerId: row.owner_id };
}

export async function acceptRequest(
  context: ContextFor<'person'>,
  id: Id,
  access: BoardAccess,
): Promise<{ board_id: Id; sender_id: Id } | MembersRefused> {
  const { db, viewer, clock, events } = context;
  const request = await findRequestTo(db, viewer.id, id);
  const shown = { now: clock.now(), isPartner: viewer.isPartner };
  if (!request || !isRequestShown(request.created_at, shown)) throw notFound('contact_request');
  const { board_id, sender_id } = request;
  return db.transaction(async (tx) => {
    const board = await lockRowFor(context, tx, 'invite', board_id);
    const people = await findVisiblePeople(readingIn(context, tx), [sender_id]);
    if (!people.has(sender_id)) throw notFound('contact_request');
    // It may have been answered in the meantime.
    if (!(await findRequestTo(tx, viewer.id, id))) throw notFound('contact_request');
    const members = await mapMembers(tx, board_id);
    if (!members.has(sender_id) && members.size >= MOST_COLLABORATORS) {
      return { refused: 'too-many-collaborators' };
    }
    const joined = { userId: sender_id, access: accessList(access), at: clock.now() };
    const answer = await joinBoard(tx, board, joined);
    if ('refused' in answer) return answer;
    if (answer.isNew) {
      await events.emit(tx, BoardMemberEvent, {
        ...{ what: 'contact_request_accepted', board_id, actor_id: viewer.id, person_id: sender_id },
      });
    }
    return { board_id, sender_id };
  });
}

/** Whoever asked is not told: they may go on asking, and nobody hears of it. */
export async function ignoreRequest({ db, viewer, clock }: ContextFor<'person'>, id: Id): Promise<void> {
  const request = await findRequestTo(db, viewer.id, id);
  if (!request) return;
  const { board_id: boardId, sender_id: senderId } = request;
  await db.transaction(async (tx) => {
    const board = await lockBoardTo(tx, 'leave', boardId);
    // Accepted or asked again in the meantime: that is another request.
    if (!board || !(await findRequestTo(tx, viewer.id, id))) return;
    await markIgnored(tx, board, { senderId, recipientId: viewer.id }, clock.now());
  });
}

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
