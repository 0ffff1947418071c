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

/** As if the agency had asked, and the client accepted where permissions are named. */
export async function manages(
  db: Queryable,
  client: Somebody,
  agency: Somebody,
  ...permissions: BusinessPermission[]
): Promise<void> {
  const isAccepted = permissions.length > 0;
  await db.write(
    `insert into managed_clients (home, client_id, agency_id, permissions, asked_at, accepted_at)
      values ($1, $2, $3, $4, now(), case when $5 then now() end)
     on conflict (home, client_id, agency_id) do update
      set permissions = excluded.permissions, accepted_at = excluded.accepted_at`,
    [homeOf(client.id), client.id, agency.id, isAccepted ? permissions : ['ANALYST'], isAccepted],
  );
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
