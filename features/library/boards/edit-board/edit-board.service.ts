import { changePersonCounts } from '#features/core/people/person-counts.service.ts';
import type { Privacy } from '#features/library/pins/pin.ts';
import type { AllowedBoard, LockedBoard } from '#features/library/work/board-proof.ts';
import { STEP_PINS } from '#features/library/work/board-work.service.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import type { BoardRow } from '../board.store.ts';
import { mayActOnBoard } from '../board-access.ts';
import { countsOfBoard, mergeCounts } from '../board-counts.service.ts';
import { refreshCovers } from '../board-cover.store.ts';
import { lockBoardFor } from '../board-lock.service.ts';
import { claimBoardName } from '../board-names.service.ts';
import { listNextPlaces } from '../board-places.store.ts';
import { notAllowed, type Refused, unlessRefused } from '../board-refusals.ts';
import { type BoardChanges, findPlacedPicture, setCover, updateBoard } from './edit-board.store.ts';
import { copyPrivacy, followPrivacyJob } from './follow-privacy.service.ts';

/** Its address follows the name that its owner gives it; its pins follow its privacy. */
export async function editBoard(
  context: Context,
  id: Id,
  { cover, ...changes }: BoardChanges,
): Promise<{ id: Id } | Refused> {
  const at = context.clock.now();
  return context.db.transaction(async (tx) => {
    const board = await lockBoardFor(context, tx, 'edit', id);
    if (isOwnersToSay(board, changes) && !mayActOnBoard('change-privacy', context.viewer, board, undefined)) {
      throw notAllowed('change-privacy');
    }
    const signature = cover ? await findPlacedPicture(tx, id, cover.pinId) : null;
    if (cover && !signature) return { refused: 'pin-not-on-board' };
    // Before the owner, whom names and counts lock.
    if (changes.privacy) await changePrivacyOfPins(context, tx, board, changes.privacy);
    const { name } = changes;
    // Thrown rather than returned, to roll back what was written to the pins.
    const { owner_id: ownerId } = board;
    const isByGuest = context.viewer.id !== ownerId;
    const wanted = name !== undefined && { ownerId, name, at, board, isByGuest };
    const claimed = wanted && unlessRefused(await claimBoardName(tx, wanted));
    await updateBoard(tx, board, { ...changes, ...claimed }, at);
    if (cover !== undefined) {
      await setCover(tx, board, cover && signature ? { ...cover, signature } : null);
      await refreshCovers(tx, [board]);
    }
    if (changes.privacy) await countPrivacy(tx, board, changes.privacy);
    return { id };
  });
}

function isOwnersToSay(
  board: Pick<BoardRow, 'privacy' | 'sensitivity_screen' | 'layout'>,
  { privacy = board.privacy, isSensitive = board.sensitivity_screen, layout = board.layout }: BoardChanges,
): boolean {
  return privacy !== board.privacy || isSensitive !== board.sensitivity_screen || layout !== board.layout;
}

/** A few pins follow their board's privacy at once, many in a job. */
async function changePrivacyOfPins(
  { clock, jobs }: Context,
  tx: Transaction,
  board: AllowedBoard<'edit'>,
  privacy: Privacy,
): Promise<void> {
  const { id } = board;
  if (privacy === board.privacy) return;
  const places = await listNextPlaces(tx, id, { cursor: null, limit: STEP_PINS + 1 });
  if (places.length <= STEP_PINS) await copyPrivacy(tx, { ...board, privacy }, places, clock.now());
  else await jobs.enqueue(tx, followPrivacyJob, { board_id: id });
}

async function countPrivacy(tx: Transaction, board: LockedBoard, privacy: Privacy): Promise<void> {
  if (privacy === board.privacy) return;
  const before = countsOfBoard(board.privacy, -1);
  const after = countsOfBoard(privacy, 1);
  await changePersonCounts(tx, mergeCounts([[board.owner_id, before]], [[board.owner_id, after]]));
}
