import { findVisiblePeople } from '#features/core/people/person.service.ts';
import type { PersonCardRow } from '#features/core/people/person-row.ts';
import { requireBoardFor } from '#features/library/boards/board.service.ts';
import type { BoardRow } from '#features/library/boards/board.store.ts';
import {
  type InviteRow,
  listInvitesOfBoard,
  listInvitesOfPerson,
  listInvitesToBoards,
} from '#features/library/boards/board-invites.store.ts';
import { accessOf, type BoardAccess } from '#features/library/boards/board-member.ts';
import { boardInUrl } from '#features/library/boards/board-path.ts';
import { meetFormerBoards } from '#features/library/boards/met-boards.store.ts';
import type { Id } from '#platform/ids/ids.ts';
import { cutPage, type PageKey } from '#platform/resource/bookmark.ts';
import type { ContextFor, Page } from '#platform/resource/resource.ts';
import { mapBoardsForInvited } from '../invited-board.service.ts';
import { mapInvitedAccess } from './list-invites.store.ts';

export interface InvitesInput {
  boardId: Id | null;
  /** Their own invite to the board at this address. */
  boardUrl: string | null;
  isOwnWanted: boolean;
  isWaitingWanted: boolean;
}

export interface ShownInvite {
  row: InviteRow;
  access: BoardAccess;
  board: BoardRow;
  invited: PersonCardRow;
  inviter: PersonCardRow;
}

export async function listInvites(
  context: ContextFor<'person'>,
  { boardId, boardUrl, isOwnWanted, isWaitingWanted }: InvitesInput,
  page: { after: PageKey | null; pageSize: number },
): Promise<Page<ShownInvite>> {
  if (!isWaitingWanted) return { items: [], next: null };
  if (boardUrl) return listOwnInvitesAt(context, boardUrl);
  if (boardId && !isOwnWanted) return { items: await listInvitesToBoard(context, boardId), next: null };
  return listOwnInvites(context, { ...page, boardId });
}

async function listOwnInvites(
  context: ContextFor<'person'>,
  { boardId, after, pageSize }: { boardId: Id | null; after: PageKey | null; pageSize: number },
): Promise<Page<ShownInvite>> {
  const { db, viewer } = context;
  if (boardId) {
    return { items: await show(context, await listInvitesToBoards(db, viewer.id, [boardId])), next: null };
  }
  const rows = await listInvitesOfPerson(db, viewer.id, {
    after: after && String(after[0]),
    limit: pageSize + 1,
  });
  const { shown, last } = cutPage(rows, pageSize);
  return { items: await show(context, shown), next: last ? [last.id] : null };
}

async function listOwnInvitesAt(context: ContextFor<'person'>, url: string): Promise<Page<ShownInvite>> {
  const { db, viewer } = context;
  const place = boardInUrl(url);
  // The address may be from before a rename. A missing board is looked up by an id no board has: same timing.
  const [met] = place ? await meetFormerBoards(context, place) : [];
  const rows = place ? await listInvitesToBoards(db, viewer.id, [met?.row.id ?? viewer.id]) : [];
  return { items: await show(context, rows), next: null };
}

async function listInvitesToBoard(context: ContextFor<'person'>, boardId: Id): Promise<ShownInvite[]> {
  await requireBoardFor(context, 'invite', boardId);
  return show(context, await listInvitesOfBoard(context.db, boardId));
}

/** Leaves out invites from or to people the viewer cannot see, and to boards that are gone. */
async function show(context: ContextFor<'person'>, rows: readonly InviteRow[]): Promise<ShownInvite[]> {
  const ids = rows.flatMap((row) => [row.invited_user_id, row.invited_by_user_id]);
  const [people, boards, access] = await Promise.all([
    findVisiblePeople(context, ids),
    mapBoardsForInvited(
      context,
      rows.map((row) => row.board_id),
    ),
    mapInvitedAccess(context.db, rows),
  ]);
  return rows.flatMap((row) => {
    const board = boards.get(row.board_id);
    const invited = people.get(row.invited_user_id);
    const inviter = people.get(row.invited_by_user_id);
    if (!board || !invited || !inviter) return [];
    return { row, access: accessOf(access.get(row.id) ?? []), board, invited, inviter };
  });
}
