import type { Database } from '#platform/database/database.ts';
import { setStaff } from './staff.store.ts';

/** Lets somebody decide about what people report; false where nobody has the username. */
export function appointStaff(db: Database, username: string): Promise<boolean> {
  return setStaff(db, username, true);
}

/** Lets them no longer. */
export function dismissStaff(db: Database, username: string): Promise<boolean> {
  return setStaff(db, username, false);
}
