import type { Platform } from '#platform/resource/context.ts';
import { liftEnded } from '../person-moderation.store.ts';

export async function liftSuspensions({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  await liftEnded(db, clock.now());
}
