import type { AllowedBoard } from '#features/library/work/board-proof.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { closeInvite } from './board-invites.store.ts';
import type { MembersRefused } from './board-member-refusals.ts';
import { addMembership, lockSharedBoards, mapMembers, putMember } from './board-members.store.ts';
import { forgetRequest } from './contact-requests.store.ts';
import { dropFollower } from './follow-board/follow-board.store.ts';
import { MOST_SHARED_BOARDS } from './list-boards/list-boards.ts';

/** Ends their follow, invites and requests. Does nothing for a member; a refusal changes nothing. */
export async function joinBoard(
  tx: Transaction,
  board: AllowedBoard<'invite' | 'join'>,
  { userId, access, at }: { userId: Id; access: string[]; at: Date },
): Promise<{ isNew: boolean } | MembersRefused> {
  const known = (await mapMembers(tx, board.id)).get(userId);
  if (known?.status === 'accepted' || userId === board.owner_id) return { isNew: false };
  if ((await lockSharedBoards(tx, userId)) >= MOST_SHARED_BOARDS)
    return { refused: 'too-many-shared-boards' };
  await putMember(tx, board, { user_id: userId, status: 'accepted', access, at });
  await addMembership(tx, board, { userId, access, at });
  await dropFollower(tx, board, userId);
  await closeInvite(tx, board, userId, 'accepted', at);
  await forgetRequest(tx, board, { senderId: userId, recipientId: board.owner_id });
  return { isNew: true };
}
