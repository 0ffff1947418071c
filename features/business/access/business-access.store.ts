import type { BusinessPermission } from '#features/core/identity/acting-access.ts';
import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { Locked } from '#platform/resource/allowed.ts';

export interface AccessRow {
  viewer_id: Id;
  profile_user_id: Id;
  permissions: BusinessPermission[];
}

interface AccessOfActor extends AccessRow {
  has_second_factor: boolean;
}

/** While one blocks the other, nothing is given: the job that ends it may still be waiting. */
export const UNBLOCKED = `not exists (select 1 from blocks b
        where b.home = a.home and b.blocker_id = a.viewer_id and b.blocked_id = a.profile_user_id)
      and not exists (select 1 from blocked_by b
        where b.home = a.home and b.blocked_id = a.viewer_id and b.blocker_id = a.profile_user_id)`;

const FIND: Statement = {
  name: 'business-access-of-actor',
  text: `select a.viewer_id, a.profile_user_id, a.permissions, c.two_factor_enabled as has_second_factor
    from business_access a join accounts c on c.id = a.viewer_id
      join users u on u.home = a.home and u.id = a.viewer_id and u.suspended_at is null
    where a.home = $1 and a.viewer_id = $2 and a.profile_user_id = $3 and ${UNBLOCKED}`,
};

/** None while it pauses. */
export async function findAccess(db: Queryable, actorId: Id, businessId: Id): Promise<AccessOfActor | null> {
  const [row] = await db.rows<AccessOfActor>(FIND, [homeOf(actorId), actorId, businessId]);
  return row ?? null;
}

export interface BusinessRow {
  id: Id;
  username: string;
  full_name: string;
  first_name: string;
  avatar_signature: string | null;
  follower_count: number;
  is_verified_merchant: boolean;
  is_private_profile: boolean;
  should_show_messaging: boolean;
  requires_second_factor: boolean;
}

/** Of an account that is not a business now, or closed, nobody can act. */
export const IS_OPEN_BUSINESS =
  'u.is_partner and u.suspended_at is null and u.deactivated_at is null and u.deleted_at is null';

const BUSINESS: Statement = {
  name: 'business-acted-for',
  text: `select u.id, u.username, u.full_name, u.first_name, u.avatar_signature, u.follower_count,
      u.is_verified_merchant, u.is_private_profile, u.should_show_messaging,
      coalesce(r.requires_second_factor, false) as requires_second_factor
    from users u left join business_access_rules r on r.home = u.home and r.business_id = u.id
    where u.home = $1 and u.id = $2 and ${IS_OPEN_BUSINESS}`,
};

export async function findBusiness(db: Queryable, id: Id): Promise<BusinessRow | null> {
  const [row] = await db.rows<BusinessRow>(BUSINESS, [homeOf(id), id]);
  return row ?? null;
}

const lockText = (strength: string) => `select viewer_id, profile_user_id, permissions from business_access
    where home = $1 and viewer_id = $2 and profile_user_id = $3 for ${strength}`;

const LOCK_TO_ACT: Statement = { name: 'business-access-to-act', text: lockText('share') };
const LOCK_TO_CHANGE: Statement = { name: 'business-access-to-change', text: lockText('update') };

/** Until the transaction ends, it is neither revoked nor changed. */
export async function lockAccessToAct(
  tx: Transaction,
  actorId: Id,
  businessId: Id,
): Promise<Locked<AccessRow> | null> {
  const [row] = await tx.rows<Locked<AccessRow>>(LOCK_TO_ACT, [homeOf(actorId), actorId, businessId]);
  return row ?? null;
}

/** Waits for the writes under way. */
export async function lockAccessToChange(
  tx: Transaction,
  actorId: Id,
  businessId: Id,
): Promise<Locked<AccessRow> | null> {
  const [row] = await tx.rows<Locked<AccessRow>>(LOCK_TO_CHANGE, [homeOf(actorId), actorId, businessId]);
  return row ?? null;
}

const INSERT: Statement = {
  name: 'business-access-insert',
  text: `insert into business_access (home, viewer_id, profile_user_id, permissions, created_at)
    values ($1, $2, $3, $4, $5) on conflict (home, viewer_id, profile_user_id) do nothing`,
};

interface NewAccess {
  personId: Id;
  permissions: readonly BusinessPermission[];
  at: Date;
}

export async function insertAccess(
  tx: Transaction,
  { id: businessId }: Locked<{ id: Id }>,
  { personId, permissions, at }: NewAccess,
): Promise<void> {
  await tx.write(INSERT, [homeOf(personId), personId, businessId, permissions, at]);
}

const CHANGE: Statement = {
  name: 'business-access-change',
  text: `update business_access set permissions = $4
    where home = $1 and viewer_id = $2 and profile_user_id = $3`,
};

export async function changeAccess(
  tx: Transaction,
  { viewer_id, profile_user_id }: Locked<AccessRow>,
  permissions: readonly BusinessPermission[],
): Promise<void> {
  await tx.write(CHANGE, [homeOf(viewer_id), viewer_id, profile_user_id, permissions]);
}

const DELETE: Statement = {
  name: 'business-access-delete',
  text: 'delete from business_access where home = $1 and viewer_id = $2 and profile_user_id = $3',
};

export async function deleteAccess(
  tx: Transaction,
  { viewer_id, profile_user_id }: Locked<AccessRow>,
): Promise<void> {
  await tx.write(DELETE, [homeOf(viewer_id), viewer_id, profile_user_id]);
}

const OF_BUSINESS: Statement = {
  name: 'business-access-of-business',
  // Uses business_access_of_profile, in every home.
  text: `select viewer_id, profile_user_id, permissions from business_access
    where profile_user_id = $1 order by created_at, viewer_id limit $2`,
};

export function listAccessTo(db: Queryable, businessId: Id, most: number): Promise<AccessRow[]> {
  return db.rows<AccessRow>(OF_BUSINESS, [businessId, most]);
}

const SECOND_FACTOR: Statement = {
  name: 'business-access-own-second-factor',
  text: 'select two_factor_enabled from accounts where id = $1',
};

/** Of an agency that acts for its client itself. */
export async function findSecondFactor(db: Queryable, id: Id): Promise<boolean> {
  const [row] = await db.rows<{ two_factor_enabled: boolean }>(SECOND_FACTOR, [id]);
  return row?.two_factor_enabled ?? false;
}
