import type { Queryable, Statement } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';

const OTHERS: Statement = {
  name: 'moderation-other-staff',
  // Uses users_staff, which is small.
  text: `select exists (select 1 from users where is_staff and id <> all($1::bigint[])
    and suspended_at is null and deactivated_at is null and deleted_at is null) as is_there`,
};

export async function isOtherStaffThere(db: Queryable, but: readonly Id[]): Promise<boolean> {
  const [row] = await db.rows<{ is_there: boolean }>(OTHERS, [but]);
  return row?.is_there ?? false;
}
