import type { Config } from '#platform/config/config.ts';
import type { Transaction } from '#platform/database/database.ts';
import { formatDay } from '#platform/i18n/format-day.ts';
import type { ServerI18n } from '#platform/i18n/texts.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Message } from '#platform/mail/message.ts';
import { queueMail } from '#platform/mail/send-mail.job.ts';
import type { Context, Platform } from '#platform/resource/context.ts';
import { Refusal } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { findStanding, lockAccount } from '../account.store.ts';
import { accountMail } from '../account-mail.ts';
import { mayActFor } from '../acting-access.ts';
import { ATTEMPTS, type CountedAttempts, forgetAllAttempts, requireAttempt } from '../attempts.service.ts';
import { findOwner, listLinked } from '../link-account/link-account.store.ts';
import { consumeLink, findLink, forgetLinks, insertLink } from '../mailed-link.store.ts';
import { requirePassword } from '../password.service.ts';
import type { LockedAccount, PersonOfAccount } from '../person-of-account.ts';
import { endSessions, findSessionStart } from '../session.store.ts';
import { suspended } from '../shut-out.service.ts';
import { signOutOfThis } from '../sign-out/sign-out.service.ts';
import { findNames, setEraseAfter } from './leave-account.store.ts';
import {
  FRESH_LOGIN_MS,
  GRACE_DAYS,
  type LeaveAccountRefusal,
  LOGIN_TOO_OLD,
  NOT_YOUR_ACCOUNT,
} from './leave-account.ts';

type Me = ContextFor<'person'>;

const DAY_MS = 24 * 3600 * 1000;
const LINK_MS = DAY_MS;

/** Hides their linked businesses as well. */
export async function deactivateAccount(
  context: Me,
  password: string,
  people: PersonOfAccount,
): Promise<{ hasLinked: boolean }> {
  await requirePassword(context, password);
  return hide(context, people, {});
}

interface DeactivationInput {
  user_id: Id;
  /** The person's reason, for the operator to read in the log. */
  reason?: string | undefined;
  explanation?: string | undefined;
}

/** Requires a recent login instead of a password. Not in a linked account, which its owner enters without one. */
export async function deactivateAfterLogin(
  context: Me,
  { user_id, ...why }: DeactivationInput,
  people: PersonOfAccount,
): Promise<{ hasLinked: boolean }> {
  const { db, viewer, clock } = context;
  if (!mayActFor(viewer, { id: user_id }, 'leave')) throw new Refusal(NOT_YOUR_ACCOUNT);
  const began = await findSessionStart(db, viewer.sessionId);
  const isFresh = began && clock.now().getTime() - began.getTime() < FRESH_LOGIN_MS;
  if (!isFresh || (await findOwner(db, viewer.id))) throw new Refusal(LOGIN_TOO_OLD);
  return hide(context, people, why);
}

async function hide(context: Me, people: PersonOfAccount, why: object): Promise<{ hasLinked: boolean }> {
  const { db, viewer, clock, log } = context;
  await signOutOfThis(context);
  const linked = await db.transaction(async (tx) => {
    const accounts = await lockWithLinked(tx, viewer.id);
    for (const account of accounts) await leave(tx, account, people, clock.now());
    return accounts.length - 1;
  });
  log.info({ account: viewer.id, linked, ...why }, 'account deactivated');
  return { hasLinked: linked > 0 };
}

export async function askForDeletion(context: Me, password: string): Promise<{ hasLinked: boolean }> {
  const { config, db, jobs, viewer, request, texts } = context;
  await requirePassword(context, password);
  const counted: CountedAttempts = [
    [ATTEMPTS.mailByLogin, `deletion of ${viewer.id}`],
    [ATTEMPTS.mailByAddress, request.address],
  ];
  await requireAttempt(context, counted, viewer.id);
  const names = await findNames(db, viewer.id);
  if (!names) throw new Error(`no account ${viewer.id}`);
  const link = { kind: 'delete-account', accountId: viewer.id, milliseconds: LINK_MS } as const;
  const token = await insertLink(db, link);
  const linked = await listLinked(db, viewer.id);
  const i18n = await texts.in(names.locale);
  await queueMail(jobs, db, finalStepMail(i18n, config, { ...names, linked }, token));
  return { hasLinked: linked.length > 0 };
}

export async function deleteAccount(
  context: Context,
  token: string,
  people: PersonOfAccount,
): Promise<null | { refused: LeaveAccountRefusal }> {
  await requireAttempt(context, [[ATTEMPTS.redeemByAddress, context.request.address]]);
  const link = await findLink(context.db, token, 'delete-account');
  if (!link) return { refused: 'link-invalid' };
  const id = link.accountId;
  const standing = await findStanding(context.db, id);
  if (!standing) return { refused: 'link-invalid' };
  if (standing === 'suspended') throw await suspended(context, id);
  if (context.viewer.id === id) await signOutOfThis(context);
  // The link is used up in the same transaction: after a failure nothing is deleted and the link still works.
  const left = await context.db.transaction(async (tx) => {
    const accounts = await lockWithLinked(tx, id);
    if (!(await consumeLink(tx, link.id))) return null;
    for (const account of accounts) await beginErasure(tx, context, account, people);
    return accounts.map((account) => account.id);
  });
  if (left === null) return { refused: 'link-invalid' };
  // Who comes back needs to log in, and a new link for that if the password is forgotten.
  for (const each of left) await forgetAllAttempts(context, each);
  context.log.info({ account: id, linked: left.length - 1 }, 'account deleted');
  return null;
}

/** Locks the businesses linked to it as well, all before their people. */
async function lockWithLinked(tx: Transaction, id: Id): Promise<LockedAccount[]> {
  const linked = await listLinked(tx, id);
  const locked: LockedAccount[] = [];
  for (const each of [id, ...linked.map((account) => account.id)].toSorted(byId))
    locked.push(await lockAccount(tx, each));
  return locked;
}

/** All transactions lock rows of several people in this order, to avoid deadlocks. */
const byId = (one: Id, other: Id) => (BigInt(one) < BigInt(other) ? -1 : 1);

async function beginErasure(
  tx: Transaction,
  { config, clock, jobs, texts }: Platform,
  account: LockedAccount,
  people: PersonOfAccount,
): Promise<void> {
  const at = clock.now();
  const eraseAfter = new Date(at.getTime() + GRACE_DAYS * DAY_MS);
  const names = await findNames(tx, account.id);
  await leave(tx, account, people, at);
  await setEraseAfter(tx, account, eraseAfter);
  // An owner whose account was stolen can take it back even after its deletion.
  await forgetLinks(tx, account);
  if (!names) return;
  const i18n = await texts.in(names.locale);
  await queueMail(jobs, tx, goodbyeMail(i18n, config, names, eraseAfter));
}

async function leave(
  tx: Transaction,
  account: LockedAccount,
  people: PersonOfAccount,
  at: Date,
): Promise<void> {
  await people.deactivate(tx, account, at);
  await endSessions(tx, account.id);
}

interface Names {
  username: string;
  email: string;
}

function finalStepMail(
  i18n: ServerI18n,
  config: Config,
  { username, email, linked }: Names & { linked: readonly { username: string }[] },
  token: string,
): Message {
  const { brandName } = config;
  const names = new Intl.ListFormat(i18n.locale).format(linked.map((account) => account.username));
  const values = { brandName, username, linked: names };
  return accountMail(config, {
    to: email,
    subject: i18n.t('Delete your {brandName} account', values),
    before: [
      linked.length > 0
        ? i18n.t(
            'Use this link to delete the {brandName} account {username} and the accounts linked to it: {linked}. It works once and expires after a day:',
            values,
          )
        : i18n.t(
            'Use this link to delete the {brandName} account {username}. It works once and expires after a day:',
            values,
          ),
    ],
    link: { path: `/settings/delete-account/?token=${token}`, label: i18n.t('Delete my account') },
    after: [i18n.t("If you didn't ask for this, change your password. Someone else knows it.")],
  });
}

function goodbyeMail(
  i18n: ServerI18n,
  config: Config,
  { username, email }: Names,
  eraseAfter: Date,
): Message {
  const { brandName } = config;
  const values = { brandName, username, day: formatDay(eraseAfter, i18n.locale) };
  return accountMail(config, {
    to: email,
    subject: i18n.t('Your {brandName} account is deleted', values),
    before: [
      i18n.t(
        'The {brandName} account {username} is now hidden from everyone. After {day} it will be deleted for good, with its Pins, boards and messages.',
        values,
      ),
      i18n.t('To keep it, log in before then:'),
    ],
    link: { path: '/login/', label: i18n.t('Log in') },
  });
}
