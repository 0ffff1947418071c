import type { ServerI18n } from '#platform/i18n/texts.ts';
import type { Message } from '#platform/mail/message.ts';
import { queueMail } from '#platform/mail/send-mail.job.ts';
import { type FoundAccount, findAccountById } from '../account.store.ts';
import { accountMail } from '../account-mail.ts';
import type { AuthPlatform } from '../auth.ts';
import { insertLink } from '../mailed-link.store.ts';
import { hasSecondFactor } from '../two-factor/two-factor.store.ts';

const LINK_MS = 3 * 24 * 3600 * 1000;

export async function mailLimitedLogin(
  platform: AuthPlatform,
  account: FoundAccount,
  next: string | undefined,
): Promise<void> {
  const { config, db, jobs, texts } = platform;
  const { brandName, origin } = config;
  const i18n = await texts.in(account.locale);
  if (await hasSecondFactor(db, account.id)) {
    await queueMail(jobs, db, noLimitedLoginMail(i18n, config, account.email));
    return;
  }
  const link = { kind: 'limited-login', accountId: account.id, milliseconds: LINK_MS } as const;
  const token = await insertLink(db, link);
  // If the account was taken back while the link was made, this address must not get it.
  if ((await findAccountById(db, account.id))?.email !== account.email) return;
  const query = new URLSearchParams({ token, ...(next && { next }) });
  await queueMail(jobs, db, {
    to: account.email,
    subject: i18n.t('Your link to {brandName}', { brandName }),
    text: [
      i18n.t(
        'Use this link to look around your {brandName} account. It works once and expires after three days:',
        {
          brandName,
        },
      ),
      `${origin}/limited-login/?${query}`,
      i18n.t(
        "You'll need your password to change anything. If you didn't ask for this link, ignore this email.",
      ),
    ].join('\n\n'),
  });
}

/** With a second factor, a mailed link alone must not let anybody in. */
function noLimitedLoginMail(i18n: ServerI18n, config: AuthPlatform['config'], to: string): Message {
  const { brandName } = config;
  return accountMail(config, {
    to,
    subject: i18n.t('Log in to {brandName}', { brandName }),
    before: [
      i18n.t(
        'Someone asked for a limited login link. Your account has none, because logging in requires a code.',
      ),
    ],
    link: { path: '/login/', label: i18n.t('Log in') },
    after: [i18n.t("If you didn't ask for this, ignore this email.")],
  });
}
