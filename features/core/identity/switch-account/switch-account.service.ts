import type { Id } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { findStanding } from '../account.store.ts';
import { authHeaders, authOf, giveCookies } from '../auth.ts';
import { openSessionWhile } from '../enter-account.service.ts';
import { type LinkedPerson, listLinked } from '../link-account/link-account.store.ts';
import { listSessionsByTokens, type SessionRow } from '../session.store.ts';
import { hasSecondFactor } from '../two-factor/two-factor.store.ts';
import type { SwitchRefusal } from './switch-account.ts';

type Me = ContextFor<'person'>;

export interface ListedAccount extends LinkedPerson {
  isCurrent: boolean;
  isLinked: boolean;
}

/** Includes the current one, and linked ones even if not logged in. */
export async function listAccounts(context: Me): Promise<ListedAccount[]> {
  const { db, viewer } = context;
  const kept = await rememberedSessions(context);
  const linked = await listLinked(db, viewer.id);
  const isLinked = (id: Id) => linked.some((person) => person.id === id);
  const further = linked.filter(({ id }) => !kept.some((session) => session.id === id));
  return [...kept, ...further].map((person) => ({
    ...person,
    isCurrent: person.id === viewer.id,
    isLinked: isLinked(person.id),
  }));
}

/** Opens a session for a linked one, unless it has a second factor, which is never bypassed. */
export async function switchAccount(context: Me, id: Id): Promise<null | { refused: SwitchRefusal }> {
  const { db, viewer, log } = context;
  const session = (await rememberedSessions(context)).find((kept) => kept.id === id);
  if (session) {
    const { api } = await authOf(context);
    const { headers } = await api.setActiveSession({
      body: { sessionToken: session.token },
      headers: authHeaders(context.request),
      returnHeaders: true,
    });
    giveCookies(context, headers);
    return null;
  }
  const isLinked = async () => (await listLinked(db, viewer.id)).some((person) => person.id === id);
  const isOpen =
    (await isLinked()) && (await findStanding(db, id)) === 'good' && !(await hasSecondFactor(db, id));
  if (!isOpen) return { refused: 'not-logged-in-there' };
  if (!(await openSessionWhile(context, id, isLinked))) return { refused: 'not-logged-in-there' };
  log.info({ account: viewer.id, into: id }, 'switched into a linked account');
  return null;
}

type RememberedSession = SessionRow & { token: string };

/** This browser's usable sessions, one per account, oldest first. */
export async function rememberedSessions(context: Context): Promise<RememberedSession[]> {
  const { api } = await authOf(context);
  const tokens = await api.readStoredTokens({ headers: authHeaders(context.request) });
  const sessions = await listSessionsByTokens(context.db, tokens);
  return sessions.filter(({ standing, isLimited }) => standing === 'good' && !isLimited);
}
