import type { Queryable, Statement } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';

const OTHERS: Statement = {
  name: 'moderation-other-staff',
  // Rides users_staff, which is short.
  text: `select exists (select from users where is_staff and id <> $1
    and suspended_at is null and deactivated_at is null and deleted_at is null) as is_there`,
};

/** Whether anybody else of the staff is there. */
export async function isOtherStaffThere(db: Queryable, staffId: Id): Promise<boolean> {
  const [row] = await db.rows<{ is_there: boolean }>(OTHERS, [staffId]);
  return row?.is_there ?? false;
}
