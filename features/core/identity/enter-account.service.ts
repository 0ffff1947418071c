import type { Id } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import { findPasswordMark } from './account.store.ts';
import { authHeaders, authOf, giveCookies } from './auth.ts';
import { rememberBrowser } from './known-browser.ts';
import { isToBeErased, keepAccount } from './leave-account/leave-account.store.ts';
import type { PersonOfAccount } from './person-of-account.ts';
import { endSession, findSession, type SessionRow } from './session.store.ts';
import { suspended } from './shut-out.service.ts';

export type EnterRefusal = 'wrong-credentials' | 'account-deactivated' | 'account-leaving';

interface Opened {
  token: string;
  headers: Headers;
  /** Whether the proof still holds: all sessions may have ended just before this one began. */
  isStillGood(): Promise<boolean>;
}

/** A person who left is first asked to confirm, and is restored if `isRestoring`. */
export async function enterAccount(
  context: Context,
  { token, headers, isStillGood }: Opened,
  { isRestoring }: { isRestoring: boolean },
  people: PersonOfAccount,
): Promise<SessionRow | { refused: EnterRefusal }> {
  const { db } = context;
  const session = await findSession(db, token);
  if (!session) return { refused: 'wrong-credentials' };
  const { id, sessionId, standing } = session;
  const mark = await findPasswordMark(db, id);
  if (!(await isStillGood())) {
    await endSession(db, id, sessionId);
    return { refused: 'wrong-credentials' };
  }
  if (standing === 'suspended' || (standing === 'deactivated' && !isRestoring)) {
    await endSession(db, id, sessionId);
    if (standing === 'suspended') throw await suspended(context, id);
    return { refused: (await isToBeErased(db, id)) ? 'account-leaving' : 'account-deactivated' };
  }
  if (standing === 'deactivated') {
    const isBack = await db.transaction(async (tx) => {
      const account = await keepAccount(tx, id, context.clock.now());
      if (!account) return false;
      await people.reactivate(tx, account);
      return true;
    });
    if (!isBack) {
      await endSession(db, id, sessionId);
      return { refused: 'wrong-credentials' };
    }
  }
  giveCookies(context, headers);
  rememberBrowser(context, id, mark);
  return session;
}

/** Null if the proof no longer holds: all sessions may have ended just before this one began. */
export async function openSessionWhile(
  context: Context,
  accountId: Id,
  isStillGood: () => Promise<boolean>,
): Promise<SessionRow | null> {
  const { api } = await authOf(context);
  const { response, headers } = await api.startSession({
    body: { accountId },
    headers: authHeaders(context.request),
    returnHeaders: true,
  });
  const session = await findSession(context.db, response.token);
  if (!session) throw new Error(`account ${accountId} has no person`);
  const mark = await findPasswordMark(context.db, accountId);
  if (!(await isStillGood())) {
    await endSession(context.db, accountId, session.sessionId);
    return null;
  }
  giveCookies(context, headers);
  rememberBrowser(context, accountId, mark);
  return session;
}

export async function openSession(context: Context, accountId: Id): Promise<SessionRow> {
  const session = await openSessionWhile(context, accountId, async () => true);
  if (!session) throw new Error(`account ${accountId} has no session`);
  return session;
}
