import { changePersonCounts } from '#features/core/people/person-counts.service.ts';
import { mergeCounts } from '#features/library/boards/board-counts.service.ts';
import { lockBoardFor } from '#features/library/boards/board-lock.service.ts';
import { accessList, type BoardAccess } from '#features/library/boards/board-member.ts';
import type { MembersRefused } from '#features/library/boards/board-member-refusals.ts';
import {
  endMembership,
  forgetMember,
  mapMembers,
  setAccess,
} from '#features/library/boards/board-members.store.ts';
import { unplacePins } from '#features/library/boards/board-places.service.ts';
import { countsOfMove } from '#features/library/pins/pin-counts.ts';
import {
  emitPinsChanged,
  findPinFacts,
  lockPins,
  pinsOn,
  takeOffBoards,
} from '#features/library/pins/pin-rows.service.ts';
import type { AllowedBoard } from '#features/library/work/board-proof.ts';
import { isBoardBusy } from '#features/library/work/board-work.service.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { notFound } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { listPlacedOf } from './remove-collaborator.store.ts';

/** Their pins leave with them, on no board, and as private as before. */
export async function removeCollaborator(
  context: ContextFor<'person'>,
  boardId: Id,
  userId: Id,
): Promise<{ boardId: Id } | MembersRefused> {
  const { db, viewer } = context;
  return db.transaction(async (tx) => {
    const permission = userId === viewer.id ? 'save' : 'invite';
    const board = await lockBoardFor(context, tx, permission, boardId);
    if (userId === board.owner_id) return { refused: 'owner-of-board' };
    if ((await mapMembers(tx, boardId)).get(userId)?.status !== 'accepted') return { boardId };
    if (await isBoardBusy(tx, boardId)) return { refused: 'board-busy' };
    await leave(context, tx, board, userId);
    return { boardId };
  });
}

async function leave(
  context: ContextFor<'person'>,
  tx: Transaction,
  board: AllowedBoard<'save' | 'invite'>,
  userId: Id,
): Promise<void> {
  const at = context.clock.now();
  const seen = await findPinFacts(tx, await listPlacedOf(tx, board.id, userId));
  const locked = [...(await lockPins(tx, [...seen.keys()], [])).values()];
  const boards = new Map([[board.id, board]]);
  const pins = pinsOn(boards, locked).filter((pin) => !pin.deleted_at);
  await takeOffBoards(tx, pins, await unplacePins(tx, boards, pins), at);
  await forgetMember(tx, board, userId);
  const hadArchived = await endMembership(tx, board, userId);
  if (pins.length > 0) await emitPinsChanged(context, tx, [userId]);
  const archive = hadArchived ? { archived_board_count: -1 } : {};
  await changePersonCounts(tx, mergeCounts([...countsOfMove(pins, null)], [[userId, archive]]));
}

export async function changeAccess(
  context: ContextFor<'person'>,
  { boardId, userId, access }: { boardId: Id; userId: Id; access: BoardAccess },
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const board = await lockBoardFor(context, tx, 'invite', boardId);
    if (!(await mapMembers(tx, boardId)).has(userId)) throw notFound('collaborator');
    await setAccess(tx, board, userId, accessList(access));
  });
}
