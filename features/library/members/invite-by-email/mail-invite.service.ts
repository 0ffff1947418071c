import { z } from 'zod';
import { type InviteMailPlatform, sendInviteMail } from '#features/core/people/invite-mail.service.ts';
import { listBoardsByIds } from '#features/library/boards/board.store.ts';
import type { Config } from '#platform/config/config.ts';
import type { ServerI18n } from '#platform/i18n/texts.ts';
import type { Id } from '#platform/ids/ids.ts';
import { defineJob } from '#platform/jobs/job.ts';
import { type Message, nameInMail } from '#platform/mail/message.ts';
import { idOption } from '#platform/resource/options.ts';
import { findEmailInvite, worksOnBoard } from './invite-by-email.store.ts';
import { emailInvitesSince } from './invite-by-email.ts';

interface AskedMail {
  id: Id;
  email: string;
  token: string;
}

/** Does nothing if the recipient already works on the board. */
async function mailInvite(platform: InviteMailPlatform, { id, email, token }: AskedMail): Promise<void> {
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

interface Invitation {
  to: string;
  token: string;
  inviter: string;
  board: string;
}

function boardInviteMail(
  i18n: ServerI18n,
  { brandName, origin }: Pick<Config, 'brandName' | 'origin'>,
  { to, token, inviter, board }: Invitation,
): Message {
  const who = nameInMail(inviter, i18n.t('Someone'));
  const what = nameInMail(board, '');
  const names = { who, board: what, brandName };
  return {
    to,
    subject: i18n.t('{who} invites you to a board on {brandName}', names),
    text: [
      what
        ? i18n.t(
            '{who} invites you to collaborate on the board “{board}” on {brandName}, where people collect pictures and ideas.',
            names,
          )
        : i18n.t(
            '{who} invites you to collaborate on a board on {brandName}, where people collect pictures and ideas.',
            names,
          ),
      i18n.t('View the invitation here, and accept or decline it within 30 days:'),
      `${origin}/board-invite/?token=${encodeURIComponent(token)}`,
      i18n.t(
        "If you don't know this person, ignore this email. No one will find out whether you have an account.",
      ),
    ].join('\n\n'),
  };
}

export const mailInviteJob = defineJob({
  name: 'boards.mail-invite',
  data: z.object({ invite_id: idOption, email: z.string(), token: z.string() }),
  // Its data holds an address and a link, so finished jobs are soon deleted.
  options: { concurrency: 2, keepSeconds: 3600 },
  run: (platform: InviteMailPlatform, { invite_id, email, token }) =>
    mailInvite(platform, { id: invite_id, email, token }),
});
