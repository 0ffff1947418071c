import type { Id } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import { authOf } from './auth.ts';
import { authHeaders, giveCookies } from './auth-headers.ts';
import { rememberBrowser } from './known-browser.ts';
import { endSession, findSession, type SessionRow } from './session.store.ts';

/**
 * Opens a session for an account whose person is made sure of, and gives the browser its cookie. Null where that does not
 * hold any more: all sessions may have ended just before this one began.
 */
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
  rememberBrowser(context, accountId);
  return session;
}

/** The same for an account that was made just now. */
export async function openSession(context: Context, accountId: Id): Promise<SessionRow> {
  const session = await openSessionWhile(context, accountId, async () => true);
  if (!session) throw new Error(`account ${accountId} has no session`);
  return session;
}
