import type { Platform } from '#platform/resource/context.ts';
import { invitesSince } from '../access.ts';
import { deleteOldInvites } from '../business-invites.store.ts';

export async function purgeInvites({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  await deleteOldInvites(db, invitesSince(clock.now()));
}
