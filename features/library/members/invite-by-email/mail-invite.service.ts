import { type InviteMailPlatform, sendInviteMail } from '#features/core/people/invite-mail.service.ts';
import { listBoardsByIds } from '#features/library/boards/board.store.ts';
import type { Id } from '#platform/ids/ids.ts';
import { boardInviteMail } from './board-invite-mail.ts';
import { findEmailInvite, worksOnBoard } from './invite-by-email.store.ts';
import { emailInvitesSince } from './invite-by-email.ts';

interface AskedMail {
  id: Id;
  email: string;
  token: string;
}

/** Mails an open invite, unless the recipient already works on the board. */
export async function mailInvite(
  platform: InviteMailPlatform,
  { id, email, token }: AskedMail,
): Promise<void> {
  const { db, clock, config } = platform;
  const invite = await findEmailInvite(db, id, emailInvitesSince(clock.now()));
  if (!invite || (await worksOnBoard(db, email, invite.board_id))) return;
  const [board] = await listBoardsByIds(db, [invite.board_id]);
  if (!board || board.deleted_at) return;
  const names = { inviter: board.owner.full_name, board: board.name };
  await sendInviteMail(platform, { email, senderId: invite.invited_by_user_id }, (i18n) =>
    boardInviteMail(i18n, config, { to: email, token, ...names }),
  );
}
