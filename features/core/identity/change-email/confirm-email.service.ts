import { isUniqueViolation, type Transaction } from '#platform/database/database.ts';
import { type Id, parseId } from '#platform/ids/ids.ts';
import { queueMail } from '#platform/mail/send-mail.job.ts';
import type { Context } from '#platform/resource/context.ts';
import { Refusal } from '#platform/resource/refusal.ts';
import {
  findAccountById,
  findPasswordMark,
  findStanding,
  forgetLinks,
  lockEmails,
  TAKES_BACK,
} from '../account.store.ts';
import { accountMail } from '../account-mail.ts';
import { ATTEMPTS, requireAttempt } from '../attempts.service.ts';
import { authOf } from '../auth.ts';
import { consumeLink, giveLink } from '../mailed-link.store.ts';
import { shutOut } from '../shut-out.service.ts';
import { suspended } from '../suspended.service.ts';
import { changeEmail, lockEmail } from './change-email.store.ts';
import { type ChangeEmailRefusal, changeEmailRefusals } from './change-email.ts';
import { takeEmailBack } from './take-email-back.service.ts';

const TAKE_BACK_MS = 7 * 24 * 3600 * 1000;

type Confirmed = { isTakenBack: boolean } | { refused: ChangeEmailRefusal };

interface Change {
  linkId: string;
  accountId: Id;
  email: string;
  isTakenBack: boolean;
  mark: string;
}

/** The link that undoes a change; worthless until the change is made. */
interface WayBack {
  id: string;
  token: string;
}

/**
 * Gives an account the address of a link. The old address is notified by mail and gets a link that undoes the change
 * for a week: that link also ends all sessions and other ways in, which somebody else may have opened.
 */
export async function confirmEmail(context: Context, token: string): Promise<Confirmed> {
  await requireAttempt(context, [[ATTEMPTS.redeemByAddress, context.request.address]]);
  const { api } = await authOf(context);
  const link = await api.readLink({ body: { purpose: 'email', token } });
  const [id, email = '', action = ''] = link?.value.split(' ') ?? [];
  const accountId = parseId(id);
  if (!link || !accountId) return { refused: 'link-invalid' };
  const standing = await findStanding(context.db, accountId);
  if (standing === 'suspended') throw await suspended(context, accountId);
  if (!standing) return { refused: 'link-invalid' };
  const isTakenBack = action === TAKES_BACK;
  const back = isTakenBack
    ? null
    : await api.makeLink({ body: { purpose: 'email', value: '', milliseconds: TAKE_BACK_MS } });
  const change = { linkId: link.id, accountId, email, isTakenBack, mark: action };
  const isGiven = await context.db
    .transaction((tx) => giveAddress(tx, context, change, back))
    .catch((error: unknown) => {
      // If two people take one address at once, the unique index lets one through.
      if (isUniqueViolation(error)) return false;
      throw error;
    });
  if (!isGiven) return { refused: 'link-invalid' };
  context.log.info({ account: accountId, isTakenBack }, 'mail address changed');
  return { isTakenBack };
}

/**
 * False if the address is taken by now or the password has changed since the request. The link remains: it works
 * again once the address is free, but never with another password.
 * @throws Refusal 400 if the link was used concurrently
 */
async function giveAddress(
  tx: Transaction,
  context: Context,
  { linkId, accountId, email, isTakenBack, mark }: Change,
  back: WayBack | null,
): Promise<boolean> {
  const account = await lockEmail(tx, accountId);
  if (!account) return false;
  if (isTakenBack) {
    if (!(await takeEmailBack(tx, accountId, email))) return false;
    await shutOut(tx, context, account);
    return true;
  }
  if (mark !== (await findPasswordMark(tx, accountId))) return false;
  const old = account.email;
  await lockEmails(tx, [old, email]);
  if (!(await changeEmail(tx, account, email))) return false;
  if (!(await consumeLink(tx, linkId))) throw new Refusal(changeEmailRefusals['link-invalid']);
  // Links mailed to the old address no longer open the account; only those that undo changes do.
  await forgetLinks(tx, account, TAKES_BACK);
  if (back && old !== email) {
    await giveLink(tx, back.id, `${accountId} ${old} ${TAKES_BACK}`);
    await mailOldAddress(tx, context, { accountId, old, token: back.token });
  }
  return true;
}

async function mailOldAddress(
  tx: Transaction,
  { config, jobs, texts }: Context,
  { accountId, old, token }: { accountId: Id; old: string; token: string },
): Promise<void> {
  const account = await findAccountById(tx, accountId);
  const i18n = await texts.in(account?.locale ?? null);
  const { brandName } = config;
  const mail = accountMail(config, {
    to: old,
    subject: i18n.t('The address of your {brandName} account was changed', { brandName }),
    before: [
      i18n.t('The address of your {brandName} account was changed. Our emails now go to the new one.', {
        brandName,
      }),
      i18n.t(
        'If it was not you, take it back within a week; this logs out everybody, and you choose a new password:',
      ),
    ],
    link: {
      path: `/settings/confirm-email/?token=${token}&back=true`,
      label: i18n.t('Take my address back'),
    },
    after: [i18n.t('If it was you, do nothing.')],
  });
  await queueMail(jobs, tx, mail);
}
