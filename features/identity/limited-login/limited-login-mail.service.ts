import type { Message } from '#platform/mail/message.ts';
import { queueMail } from '#platform/mail/send-mail.job.ts';
import type { FoundAccount } from '../account.store.ts';
import { accountMail } from '../account-mail.ts';
import { type AuthPlatform, authOf } from '../auth.ts';
import { hasSecondFactor } from '../two-factor/two-factor.store.ts';

const LINK_MS = 3 * 24 * 3600 * 1000;

/** Mails the link that lets its bearer look as this person, once, within three days. */
export async function mailLimitedLogin(
  platform: AuthPlatform,
  account: FoundAccount,
  next: string | undefined,
): Promise<void> {
  const { config, db, jobs } = platform;
  if (await hasSecondFactor(db, account.id)) {
    await queueMail(jobs, db, noLimitedLoginMail(config, account.email));
    return;
  }
  const { api } = await authOf(platform);
  const { token } = await api.makeLink({
    body: { purpose: 'limited-login', value: account.id, milliseconds: LINK_MS },
  });
  const query = new URLSearchParams({ token, ...(next && { next }) });
  await queueMail(jobs, db, {
    to: account.email,
    subject: `Your link to ${config.brandName}`,
    text: [
      `With this link you can look at your ${config.brandName} account. It works once, within three days:`,
      `${config.origin}/limited-login/?${query}`,
      'To change anything you will be asked for your password. If you did not ask for this link, do nothing.',
    ].join('\n\n'),
  });
}

/** Who asks for two factors has not one alone look in. */
function noLimitedLoginMail(config: AuthPlatform['config'], to: string): Message {
  return accountMail(config, {
    to,
    subject: `Log in to ${config.brandName}`,
    before: [
      'Somebody asked for a link to look at your account. There is none, as your account asks for a code when logging in.',
    ],
    link: { path: '/login/', label: 'Log in' },
    after: ['If you did not ask for it, do nothing.'],
  });
}
