import type { Config } from '#platform/config/config.ts';
import type { ServerI18n } from '#platform/i18n/texts.ts';
import type { Message } from '#platform/mail/message.ts';
import { accountMail } from '../account-mail.ts';

export function changedPasswordMail(i18n: ServerI18n, config: Config, to: string): Message {
  const { brandName } = config;
  return accountMail(config, {
    to,
    subject: i18n.t('Your {brandName} account has a new password', { brandName }),
    before: [
      i18n.t('The password of your account was changed, and all other browsers were logged out.'),
      i18n.t('If it was not you, choose a new password now:'),
    ],
    link: { path: '/password-reset/', label: i18n.t('Choose a new password') },
  });
}
