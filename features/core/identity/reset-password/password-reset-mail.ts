import type { Config } from '#platform/config/config.ts';
import type { ServerI18n } from '#platform/i18n/texts.ts';
import type { Message } from '#platform/mail/message.ts';

/** The mail with the link under which a new password is chosen; it holds for an hour. */
export function passwordResetMail(
  i18n: ServerI18n,
  { brandName, origin }: Pick<Config, 'brandName' | 'origin'>,
  { email: to, username }: { email: string; username: string | null },
  { token, expiresAt }: { token: string; expiresAt: Date },
): Message {
  // In the form that other programs take apart.
  const query = new URLSearchParams({ e: String(Math.floor(expiresAt.getTime() / 1000)), t: token });
  const link = `${origin}/pw/${username ?? '_'}/?${query}`;
  return {
    to,
    subject: i18n.t('Choose a new {brandName} password', { brandName }),
    text: [
      i18n.t('Someone, hopefully you, asked for a new password for your {brandName} account.', {
        brandName,
      }),
      i18n.t('Choose one here within the next hour:'),
      link,
      i18n.t('If it was not you, do nothing: your password stays as it is.'),
    ].join('\n\n'),
  };
}
