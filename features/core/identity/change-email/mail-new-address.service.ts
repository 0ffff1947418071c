import { z } from 'zod';
import type { Id } from '#platform/ids/ids.ts';
import { defineJob } from '#platform/jobs/job.ts';
import { queueMail } from '#platform/mail/send-mail.job.ts';
import { idOption } from '#platform/resource/options.ts';
import { type FoundAccount, findAccountById, findAccountByLogin } from '../account.store.ts';
import { accountMail } from '../account-mail.ts';
import { ATTEMPTS, isWithin } from '../attempts.service.ts';
import type { AuthPlatform } from '../auth.ts';
import type { MailingPlatform } from '../mail-link/send-link.service.ts';
import { insertLink } from '../mailed-link.store.ts';

const LINK_MS = 24 * 3600 * 1000;

/** Mailboxes are not flooded, whoever asks. */
async function mailNewAddress(
  platform: MailingPlatform,
  accountId: Id,
  { email, mark }: { email: string; mark?: string | undefined },
): Promise<void> {
  const { config, db, jobs, texts } = platform;
  const { brandName } = config;
  if (!(await isWithin(platform, ATTEMPTS.mailToNewAddress, email))) return;
  const holder = await findAccountByLogin(db, email);
  if (holder) return mailHolder(platform, holder);
  // A link without a mark fits no password.
  if (!mark) return;
  const account = await findAccountById(db, accountId);
  const i18n = await texts.in(account?.locale ?? null);
  const link = { kind: 'confirm-email', accountId, address: email, passwordMark: mark } as const;
  const token = await insertLink(db, { ...link, milliseconds: LINK_MS });
  const mail = accountMail(config, {
    to: email,
    subject: i18n.t('Confirm your new address for {brandName}', { brandName }),
    before: [
      i18n.t(
        'Open this link to use this address for your {brandName} account. It works once and expires after a day:',
        {
          brandName,
        },
      ),
    ],
    link: { path: `/settings/confirm-email/?token=${token}`, label: i18n.t('Confirm address') },
    after: [i18n.t("If you didn't ask for this, ignore this email.")],
  });
  await queueMail(jobs, db, mail);
}

async function mailHolder(
  { config, db, jobs, texts }: AuthPlatform,
  { email, locale }: FoundAccount,
): Promise<void> {
  const { brandName } = config;
  const i18n = await texts.in(locale);
  const mail = accountMail(config, {
    to: email,
    subject: i18n.t('Your address is already in use on {brandName}', { brandName }),
    before: [
      i18n.t(
        'Someone tried to use this address for another {brandName} account. It stays with yours, and nothing has changed.',
        { brandName },
      ),
      i18n.t('If this was you, log in with this address instead. If not, ignore this email.'),
    ],
  });
  await queueMail(jobs, db, mail);
}

/** Mails the link to a new address. Looks up whether it is free here, not while the requester waits. */
export const mailNewAddressJob = defineJob({
  name: 'identity.mail-new-address',
  data: z.object({ account_id: idOption, email: z.string(), mark: z.string().optional() }),
  options: { concurrency: 2, keepSeconds: 3600 },
  run: (platform: MailingPlatform, { account_id, ...asked }) => mailNewAddress(platform, account_id, asked),
});
