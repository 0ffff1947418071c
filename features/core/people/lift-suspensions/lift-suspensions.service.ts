import type { Platform } from '#platform/resource/context.ts';
import { liftEnded } from '../suspension.store.ts';

/** Lets those come back whose suspension is over. */
export async function liftSuspensions({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  await liftEnded(db, clock.now());
}
