import type { Config } from '#platform/config/config.ts';
import type { ServerI18n } from '#platform/i18n/texts.ts';
import type { Message } from '#platform/mail/message.ts';
import { nameInMail } from '#platform/mail/name-in-mail.ts';

interface Invitation {
  to: string;
  token: string;
  inviter: string;
  board: string;
}

export function boardInviteMail(
  i18n: ServerI18n,
  { brandName, origin }: Pick<Config, 'brandName' | 'origin'>,
  { to, token, inviter, board }: Invitation,
): Message {
  const who = nameInMail(inviter, i18n.t('Somebody'));
  const what = nameInMail(board, '');
  const names = { who, board: what, brandName };
  return {
    to,
    subject: i18n.t('{who} invites you to a board on {brandName}', names),
    text: [
      what
        ? i18n.t(
            '{who} invites you to work on the board “{board}” on {brandName}, where people collect pictures and ideas.',
            names,
          )
        : i18n.t(
            '{who} invites you to work on a board on {brandName}, where people collect pictures and ideas.',
            names,
          ),
      i18n.t('Within 30 days you can look at the invitation here, and accept or decline it:'),
      `${origin}/board-invite/?token=${encodeURIComponent(token)}`,
      i18n.t("If you don't know this person, do nothing. No one finds out whether you have an account."),
    ].join('\n\n'),
  };
}
