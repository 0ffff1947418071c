import type { Database } from '#platform/database/database.ts';
import { setStaff } from './staff.store.ts';

/** Makes somebody a moderator; false if nobody has the username. */
export function appointStaff(db: Database, username: string): Promise<boolean> {
  return setStaff(db, username, true);
}

/** Removes a moderator; false if nobody has the username. */
export function dismissStaff(db: Database, username: string): Promise<boolean> {
  return setStaff(db, username, false);
}
