import type { Config } from '#platform/config/config.ts';
import type { Message } from '#platform/mail/message.ts';

/** The mail with the link under which a new password is chosen; it holds for an hour. */
export function passwordResetMail(
  { brandName, origin }: Pick<Config, 'brandName' | 'origin'>,
  to: string,
  token: string,
): Message {
  const link = `${origin}/password-reset/?token=${encodeURIComponent(token)}`;
  return {
    to,
    subject: `Choose a new ${brandName} password`,
    text: [
      `Somebody, hopefully you, asked for a new password for your ${brandName} account.`,
      `Choose one here within the next hour:`,
      link,
      'If it was not you, do nothing: your password stays as it is.',
    ].join('\n\n'),
  };
}
