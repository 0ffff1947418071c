import type { Transaction } from '#platform/database/database.ts';
import { formatDay } from '#platform/i18n/format-day.ts';
import type { Id } from '#platform/ids/ids.ts';
import { queueMail } from '#platform/mail/send-mail.job.ts';
import type { Context } from '#platform/resource/context.ts';
import { Refusal } from '#platform/resource/refusal.ts';
import { dropPassword, findAccountById, findSuspensionEnd, lockAccount } from './account.store.ts';
import { accountMail } from './account-mail.ts';
import { accountSuspended, accountSuspendedUntil } from './account-refusals.ts';
import type { AuthPlatform } from './auth.ts';
import { deleteLinkInto } from './link-account/link-account.store.ts';
import type { LockedAccount } from './person-of-account.ts';
import { endSessions } from './session.store.ts';
import { disconnect } from './social-login/social-login.store.ts';

/** Removes the password too, as whoever took over the account knows it; its owner sets another by mail. */
export async function shutOut(
  tx: Transaction,
  platform: Pick<AuthPlatform, 'config' | 'jobs' | 'texts'>,
  account: LockedAccount,
): Promise<void> {
  await endSessions(tx, account.id);
  await endLinkInto(tx, platform, account);
  await disconnect(tx, account);
  await dropPassword(tx, account);
}

/** Call it only for people who have proven that the account is theirs: nobody else may learn it. */
export async function suspended(
  { db, clock, locale }: Pick<Context, 'db' | 'clock' | 'locale'>,
  accountId: Id,
): Promise<Refusal> {
  const end = await findSuspensionEnd(db, accountId);
  // A suspension that is over waits for the job that lifts it.
  return end && end > clock.now()
    ? new Refusal({ ...accountSuspendedUntil, values: { day: formatDay(end, locale) } })
    : new Refusal(accountSuspended);
}

/** Returns whether there was one. Sessions that it opened continue. */
export async function endLinkInto(
  tx: Transaction,
  { config, jobs, texts }: Pick<AuthPlatform, 'config' | 'jobs' | 'texts'>,
  account: LockedAccount,
): Promise<boolean> {
  const ended = await deleteLinkInto(tx, account);
  const owner = ended && (await findAccountById(tx, ended.ownerId));
  if (!owner) return false;
  const i18n = await texts.in(owner.locale);
  const names = { brandName: config.brandName, business: ended.username };
  const mail = accountMail(config, {
    to: owner.email,
    subject: i18n.t('Your {brandName} account is no longer linked to {business}', names),
    before: [
      i18n.t(
        'Your account is no longer linked to {business}. To log in to {business}, use its own password.',
        names,
      ),
    ],
    link: { path: '/settings/account-settings/', label: i18n.t('Account settings') },
  });
  await queueMail(jobs, tx, mail);
  return true;
}

/** Ends all sessions of the account but one as well, as the link may have opened them. */
export async function shutOutLinked(
  tx: Transaction,
  platform: Pick<AuthPlatform, 'config' | 'jobs' | 'texts'>,
  { accountId, kept }: { accountId: Id; kept: string },
): Promise<boolean> {
  if (!(await endLinkInto(tx, platform, await lockAccount(tx, accountId)))) return false;
  await endSessions(tx, accountId, kept);
  return true;
}
