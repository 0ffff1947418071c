import { changePersonCounts } from '#features/people/person-counts.service.ts';
import type { Privacy } from '#features/pins/pin.ts';
import { lockPins, putOnBoard } from '#features/pins/pin-rows.service.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import { notFound } from '#platform/resource/refusal.ts';
import { requireBoardFor } from '../board.service.ts';
import { countsOfBoard, mergeCounts } from '../board-counts.ts';
import { refreshCovers } from '../board-cover.store.ts';
import { claimBoardName } from '../board-names.service.ts';
import { type LockedBoard, lockBoardRows } from '../board-places.store.ts';
import type { Refused } from '../board-refusals.ts';
import { findPlacedPicture, listPlacedIds, setCover, updateBoard } from './edit-board.store.ts';
import type { BoardChanges } from './edit-board.ts';

/** Changes a board. Its address follows its name; its pins follow its privacy. */
export async function editBoard(
  context: Context,
  id: Id,
  { cover, ...changes }: BoardChanges,
): Promise<{ id: Id } | Refused> {
  const board = await requireBoardFor(context, 'edit', id);
  if (changes.privacy && changes.privacy !== board.privacy)
    await requireBoardFor(context, 'change-privacy', id);
  const at = context.clock.now();
  return context.db.transaction(async (tx) => {
    const locked = (await lockBoardRows(tx, [id])).get(id);
    if (!locked || locked.deleted_at) throw notFound('board');
    const signature = cover ? await findPlacedPicture(tx, id, cover.pinId) : null;
    if (cover && !signature) return { refused: 'pin-not-on-board' };
    const pinIds = changes.privacy && changes.privacy !== locked.privacy ? await listPlacedIds(tx, id) : [];
    await lockPins(tx, pinIds);
    const { name } = changes;
    const claimed = name === undefined ? null : await claimBoardName(tx, board.owner_id, name, board);
    if (claimed && 'refused' in claimed) return claimed;
    await updateBoard(tx, id, { ...changes, ...claimed }, at);
    if (cover !== undefined) {
      await setCover(tx, id, cover && signature ? { ...cover, signature } : null);
      await refreshCovers(tx, [id]);
    }
    if (changes.privacy) await changePrivacy(tx, locked, changes.privacy, { pinIds, at });
    return { id };
  });
}

async function changePrivacy(
  tx: Transaction,
  board: LockedBoard,
  privacy: Privacy,
  { pinIds, at }: { pinIds: readonly Id[]; at: Date },
): Promise<void> {
  if (privacy === board.privacy) return;
  await putOnBoard(tx, pinIds, { boardId: board.id, privacy, at });
  const before = countsOfBoard(board.privacy, -1);
  const after = countsOfBoard(privacy, 1);
  await changePersonCounts(tx, mergeCounts([[board.owner_id, before]], [[board.owner_id, after]]));
}
