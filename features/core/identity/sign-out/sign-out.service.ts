import type { Context } from '#platform/resource/context.ts';
import { authHeaders, authOf, endActing, giveCookies, refusalIn } from '../auth.ts';

export async function signOutOfAll(context: Context): Promise<void> {
  const { api } = await authOf(context);
  const { headers } = await api.signOut({ headers: authHeaders(context.request), returnHeaders: true });
  giveCookies(context, headers);
}

export async function signOutOfThis(context: Context): Promise<void> {
  const { api } = await authOf(context);
  const headers = authHeaders(context.request);
  const sessionToken = await api.readSessionToken({ headers });
  if (!sessionToken) return signOutOfAll(context);
  try {
    const ended = await api.revokeDeviceSession({ body: { sessionToken }, headers, returnHeaders: true });
    giveCookies(context, ended.headers);
    // Another account goes on, and its session stays.
    endActing(context);
  } catch (error) {
    // A browser with more accounts than the library supports has no second cookie for this one.
    if (!(await refusalIn(error))) throw error;
    await signOutOfAll(context);
  }
}
