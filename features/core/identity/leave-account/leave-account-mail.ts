import type { Config } from '#platform/config/config.ts';
import { formatDay } from '#platform/i18n/format-day.ts';
import type { ServerI18n } from '#platform/i18n/texts.ts';
import type { Message } from '#platform/mail/message.ts';
import { accountMail } from '../account-mail.ts';

interface Names {
  username: string;
  email: string;
}

export function finalStepMail(
  i18n: ServerI18n,
  config: Config,
  { username, email, linked }: Names & { linked: readonly { username: string }[] },
  token: string,
): Message {
  const { brandName } = config;
  const names = new Intl.ListFormat(i18n.locale).format(linked.map((account) => account.username));
  const values = { brandName, username, linked: names };
  return accountMail(config, {
    to: email,
    subject: i18n.t('Delete your {brandName} account', values),
    before: [
      linked.length > 0
        ? i18n.t(
            'Use this link to delete the {brandName} account {username} and the accounts linked to it: {linked}. It works once and expires after a day:',
            values,
          )
        : i18n.t(
            'Use this link to delete the {brandName} account {username}. It works once and expires after a day:',
            values,
          ),
    ],
    link: { path: `/settings/delete-account/?token=${token}`, label: i18n.t('Delete my account') },
    after: [i18n.t("If you didn't ask for this, change your password: someone knows it.")],
  });
}

export function goodbyeMail(
  i18n: ServerI18n,
  config: Config,
  { username, email }: Names,
  eraseAfter: Date,
): Message {
  const { brandName } = config;
  const values = { brandName, username, day: formatDay(eraseAfter, i18n.locale) };
  return accountMail(config, {
    to: email,
    subject: i18n.t('Your {brandName} account is deleted', values),
    before: [
      i18n.t(
        'The {brandName} account {username} is now hidden from everyone. After {day} it will be deleted for good, with its Pins, boards and messages.',
        values,
      ),
      i18n.t('To keep it, log in before then:'),
    ],
    link: { path: '/login/', label: i18n.t('Log in') },
  });
}
