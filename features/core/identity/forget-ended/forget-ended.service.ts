import type { Clock } from '#platform/clock/clock.ts';
import type { Config } from '#platform/config/config.ts';
import type { Database } from '#platform/database/database.ts';
import { createThrottle } from '#platform/rate/throttle.ts';
import { deleteEnded } from '../session.store.ts';

export interface ForgettingPlatform {
  db: Database;
  clock: Clock;
  config: Pick<Config, 'secret'>;
}

export async function forgetEnded({ db, clock, config }: ForgettingPlatform): Promise<void> {
  await deleteEnded(db);
  await createThrottle(db, clock, config.secret).purge();
}
