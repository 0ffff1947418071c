import type { Id } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import { findAccountById } from '../account.store.ts';
import {
  ATTEMPTS,
  type CountedAttempts,
  forgetAttempts,
  guessesAt,
  mailsTo,
  requireAttempt,
} from '../attempts.service.ts';
import { authOf, refusalIn } from '../auth.ts';
import { authHeaders } from '../auth-headers.ts';
import { rememberBrowser } from '../known-browser.ts';
import { passwordFault } from '../password-faults.service.ts';
import type { ResetPasswordRefusal } from './reset-password.ts';

/**
 * Sets the password, given a mailed link and optionally its username, and ends all sessions of the account.
 * @throws Refusal 'too-many' after too many attempts
 */
export async function resetPassword(
  context: Context,
  { token, newPassword, username }: { token: string; newPassword: string; username?: string },
): Promise<null | ResetPasswordRefusal> {
  await requireAttempt(context, [[ATTEMPTS.redeemByAddress, context.request.address]]);
  const { api } = await authOf(context);
  const link = await api.readLink({ body: { purpose: 'reset-password', token } });
  const account = link && (await findAccountById(context.db, link.value as Id));
  if (!account || (username && username !== account.username)) return { refused: 'link-invalid' };
  // A refused password does not use up the link.
  const fault = await passwordFault(newPassword, account);
  if (fault) return { refused: 'password-fault', fault };
  try {
    await api.resetPassword({
      body: { token, newPassword },
      headers: authHeaders(context.request),
    });
  } catch (error) {
    const refusal = await refusalIn(error);
    if (refusal?.body?.code === 'INVALID_TOKEN') return { refused: 'link-invalid' };
    throw error;
  }
  // The limit per address still counts: resetting one account must not allow guesses at others.
  const guesses = guessesAt(context, account.email, account.id).filter(([rule]) => !rule.isByAddress);
  const byStrangers: CountedAttempts = [[ATTEMPTS.signInByAccount, account.id], ...mailsTo(account.id)];
  await forgetAttempts(context, [...guesses, ...byStrangers]);
  rememberBrowser(context, account.id);
  return null;
}
