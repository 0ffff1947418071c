import type { Id } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import { endSession, endSessions, listSessions } from '../session.store.ts';

export interface OpenSession {
  id: string;
  isCurrent: boolean;
  isLimited: boolean;
  userAgent: string;
  address: string;
  country: string | null;
  createdAt: Date;
  usedAt: Date;
}

export async function openSessionsOf(
  { db }: Pick<Context, 'db'>,
  viewer: { id: Id; sessionId: string },
): Promise<OpenSession[]> {
  const sessions = await listSessions(db, viewer.id);
  return sessions.map(({ userAgent, address, ...session }) => ({
    ...session,
    isCurrent: session.id === viewer.sessionId,
    userAgent: userAgent ?? '',
    address: address ?? '',
  }));
}

/** False if it is not theirs. */
export async function endSessionOf(
  { db }: Pick<Context, 'db'>,
  viewer: { id: Id },
  sessionId: Id,
): Promise<boolean> {
  return endSession(db, viewer.id, sessionId);
}

export async function endOtherSessions(
  { db, log }: Pick<Context, 'db' | 'log'>,
  viewer: { id: Id; sessionId: string },
): Promise<number> {
  const ended = await endSessions(db, viewer.id, viewer.sessionId);
  log.info({ account: viewer.id, ended }, 'other sessions ended');
  return ended;
}
