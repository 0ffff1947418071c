import type { Id } from '#platform/ids/ids.ts';
import type { Context, Platform } from '#platform/resource/context.ts';
import { notFound } from '#platform/resource/refusal.ts';
import type { PersonViewer } from '#platform/resource/viewer.ts';
import { sampleMail } from './print-sign-ins.ts';

/**
 * Also under a name they took since.
 * @throws Refusal 404 where they left or changed their address
 */
export async function contextOfPerson(
  platform: Platform,
  username: string,
): Promise<Context & { viewer: PersonViewer }> {
  const [row] = await platform.db.rows<{ id: Id; name: string; username: string | null }>(
    'select id, name, username from accounts where email = $1',
    [sampleMail({ username })],
  );
  if (!row?.username) throw notFound('person');
  const viewer: PersonViewer = {
    kind: 'person',
    id: row.id,
    username: row.username,
    fullName: row.name,
    isStaff: false,
    isEmployee: false,
    isPartner: false,
    isPrivateProfile: false,
    shouldShowMessaging: true,
    avatarSignature: null,
    sessionId: 'the sample world',
    chosenLocale: null,
    country: undefined,
    unauthId: 'the sample world',
  };
  return {
    ...platform,
    viewer,
    flags: await platform.flagSource.flagsFor({ unitId: row.id }),
    locale: 'en',
    chosenLocale: undefined,
    request: { id: 'sample', address: '127.0.0.1', userAgent: 'the sample world', headers: new Headers() },
    answerHeaders: new Headers(),
  };
}
