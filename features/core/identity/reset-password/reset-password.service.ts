import type { Id } from '#platform/ids/ids.ts';
import { queueMail } from '#platform/mail/send-mail.job.ts';
import type { Context } from '#platform/resource/context.ts';
import {
  type FoundAccount,
  findAccountById,
  findPasswordMark,
  lockPassword,
  setPassword,
} from '../account.store.ts';
import { ATTEMPTS, forgetAllAttempts, requireAttempt } from '../attempts.service.ts';
import { authOf } from '../auth.ts';
import { changedPasswordMail } from '../change-password/change-password.ts';
import { rememberBrowser } from '../known-browser.ts';
import { consumeLink, findLink, forgetLinks } from '../mailed-link.store.ts';
import { passwordFault } from '../password.service.ts';
import { endSessions } from '../session.store.ts';
import { endLinkInto } from '../shut-out.service.ts';
import { disconnectLater } from '../social-login/social-login.store.ts';
import type { ResetPasswordRefusal } from './reset-password.ts';

/** Ends all sessions of the account. */
export async function resetPassword(
  context: Context,
  { token, newPassword, username }: { token: string; newPassword: string; username?: string },
): Promise<null | ResetPasswordRefusal> {
  await requireAttempt(context, [[ATTEMPTS.redeemByAddress, context.request.address]]);
  const link = await findLink(context.db, token, 'reset-password');
  const account = link && (await findAccountById(context.db, link.accountId));
  if (!account || (username && username !== account.username)) return { refused: 'link-invalid' };
  // A refused password does not use up the link.
  const fault = await passwordFault(newPassword, account);
  if (fault) return { refused: 'password-fault', fault };
  const { password } = await (await authOf(context)).$context;
  const passwordHash = await password.hash(newPassword);
  const mark = await replacePassword(context, account, { linkId: link.id, passwordHash });
  if (!mark) return { refused: 'link-invalid' };
  context.log.info({ account: account.id }, 'password reset');
  await forgetAllAttempts(context, account.id);
  rememberBrowser(context, account.id, mark);
  return null;
}

/**
 * A new password shuts out whoever stole the old one; other ways in and mailed links would still let them act. Returns
 * the mark of the new one, or null if the link was used concurrently.
 */
async function replacePassword(
  context: Context,
  { id, email, locale }: FoundAccount,
  { linkId, passwordHash }: { linkId: Id; passwordHash: string },
): Promise<string | null> {
  const { config, clock, db, jobs, texts } = context;
  return db.transaction(async (tx) => {
    const locked = await lockPassword(tx, id);
    if (!(await consumeLink(tx, linkId))) return null;
    await setPassword(tx, locked, { passwordHash, now: clock.now() });
    await endSessions(tx, id);
    await forgetLinks(tx, locked);
    await endLinkInto(tx, context, locked);
    await disconnectLater(tx, locked);
    await queueMail(jobs, tx, changedPasswordMail(await texts.in(locale), config, email));
    return findPasswordMark(tx, id);
  });
}
