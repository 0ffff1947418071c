import { queueMail } from '#platform/mail/send-mail.job.ts';
import { loginRequired } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { findAccountById, findPasswordMark, lockAccount } from '../account.store.ts';
import { ATTEMPTS, type CountedAttempts, forgetAllAttempts, requireAttempt } from '../attempts.service.ts';
import { authHeaders, authOf, giveCookies, refusalIn } from '../auth.ts';
import { rememberBrowser } from '../known-browser.ts';
import { forgetLinks } from '../mailed-link.store.ts';
import { passwordFault } from '../password.service.ts';
import { endSessions } from '../session.store.ts';
import { endLinkInto } from '../shut-out.service.ts';
import { type ChangePasswordRefusal, changedPasswordMail } from './change-password.ts';

/** All other sessions, mailed links and a link into the account end; this browser gets a new session. */
export async function changePassword(
  context: ContextFor<'person'>,
  { present, chosen }: { present: string; chosen: string },
): Promise<null | ChangePasswordRefusal> {
  const counted: CountedAttempts = [[ATTEMPTS.passwordBySession, context.viewer.sessionId]];
  await requireAttempt(context, counted, context.viewer.id);
  const fault = await passwordFault(chosen, (await findAccountById(context.db, context.viewer.id)) ?? {});
  if (fault) return { refused: 'password-fault', fault };
  try {
    const { api } = await authOf(context);
    const { headers } = await api.changePassword({
      body: { currentPassword: present, newPassword: chosen, revokeOtherSessions: true },
      headers: authHeaders(context.request),
      returnHeaders: true,
    });
    // If the account was taken back just before this session began, it has no password, and the session must end too.
    const mark = await findPasswordMark(context.db, context.viewer.id);
    const told = { accountId: context.viewer.id, password: chosen };
    if (!(await api.isPasswordOf({ body: told }))) {
      await endSessions(context.db, context.viewer.id);
      throw loginRequired();
    }
    giveCookies(context, headers);
    rememberBrowser(context, context.viewer.id, mark);
  } catch (error) {
    const refusal = await refusalIn(error);
    if (refusal?.body?.code === 'INVALID_PASSWORD') return { refused: 'wrong-password' };
    if (refusal?.body?.code === 'CREDENTIAL_ACCOUNT_NOT_FOUND') return { refused: 'no-password' };
    // The session ended while the request ran.
    if (refusal?.status === 'UNAUTHORIZED') throw loginRequired();
    throw error;
  }
  await forgetAllAttempts(context, context.viewer.id);
  await endOtherWays(context);
  context.log.info({ account: context.viewer.id }, 'password changed');
  return null;
}

/**
 * Nobody whom the new password shuts out may get back in by a link; the mail warns an owner who did not change it.
 */
async function endOtherWays(context: ContextFor<'person'>): Promise<void> {
  const { config, db, jobs, texts, viewer } = context;
  await db.transaction(async (tx) => {
    const locked = await lockAccount(tx, viewer.id);
    await forgetLinks(tx, locked);
    await endLinkInto(tx, context, locked);
    const account = await findAccountById(tx, viewer.id);
    if (!account) return;
    const mail = changedPasswordMail(await texts.in(account.locale), config, account.email);
    await queueMail(jobs, tx, mail);
  });
}
