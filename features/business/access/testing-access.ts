import type { BusinessPermission } from '#features/core/identity/acting-access.ts';
import type { Queryable } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

type Somebody = { id: Id };

/** As if the person had accepted. */
export async function givesAccess(
  db: Queryable,
  business: Somebody,
  person: Somebody,
  ...permissions: BusinessPermission[]
): Promise<void> {
  await db.write(
    `insert into business_access (home, viewer_id, profile_user_id, permissions) values ($1, $2, $3, $4)
     on conflict (home, viewer_id, profile_user_id) do update set permissions = excluded.permissions`,
    [homeOf(person.id), person.id, business.id, permissions],
  );
}

const OF_PAIR = 'home = $1 and viewer_id = $2 and profile_user_id = $3';

export async function endsAccess(db: Queryable, business: Somebody, person: Somebody): Promise<void> {
  await db.write(`delete from business_access where ${OF_PAIR}`, [
    ...[homeOf(person.id), person.id, business.id],
  ]);
}

export interface LoggedAction {
  actor_id: Id | null;
  action: string;
  thing_id: Id | null;
  about_user_id: Id | null;
}

export function logOf(db: Queryable, business: Somebody): Promise<LoggedAction[]> {
  return db.rows<LoggedAction>(
    `select actor_id, action, thing_id, about_user_id from business_actions
     where home = $1 and business_id = $2 order by id`,
    [homeOf(business.id), business.id],
  );
}
