import type { Id } from '#platform/ids/ids.ts';
import { queueMail } from '#platform/mail/send-mail.job.ts';
import type { Platform } from '#platform/resource/context.ts';
import { listBoardsByIds } from '../board.store.ts';
import { boardInviteMail } from './board-invite-mail.ts';
import { findEmailInvite, findMailLocale, isMailUnwelcome } from './invite-by-email.store.ts';
import { emailInvitesSince } from './invite-by-email.ts';

export type MailingPlatform = Pick<Platform, 'db' | 'clock' | 'config' | 'jobs' | 'texts'>;

interface AskedMail {
  id: Id;
  email: string;
  token: string;
}

/** Mails an invite that is open still; to whoever blocks the inviter, or is blocked, nothing is sent. */
export async function mailInvite(
  { db, clock, config, jobs, texts }: MailingPlatform,
  { id, email, token }: AskedMail,
): Promise<void> {
  const invite = await findEmailInvite(db, id, emailInvitesSince(clock.now()));
  if (!invite || (await isMailUnwelcome(db, email, invite))) return;
  const [board] = await listBoardsByIds(db, [invite.board_id]);
  if (!board || board.deleted_at) return;
  const names = { inviter: board.owner.full_name, board: board.name };
  const i18n = await texts.in(await findMailLocale(db, email, invite.invited_by_user_id));
  await queueMail(jobs, db, boardInviteMail(i18n, config, { to: email, token, ...names }));
}
