import { type Id, parseId } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import { dropPassword, findStanding, forgetLinks, TAKES_BACK } from '../account.store.ts';
import { ATTEMPTS, requireAttempt } from '../attempts.service.ts';
import { authOf } from '../auth.ts';
import { endLinkInto } from '../linked-business.service.ts';
import { consumeLink } from '../mailed-link.store.ts';
import { endSessions } from '../session.store.ts';
import { disconnect } from '../social-login/social-login.store.ts';
import { tellTwoFactor } from './tell-two-factor.service.ts';
import { dropSecondFactor, forgetWaysBack } from './two-factor.store.ts';
import type { TakeBackRefusal } from './two-factor.ts';

/**
 * Switches it off by the link that was mailed when it was switched on: whoever did that with a stolen password holds the
 * authenticator, and no new password lets the owner in. All sessions, mailed links and ways in end; the owner chooses
 * another password by mail.
 * @throws Refusal 429 after too many attempts
 */
export async function takeBackTwoFactor(
  context: Context,
  token: string,
): Promise<null | { refused: TakeBackRefusal }> {
  await requireAttempt(context, [[ATTEMPTS.redeemByAddress, context.request.address]]);
  const { api } = await authOf(context);
  const link = await api.readLink({ body: { purpose: 'two-factor', token } });
  const accountId = parseId(link?.value.split(' ')[0]);
  if (!link || !accountId) return { refused: 'link-invalid' };
  const standing = await findStanding(context.db, accountId);
  if (standing === 'suspended') return { refused: 'account-suspended' };
  if (!standing || !(await dropFactor(context, accountId, link.id))) return { refused: 'link-invalid' };
  context.log.info({ account: accountId }, 'two-factor authentication taken back');
  return null;
}

/** False where somebody was quicker with the link. */
async function dropFactor(context: Context, accountId: Id, linkId: string): Promise<boolean> {
  return context.db.transaction(async (tx) => {
    if (!(await consumeLink(tx, linkId))) return false;
    await dropSecondFactor(tx, accountId);
    await forgetLinks(tx, accountId, TAKES_BACK);
    await forgetWaysBack(tx, accountId);
    await endSessions(tx, accountId);
    await endLinkInto(tx, context, accountId);
    await disconnect(tx, accountId);
    await dropPassword(tx, accountId);
    await tellTwoFactor(tx, context, accountId, 'taken-back');
    return true;
  });
}
