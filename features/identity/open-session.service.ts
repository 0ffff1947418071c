import type { Id } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import { authOf } from './auth.ts';
import { authHeaders, giveCookies } from './auth-headers.ts';
import { findSession, type SessionRow } from './session.store.ts';

/** Opens a session for an account whose person is made sure of, and gives the browser its cookie. */
export async function openSession(context: Context, accountId: Id): Promise<SessionRow> {
  const { api } = await authOf(context);
  const { response, headers } = await api.startSession({
    body: { accountId },
    headers: authHeaders(context.request),
    returnHeaders: true,
  });
  const session = await findSession(context.db, response.token);
  if (!session) throw new Error(`account ${accountId} has no person`);
  giveCookies(context, headers);
  return session;
}
