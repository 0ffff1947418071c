import type { BusinessPermission } from '#features/core/identity/acting-access.ts';
import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

export interface NewAction {
  businessId: Id;
  /** Null where nobody may be named. */
  actorId: Id | null;
  /** The name of a call, or of a change among the people. */
  action: string;
  thingId?: Id | null;
  aboutId?: Id | null;
  /** Of whom it is about, after and before. */
  permissions?: readonly BusinessPermission[] | null;
  permissionsBefore?: readonly BusinessPermission[] | null;
  at: Date;
}

const NEXT: Statement = {
  name: 'business-actions-next-id',
  text: `select (($1::bigint << 51) | nextval('ids')) as id`,
};

export async function nextActionId(db: Queryable, businessId: Id): Promise<Id> {
  const [row] = await db.rows<{ id: Id }>(NEXT, [homeOf(businessId)]);
  if (!row) throw new Error('The database gave no id');
  return row.id;
}

const INSERT: Statement = {
  name: 'business-actions-insert',
  // Each transaction of a call writes the row, so that none is without; the first one counts.
  text: `insert into business_actions
      (home, id, business_id, actor_id, action, thing_id, about_user_id, permissions, permissions_before, created_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8::text[], $9::text[], $10) on conflict (home, id) do nothing`,
};

export async function insertAction(tx: Transaction, id: Id, action: NewAction): Promise<void> {
  const { businessId, actorId, thingId = null, aboutId = null, permissions = null, at } = action;
  const { permissionsBefore = null } = action;
  await tx.write(INSERT, [
    ...[homeOf(businessId), id, businessId, actorId, action.action, thingId, aboutId],
    ...[permissions, permissionsBefore, at],
  ]);
}

const NAME_THINGS: Statement = {
  name: 'business-actions-name-things',
  text: `update business_actions set thing_id = coalesce(thing_id, ($3::bigint[])[1]),
      thing_ids = case when cardinality($3::bigint[]) > 1 then $3::bigint[] end
    where home = $1 and id = $2`,
};

/** Names what a call created or followed, which is known only once it has run. */
export async function nameThings(db: Queryable, id: Id, things: readonly Id[]): Promise<void> {
  await db.write(NAME_THINGS, [homeOf(id), id, things]);
}

export interface ActionRow {
  id: Id;
  actor_id: Id | null;
  action: string;
  thing_id: Id | null;
  /** Null unless there are several. */
  thing_ids: Id[] | null;
  about_user_id: Id | null;
  permissions: BusinessPermission[] | null;
  permissions_before: BusinessPermission[] | null;
  created_at: Date;
}

const OF_BUSINESS: Statement = {
  name: 'business-actions-of-business',
  // Uses business_actions_newest.
  text: `select id, actor_id, action, thing_id, thing_ids::text[], about_user_id, permissions, permissions_before, created_at
    from business_actions where home = $1 and business_id = $2 and ($3::bigint is null or id < $3) order by id desc limit $4`,
};

export function listActionsOf(
  db: Queryable,
  businessId: Id,
  { after, limit }: { after: Id | null; limit: number },
): Promise<ActionRow[]> {
  return db.rows<ActionRow>(OF_BUSINESS, [homeOf(businessId), businessId, after, limit]);
}
