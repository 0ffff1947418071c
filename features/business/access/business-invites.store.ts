import { type BusinessPermission, permissionsAllow } from '#features/core/identity/acting-access.ts';
import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { Locked } from '#platform/resource/allowed.ts';
import type { AccessRow } from './business-access.store.ts';
import type { LockedBusiness } from './people.store.ts';

export interface BusinessInviteRow {
  id: Id;
  business_id: Id;
  invited_user_id: Id | null;
  email_hint: string | null;
  token_hash: string | null;
  permissions: BusinessPermission[];
  invited_by_user_id: Id;
  created_at: Date;
}

const COLUMNS =
  'id, business_id, invited_user_id, email_hint, token_hash, permissions, invited_by_user_id, created_at';

/** Either somebody, or an address. */
export type Invited = { userId: Id } | { emailHash: string; emailHint: string; tokenHash: string };

interface NewInvite {
  invited: Invited;
  permissions: readonly BusinessPermission[];
  invitedById: Id;
  at: Date;
}

const INSERT: Statement = {
  name: 'business-invites-insert',
  text: `insert into business_invites (home, id, business_id, invited_user_id, email_hash, email_hint, token_hash,
      permissions, invited_by_user_id, created_at)
    values ($1::smallint, new_id($1::smallint), $2, $3, $4, $5, $6, $7, $8, $9)
    on conflict do nothing returning id`,
};

/** Null if they are invited already. */
export async function insertInvite(
  tx: Transaction,
  { id: businessId }: LockedBusiness,
  { invited, permissions, invitedById, at }: NewInvite,
): Promise<Id | null> {
  const who =
    'userId' in invited
      ? [invited.userId, null, null, null]
      : [null, invited.emailHash, invited.emailHint, invited.tokenHash];
  const values = [homeOf(businessId), businessId, ...who, permissions, invitedById, at];
  const [row] = await tx.rows<{ id: Id }>(INSERT, values);
  return row?.id ?? null;
}

const OF_BUSINESS: Statement = {
  name: 'business-invites-of-business',
  // Uses business_invites_once.
  text: `select ${COLUMNS} from business_invites
    where home = $1 and business_id = $2 and created_at > $3 order by created_at desc, id desc`,
};

/** No more than may act for it. */
export function listInvitesOf(db: Queryable, businessId: Id, since: Date): Promise<BusinessInviteRow[]> {
  return db.rows<BusinessInviteRow>(OF_BUSINESS, [homeOf(businessId), businessId, since]);
}

const OF_PERSON: Statement = {
  name: 'business-invites-of-person',
  // Uses business_invites_of_person, in every home.
  text: `select ${COLUMNS} from business_invites
    where invited_user_id = $1 and created_at > $2 order by created_at desc, id desc limit 100`,
};

export function listInvitesTo(db: Queryable, userId: Id, since: Date): Promise<BusinessInviteRow[]> {
  return db.rows<BusinessInviteRow>(OF_PERSON, [userId, since]);
}

const byId = (end: string) => `select ${COLUMNS} from business_invites
    where home = $1 and id = $2 and created_at > $3 ${end}`;

const FIND: Statement = { name: 'business-invites-find', text: byId('') };
const LOCK: Statement = { name: 'business-invites-lock', text: byId('for update') };

export async function findInvite(db: Queryable, id: Id, since: Date): Promise<BusinessInviteRow | null> {
  const [row] = await db.rows<BusinessInviteRow>(FIND, [homeOf(id), id, since]);
  return row ?? null;
}

export async function lockInvite(
  tx: Transaction,
  id: Id,
  since: Date,
): Promise<Locked<BusinessInviteRow> | null> {
  const [row] = await tx.rows<Locked<BusinessInviteRow>>(LOCK, [homeOf(id), id, since]);
  return row ?? null;
}

const DELETE: Statement = {
  name: 'business-invites-delete',
  text: 'delete from business_invites where home = $1 and id = $2',
};

export async function deleteInvite(tx: Transaction, { id }: Locked<BusinessInviteRow>): Promise<void> {
  await tx.write(DELETE, [homeOf(id), id]);
}

const OLD: Statement = {
  name: 'business-invites-purge',
  // Uses business_invites_to_purge.
  text: 'delete from business_invites where created_at <= $1',
};

export async function deleteOldInvites(db: Queryable, until: Date): Promise<void> {
  await db.write(OLD, [until]);
}

const OLD_OF_BUSINESS: Statement = {
  name: 'business-invites-end-old',
  // Uses business_invites_once.
  text: 'delete from business_invites where home = $1 and business_id = $2 and created_at <= $3',
};

/** They would stand in the way of new ones until the purge. */
export async function deleteOldInvitesOf(
  tx: Transaction,
  { id }: LockedBusiness,
  until: Date,
): Promise<void> {
  await tx.write(OLD_OF_BUSINESS, [homeOf(id), id, until]);
}

/** Nobody invites to more than they have. */
export function mayInviteTo(
  own: readonly BusinessPermission[],
  invited: readonly BusinessPermission[],
): boolean {
  return permissionsAllow(own, 'manage-people') && (own.includes('OWNER') || !invited.includes('OWNER'));
}

const BEYOND: Statement = {
  name: 'business-invites-beyond',
  // Uses business_invites_once.
  text: `delete from business_invites where home = $1 and business_id = $2 and invited_by_user_id = $3
      and (not $4 or (not $5 and 'OWNER' = any (permissions)))`,
};

/** Of those that somebody sent, the ones that they could not send with these permissions. */
export async function deleteInvitesBeyond(
  tx: Transaction,
  { viewer_id: inviterId, profile_user_id: businessId }: Locked<AccessRow>,
  permissions: readonly BusinessPermission[],
): Promise<void> {
  const may = [mayInviteTo(permissions, []), mayInviteTo(permissions, ['OWNER'])];
  await tx.write(BEYOND, [homeOf(businessId), businessId, inviterId, ...may]);
}

const BETWEEN: Statement = {
  name: 'business-invites-between',
  // Uses business_invites_once.
  text: 'delete from business_invites where home = $1 and business_id = $2 and invited_user_id = $3',
};

export async function deleteInviteBetween(tx: Transaction, businessId: Id, userId: Id): Promise<void> {
  await tx.write(BETWEEN, [homeOf(businessId), businessId, userId]);
}
