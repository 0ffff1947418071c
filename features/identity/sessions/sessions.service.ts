import type { Id } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import { endSession, listSessions } from '../session.store.ts';

export interface OpenSession {
  id: string;
  isCurrent: boolean;
  isLimited: boolean;
  userAgent: string;
  address: string;
  createdAt: Date;
}

/** The browsers in which a person is signed in, newest first. */
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

/** Ends one of a person's sessions; false where they have no such one. */
export async function endSessionOf(
  { db }: Pick<Context, 'db'>,
  viewer: { id: Id },
  sessionId: Id,
): Promise<boolean> {
  return endSession(db, viewer.id, sessionId);
}
