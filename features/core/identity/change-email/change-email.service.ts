import { isUniqueViolation, type Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { queueMail } from '#platform/mail/send-mail.job.ts';
import type { Context } from '#platform/resource/context.ts';
import { Refusal } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { findAccountById, findPasswordMark, findStanding, lockEmails } from '../account.store.ts';
import { accountMail } from '../account-mail.ts';
import { ATTEMPTS, forgetAllAttempts, requireAttempt } from '../attempts.service.ts';
import {
  consumeLink,
  findLink,
  forgetLaterLinks,
  forgetLinks,
  insertLink,
  listHeldEmails,
  type MailedLink,
} from '../mailed-link.store.ts';
import { requirePassword } from '../password.service.ts';
import { shutOut, suspended } from '../shut-out.service.ts';
import { type AccountEmail, changeEmail, findEmail, lockEmail } from './change-email.store.ts';
import { type ChangeEmailRefusal, changeEmailRefusals } from './change-email.ts';
import { mailNewAddressJob } from './mail-new-address.service.ts';

type Me = ContextFor<'person'>;

export async function emailOf({ db, viewer }: Pick<Me, 'db' | 'viewer'>): Promise<AccountEmail> {
  const found = await findEmail(db, viewer.id);
  if (!found) throw new Error(`no account ${viewer.id}`);
  return found;
}

/** Answers the same, in the same time, if the address is taken. */
export async function askForEmail(
  context: Me,
  { email, password }: { email: string; password: string },
): Promise<null | { refused: ChangeEmailRefusal }> {
  const { db, jobs, viewer, request } = context;
  // A link mailed late must not outlive the password given here; a mark read later could be another password's.
  const mark = (await findPasswordMark(db, viewer.id)) ?? undefined;
  await requirePassword(context, password);
  if ((await emailOf(context)).email === email) return { refused: 'same-email' };
  await requireAttempt(context, [
    [ATTEMPTS.mailByLogin, `new address of ${viewer.id}`],
    [ATTEMPTS.mailByAddress, request.address],
  ]);
  await jobs.enqueue(db, mailNewAddressJob, { account_id: viewer.id, email, mark });
  return null;
}

/**
 * Restores an account's previous address; false if that is no longer possible. Invalidates links mailed to later
 * addresses, as a thief may have them. Links that restore earlier addresses remain: a thief who moves an account
 * twice must not be able to shut out its owner.
 */
export async function takeEmailBack(tx: Transaction, accountId: Id, email: string): Promise<boolean> {
  const account = await lockEmail(tx, accountId);
  const held = await listHeldEmails(tx, accountId);
  const place = held.indexOf(email);
  if (!account || place < 0) return false;
  await lockEmails(tx, [account.email, email]);
  if (!(await changeEmail(tx, account, email))) return false;
  await forgetLaterLinks(tx, account, { email, earlier: held.slice(0, place) });
  return true;
}

const TAKE_BACK_MS = 7 * 24 * 3600 * 1000;

type Confirmed = { isTakenBack: boolean } | { refused: ChangeEmailRefusal };

/**
 * The old address gets a link that undoes the change for a week: it also ends all sessions and other ways in, which
 * somebody else may have opened.
 */
export async function confirmEmail(context: Context, token: string): Promise<Confirmed> {
  await requireAttempt(context, [[ATTEMPTS.redeemByAddress, context.request.address]]);
  const link = await findLink(context.db, token, 'confirm-email', 'take-back-email');
  if (!link?.address) return { refused: 'link-invalid' };
  const { accountId, address } = link;
  const standing = await findStanding(context.db, accountId);
  if (standing === 'suspended') throw await suspended(context, accountId);
  if (!standing) return { refused: 'link-invalid' };
  const isTakenBack = link.kind === 'take-back-email';
  const isGiven = await context.db
    .transaction((tx) => giveAddress(tx, context, link, address))
    .catch((error: unknown) => {
      // If two people take one address at once, the unique index lets one through.
      if (isUniqueViolation(error)) return false;
      throw error;
    });
  if (!isGiven) return { refused: 'link-invalid' };
  // The links that were mailed are dead, too, so strangers must not keep the next one away.
  await forgetAllAttempts(context, accountId);
  context.log.info({ account: accountId, isTakenBack }, 'email address changed');
  return { isTakenBack };
}

/**
 * False if the address is taken by now or the password has changed since the request. The link remains: it works again
 * once the address is free, but never with another password.
 */
async function giveAddress(
  tx: Transaction,
  context: Context,
  { id, kind, accountId, passwordMark }: MailedLink,
  email: string,
): Promise<boolean> {
  const account = await lockEmail(tx, accountId);
  if (!account) return false;
  if (kind === 'take-back-email') {
    if (!(await takeEmailBack(tx, accountId, email))) return false;
    await shutOut(tx, context, account);
    return true;
  }
  if (passwordMark !== (await findPasswordMark(tx, accountId))) return false;
  const old = account.email;
  await lockEmails(tx, [old, email]);
  if (!(await changeEmail(tx, account, email))) return false;
  if (!(await consumeLink(tx, id))) throw new Refusal(changeEmailRefusals['link-invalid']);
  // Links mailed to the old address no longer open the account; only those that undo changes do.
  await forgetLinks(tx, account);
  if (old !== email) await mailOldAddress(tx, context, accountId, old);
  return true;
}

async function mailOldAddress(
  tx: Transaction,
  { config, jobs, texts }: Context,
  accountId: Id,
  old: string,
): Promise<void> {
  const back = { kind: 'take-back-email', accountId, address: old, milliseconds: TAKE_BACK_MS } as const;
  const token = await insertLink(tx, back);
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
        "If this wasn't you, undo it within a week. This logs out every device and lets you choose a new password:",
      ),
    ],
    link: {
      path: `/settings/confirm-email/?token=${token}&back=true`,
      label: i18n.t('Restore my address'),
    },
    after: [i18n.t('If this was you, you can ignore this email.')],
  });
  await queueMail(jobs, tx, mail);
}
