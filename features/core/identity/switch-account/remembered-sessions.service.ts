import type { Context } from '#platform/resource/context.ts';
import { authHeaders, authOf } from '../auth.ts';
import { listSessionsByTokens, type SessionRow } from '../session.store.ts';

export type RememberedSession = SessionRow & { token: string };

/** This browser's usable sessions, one per account, oldest first. */
export async function rememberedSessions(context: Context): Promise<RememberedSession[]> {
  const { api } = await authOf(context);
  const tokens = await api.readStoredTokens({ headers: authHeaders(context.request) });
  const sessions = await listSessionsByTokens(context.db, tokens);
  return sessions.filter(({ standing, isLimited }) => standing === 'good' && !isLimited);
}
