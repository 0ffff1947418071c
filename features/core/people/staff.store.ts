import type { Queryable } from '#platform/database/database.ts';

/** Adds somebody to the staff or removes them; false if nobody has the username. Uses accounts_username. */
export async function setStaff(db: Queryable, username: string, isStaff: boolean): Promise<boolean> {
  const changed = await db.write(
    `update users u set is_staff = $2 from accounts a
     where a.username = $1 and u.home = (a.id >> 51)::smallint and u.id = a.id`,
    [username.toLowerCase(), isStaff],
  );
  return changed > 0;
}
