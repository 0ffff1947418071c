import type { Platform } from '#platform/resource/context.ts';
import { deleteOldEmailInvites } from './invite-by-email.store.ts';
import { emailInvitesSince } from './invite-by-email.ts';

export async function purgeEmailInvites({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  await deleteOldEmailInvites(db, emailInvitesSince(clock.now()));
}
