import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { queueMail } from '#platform/mail/send-mail.job.ts';
import { findAccountById } from './account.store.ts';
import { accountMail } from './account-mail.ts';
import type { AuthPlatform } from './auth.ts';
import { deleteLinkInto } from './link-account/link-account.store.ts';
import { endSessions } from './session.store.ts';

/**
 * Ends the link by which somebody switches into an account without its password, and tells them by mail. Answers
 * whether there was one. Sessions that were opened by it go on.
 */
export async function endLinkInto(
  tx: Transaction,
  { config, jobs }: Pick<AuthPlatform, 'config' | 'jobs'>,
  accountId: Id,
): Promise<boolean> {
  const ended = await deleteLinkInto(tx, accountId);
  const owner = ended && (await findAccountById(tx, ended.ownerId));
  if (!owner) return false;
  const mail = accountMail(config, {
    to: owner.email,
    subject: `Your ${config.brandName} account is no longer linked with ${ended.username}`,
    before: [
      `The link with the account ${ended.username} has ended. To log in to it you need its own password.`,
    ],
    link: { path: '/settings/account-settings/', label: 'Account settings' },
  });
  await queueMail(jobs, tx, mail);
  return true;
}

/** The same, and logs out whoever the link has let in: all sessions of the account but one. */
export async function shutOutLinked(
  tx: Transaction,
  platform: Pick<AuthPlatform, 'config' | 'jobs'>,
  { accountId, kept }: { accountId: Id; kept: string },
): Promise<boolean> {
  if (!(await endLinkInto(tx, platform, accountId))) return false;
  await endSessions(tx, accountId, kept);
  return true;
}
