import type { Config } from '#platform/config/config.ts';
import type { Message } from '#platform/mail/message.ts';
import { accountMail } from '../account-mail.ts';

interface Names {
  username: string;
  email: string;
}

/** The mail with the final step of deleting an account. */
export function finalStepMail(
  config: Config,
  { username, email, linked }: Names & { linked: readonly { username: string }[] },
  token: string,
): Message {
  const names = [username, ...linked.map((account) => account.username)];
  return accountMail(config, {
    to: email,
    subject: `Delete your ${config.brandName} account`,
    before: [
      `With this link you delete the ${config.brandName} account ${names.join(' and its linked account ')}. It works once, for a day:`,
    ],
    link: { path: `/settings/delete-account/?token=${token}`, label: 'Delete my account' },
    after: ['If you did not ask for it, do nothing, and change your password: somebody knows it.'],
  });
}

/** The mail that says until when a deleted account can be kept. */
export function goodbyeMail(config: Config, { username, email }: Names, eraseAfter: Date): Message {
  const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(eraseAfter);
  return accountMail(config, {
    to: email,
    subject: `Your ${config.brandName} account is deleted`,
    before: [
      `The ${config.brandName} account ${username} is hidden from everybody now. After ${day} it is gone for good, with its Pins, boards and messages.`,
      'Until then you keep it by logging in:',
    ],
    link: { path: '/login/', label: 'Log in' },
  });
}
