import type { Context } from '#platform/resource/context.ts';
import { Refusal } from '#platform/resource/refusal.ts';
import { findStanding } from '../account.store.ts';
import { ATTEMPTS, forgetAllAttempts, requireAttempt } from '../attempts.service.ts';
import { lockEmail } from '../change-email/change-email.store.ts';
import { takeEmailBack } from '../change-email/take-email-back.service.ts';
import { consumeLink, findLink, forgetLinks, forgetWaysBack, type MailedLink } from '../mailed-link.store.ts';
import { shutOut, suspended } from '../shut-out.service.ts';
import { mailTwoFactorChange } from './mail-two-factor-change.service.ts';
import { dropSecondFactor } from './two-factor.store.ts';
import { type TakeBackRefusal, takeBackRefusals } from './two-factor.ts';

/**
 * Uses the link mailed when it was switched on: a thief has the authenticator, and no new password lets the owner in.
 * Also restores the link's address, or the thief would get the mail for the password that the owner must set.
 */
export async function takeBackTwoFactor(
  context: Context,
  token: string,
): Promise<null | { refused: TakeBackRefusal }> {
  await requireAttempt(context, [[ATTEMPTS.redeemByAddress, context.request.address]]);
  const link = await findLink(context.db, token, 'take-back-two-factor');
  if (!link?.address) return { refused: 'link-invalid' };
  const { accountId, address } = link;
  const standing = await findStanding(context.db, accountId);
  if (standing === 'suspended') throw await suspended(context, accountId);
  if (!standing || !(await dropFactor(context, link, address))) return { refused: 'link-invalid' };
  await forgetAllAttempts(context, accountId);
  context.log.info({ account: accountId }, 'two-factor authentication taken back');
  return null;
}

/** False if the account has left the address for good; changes nothing then. */
async function dropFactor(context: Context, { id, accountId }: MailedLink, email: string): Promise<boolean> {
  return context.db.transaction(async (tx) => {
    const account = await lockEmail(tx, accountId);
    if (!account) return false;
    if (account.email !== email && !(await takeEmailBack(tx, accountId, email))) return false;
    if (!(await consumeLink(tx, id))) throw new Refusal(takeBackRefusals['link-invalid']);
    await dropSecondFactor(tx, account);
    await forgetLinks(tx, account);
    await forgetWaysBack(tx, account);
    await shutOut(tx, context, account);
    await mailTwoFactorChange(tx, context, accountId, 'taken-back');
    return true;
  });
}
