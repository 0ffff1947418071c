import type { Queryable } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { queueMail } from '#platform/mail/send-mail.job.ts';
import type { Context } from '#platform/resource/context.ts';
import { Refusal } from '#platform/resource/refusal.ts';
import { type FoundAccount, findAccountById, findStanding } from '../account.store.ts';
import { accountMail } from '../account-mail.ts';
import { ATTEMPTS, forgetAllAttempts, requireAttempt } from '../attempts.service.ts';
import { takeEmailBack } from '../change-email/change-email.service.ts';
import { lockEmail } from '../change-email/change-email.store.ts';
import { consumeLink, findLink, forgetLinks, forgetWaysBack, type MailedLink } from '../mailed-link.store.ts';
import { shutOut, suspended } from '../shut-out.service.ts';
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

type TwoFactorChange = 'off' | 'taken-back' | 'renewed';

/** Notifies an owner who may not have made the change. `tx` is the change's own transaction, where it is ours. */
export async function mailTwoFactorChange(
  tx: Queryable,
  context: Context,
  accountId: Id,
  notifications: TwoFactorChange,
): Promise<void> {
  const account = await findAccountById(tx, accountId);
  if (!account) return;
  const words = await textOf(context, account, notifications);
  await queueMail(context.jobs, tx, accountMail(context.config, { to: account.email, ...words }));
}

/** A new password shuts out others. */
async function textOf({ config, texts }: Context, { locale }: FoundAccount, notifications: TwoFactorChange) {
  const { brandName } = config;
  const i18n = await texts.in(locale);
  const link = { path: '/password-reset/', label: i18n.t('Choose a new password') };
  if (notifications === 'renewed') {
    return {
      subject: i18n.t('Your {brandName} account has new recovery codes', { brandName }),
      before: [
        i18n.t('The old recovery codes no longer work.'),
        i18n.t("If this wasn't you, choose a new password now, and create new codes:"),
      ],
      link,
    };
  }
  return {
    subject: i18n.t('Two-factor authentication of your {brandName} account is off', { brandName }),
    before:
      notifications === 'taken-back'
        ? [
            i18n.t('Every device is logged out, and the old password no longer works.'),
            i18n.t('Choose a new one to log in:'),
          ]
        : [
            i18n.t('From now on your password alone is enough to log in.'),
            i18n.t("If this wasn't you, choose a new password now, and turn it on again:"),
          ],
    link,
  };
}
