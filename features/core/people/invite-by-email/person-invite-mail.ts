import type { Config } from '#platform/config/config.ts';
import type { ServerI18n } from '#platform/i18n/texts.ts';
import type { Message } from '#platform/mail/message.ts';
import { nameInMail } from '#platform/mail/name-in-mail.ts';

export function personInviteMail(
  i18n: ServerI18n,
  { brandName }: Pick<Config, 'brandName'>,
  { to, sender, url }: { to: string; sender: string; url: string },
): Message {
  const names = { who: nameInMail(sender, i18n.t('Somebody')), brandName };
  return {
    to,
    subject: i18n.t('{who} invites you to {brandName}', names),
    text: [
      i18n.t(
        '{who} invites you to follow them on {brandName}, where people collect pictures and ideas.',
        names,
      ),
      `${i18n.t('Accept the invitation:')} ${url}`,
      i18n.t("If you don't know this person, do nothing. No one finds out whether you have an account."),
    ].join('\n\n'),
  };
}
