import { type Id, parseId } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import { Refusal } from '#platform/resource/refusal.ts';
import { findStanding, forgetLinks, TAKES_BACK } from '../account.store.ts';
import { ATTEMPTS, requireAttempt } from '../attempts.service.ts';
import { authOf } from '../auth.ts';
import { lockEmail } from '../change-email/change-email.store.ts';
import { takeEmailBack } from '../change-email/take-email-back.service.ts';
import { consumeLink } from '../mailed-link.store.ts';
import { shutOut } from '../shut-out.service.ts';
import { suspended } from '../suspended.service.ts';
import { mailTwoFactorChange } from './mail-two-factor-change.service.ts';
import { dropSecondFactor, forgetWaysBack } from './two-factor.store.ts';
import { type TakeBackRefusal, takeBackRefusals } from './two-factor.ts';

/**
 * Switches it off by the link mailed when it was switched on: a thief has the authenticator, and no new password lets
 * the owner in. Also restores the link's address, or the thief would get the mail for the new password that the owner
 * must set.
 * @throws Refusal 429 after too many attempts
 */
export async function takeBackTwoFactor(
  context: Context,
  token: string,
): Promise<null | { refused: TakeBackRefusal }> {
  await requireAttempt(context, [[ATTEMPTS.redeemByAddress, context.request.address]]);
  const { api } = await authOf(context);
  const link = await api.readLink({ body: { purpose: 'two-factor', token } });
  const [id, email = ''] = link?.value.split(' ') ?? [];
  const accountId = parseId(id);
  if (!link || !accountId) return { refused: 'link-invalid' };
  const standing = await findStanding(context.db, accountId);
  if (standing === 'suspended') throw await suspended(context, accountId);
  if (!standing || !(await dropFactor(context, { linkId: link.id, accountId, email })))
    return { refused: 'link-invalid' };
  context.log.info({ account: accountId }, 'two-factor authentication taken back');
  return null;
}

interface WayBack {
  linkId: string;
  accountId: Id;
  email: string;
}

/**
 * False if the account has left the address for good; changes nothing then.
 * @throws Refusal 400 if the link was used concurrently
 */
async function dropFactor(context: Context, { linkId, accountId, email }: WayBack): Promise<boolean> {
  return context.db.transaction(async (tx) => {
    const account = await lockEmail(tx, accountId);
    if (!account) return false;
    if (account.email !== email && !(await takeEmailBack(tx, accountId, email))) return false;
    if (!(await consumeLink(tx, linkId))) throw new Refusal(takeBackRefusals['link-invalid']);
    await dropSecondFactor(tx, account);
    await forgetLinks(tx, account, TAKES_BACK);
    await forgetWaysBack(tx, account);
    await shutOut(tx, context, account);
    await mailTwoFactorChange(tx, context, accountId, 'taken-back');
    return true;
  });
}
