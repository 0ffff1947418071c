import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id, randomHome } from '#platform/ids/ids.ts';
import type { Measured } from './event.ts';

const INSERT: Statement = {
  name: 'events-measured',
  text: `insert into events (home, id, user_id, event_type, view_type, component, object_id_str, owner_id, board_id,
      aux_data, occurred_at, is_due)
    select $1::smallint, new_id($1::smallint), $2::bigint, told.event_type, told.view_type, told.component,
      told.thing_id::text, told.owner_id, told.board_id, told.facts::jsonb, $3::timestamptz, true
    from unnest($4::int[], $5::int[], $6::text[], $7::bigint[], $8::bigint[], $9::bigint[], $10::text[])
      as told (event_type, view_type, component, thing_id, owner_id, board_id, facts)`,
};

/** All are of one viewer; null is nobody whom we may name. */
export async function insertMeasured(
  db: Queryable,
  userId: Id | null,
  measured: readonly Measured[],
  at: Date,
): Promise<void> {
  if (measured.length === 0) return;
  await db.write(INSERT, [
    ...[userId ? homeOf(userId) : randomHome(), userId, at],
    ...[measured.map((one) => one.eventType), measured.map((one) => one.viewType)],
    ...[measured.map((one) => one.component), measured.map((one) => one.thingId)],
    ...[measured.map((one) => one.ownerId), measured.map((one) => one.boardId)],
    measured.map(({ facts }) => JSON.stringify(facts)),
  ]);
}

const OWNERS: Statement = {
  name: 'events-due-owners',
  // Uses events_due.
  text: 'select distinct owner_id as id from events where is_due and owner_id > $1 order by owner_id limit $2',
};

export async function listDueOwners(db: Queryable, after: Id | null, limit: number): Promise<Id[]> {
  const rows = await db.rows<{ id: Id }>(OWNERS, [after ?? '0', limit]);
  return rows.map(({ id }) => id);
}

const WEEKS: Statement = {
  name: 'events-due-weeks',
  // Uses events_due.
  text: `select distinct date_trunc('week', occurred_at at time zone 'UTC')::date::text as week
    from events where is_due and owner_id = $1`,
};

/** Their Mondays (UTC). */
export async function listDueWeeks(db: Queryable, ownerId: Id): Promise<string[]> {
  const rows = await db.rows<{ week: string }>(WEEKS, [ownerId]);
  return rows.map(({ week }) => week).sort();
}

const MARK: Statement = {
  name: 'events-mark-counted',
  text: `update events set is_due = null
    where is_due and owner_id = $1 and occurred_at >= $2 and occurred_at < $3`,
};

export async function markCounted(tx: Transaction, ownerId: Id, from: Date, until: Date): Promise<void> {
  await tx.write(MARK, [ownerId, from, until]);
}
