import type { Queryable } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';

/** Whether an account asks for a code when signing in. Rides its primary key. */
export async function hasSecondFactor(db: Queryable, accountId: Id): Promise<boolean> {
  const rows = await db.rows('select from accounts where id = $1 and two_factor_enabled', [accountId]);
  return rows.length > 0;
}
