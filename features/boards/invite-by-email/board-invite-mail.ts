import type { Config } from '#platform/config/config.ts';
import type { Message } from '#platform/mail/message.ts';
import { nameInMail } from '#platform/mail/name-in-mail.ts';

interface Invitation {
  to: string;
  token: string;
  inviter: string;
  board: string;
}

/** The mail with the link to an invitation; it holds for 30 days. */
export function boardInviteMail(
  { brandName, origin }: Pick<Config, 'brandName' | 'origin'>,
  { to, token, inviter, board }: Invitation,
): Message {
  const who = nameInMail(inviter, 'Somebody');
  const what = nameInMail(board, '');
  return {
    to,
    subject: `${who} invites you to a board on ${brandName}`,
    text: [
      `${who} invites you to work on ${what ? `the board “${what}”` : 'a board'} on ${brandName}, where people collect pictures and ideas.`,
      'Within 30 days you can look at the invitation here, and accept or decline it:',
      `${origin}/board-invite/?token=${encodeURIComponent(token)}`,
      'If you do not know who this is, do nothing. Nobody learns whether you have an account.',
    ].join('\n\n'),
  };
}
