import type { Id } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import { authHeaders, authOf, giveCookies } from './auth.ts';
import { rememberBrowser } from './known-browser.ts';
import { endSession, findSession, type SessionRow } from './session.store.ts';

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
  if (!(await isStillGood())) {
    await endSession(context.db, accountId, session.sessionId);
    return null;
  }
  giveCookies(context, headers);
  await rememberBrowser(context, accountId);
  return session;
}

export async function openSession(context: Context, accountId: Id): Promise<SessionRow> {
  const session = await openSessionWhile(context, accountId, async () => true);
  if (!session) throw new Error(`account ${accountId} has no session`);
  return session;
}
