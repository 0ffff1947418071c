import { readFile } from 'node:fs/promises';
import type { Queryable } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import { loginRequired, Refusal } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { findPasswordMark } from './account.store.ts';
import type { PasswordFault } from './account-refusals.ts';
import {
  ATTEMPTS,
  type CountedAttempts,
  forgetAttempts,
  guessesAt,
  requireAttempt,
} from './attempts.service.ts';
import { authHeaders, authOf, refusalIn } from './auth.ts';
import { hasOnlySocialLogins } from './social-login.service.ts';

interface Names {
  email?: string;
  username?: string | null;
}

let common: Promise<ReadonlySet<string>> | undefined;

export async function passwordFault(
  chosen: string,
  { email, username }: Names,
): Promise<PasswordFault | null> {
  const password = chosen.trim().toLowerCase();
  const names = [email, email?.split('@')[0], username].map((name) => name?.toLowerCase());
  if (names.includes(password)) return 'own-name';
  common ??= readCommon();
  return new Set(password).size === 1 || (await common).has(password) ? 'common' : null;
}

async function readCommon(): Promise<ReadonlySet<string>> {
  const text = await readFile(new URL('common-passwords.txt', import.meta.url), 'utf8');
  return new Set(text.split('\n').filter((line) => line !== '' && !line.startsWith('#')));
}

/** Run after a session is open, the check tells whether the password was removed or changed just before. */
export async function notePassword(db: Queryable, accountId: Id | null): Promise<() => Promise<boolean>> {
  const noted = await findPasswordMark(db, accountId);
  return async () => (await findPasswordMark(db, accountId)) === noted;
}

const FIELD = 'password';

/** An open session is not enough for dangerous actions. */
export async function requirePassword(context: ContextFor<'person'>, password: string): Promise<void> {
  await withPassword(context, async () => {
    const { api } = await authOf(context);
    await api.verifyPassword({ body: { password }, headers: authHeaders(context.request) });
  });
}

/** Asks for the password of another account in this browser; `sentence` says whose password it is. */
export async function requirePasswordOf(
  context: Context,
  { accountId, password }: { accountId: Id; password: string },
  sentence: string,
): Promise<void> {
  const counted = await guessesAt(context, accountId, accountId);
  await requireAttempt(context, counted, accountId);
  const { api } = await authOf(context);
  if (!(await api.isPasswordOf({ body: { accountId, password } }))) throw wrongPassword(sentence);
  await forgetAttempts(context, counted.slice(0, 1));
}

function wrongPassword(message: string): Refusal {
  return new Refusal({ kind: 'invalid', reason: 'wrong-password', message, field: FIELD });
}

/** Accounts without a password get a refusal that says so, as no guess can be right. */
async function refusalOf({ db, viewer }: ContextFor<'person'>): Promise<Refusal> {
  if (!(await hasOnlySocialLogins(db, viewer.id))) return wrongPassword("This isn't your password.");
  const message = 'Your account has no password yet. Set one in your account settings.';
  return new Refusal({ kind: 'conflict', reason: 'no-password', message, field: FIELD });
}

export async function withPassword<T>(context: ContextFor<'person'>, action: () => Promise<T>): Promise<T> {
  const counted: CountedAttempts = [[ATTEMPTS.passwordBySession, context.viewer.sessionId]];
  await requireAttempt(context, counted, context.viewer.id);
  try {
    const result = await action();
    await forgetAttempts(context, counted);
    return result;
  } catch (error) {
    const refusal = await refusalIn(error);
    if (refusal?.body?.code === 'INVALID_PASSWORD') throw await refusalOf(context);
    // The session ended while the request ran.
    if (refusal?.status === 'UNAUTHORIZED') throw loginRequired();
    throw error;
  }
}
