import type { TopicReason } from '#features/library/pins/filed-topic.ts';
import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

const CHOICES: Statement = {
  name: 'topics-chosen',
  text: `select c.pin_id, c.interest_ids::text[] as topics
    from unnest($1::smallint[], $2::bigint[]) as wanted (home, id)
    join pin_topic_choices c on c.home = wanted.home and c.pin_id = wanted.id`,
};

export async function mapChoices(db: Queryable, ids: readonly Id[]): Promise<Map<Id, Id[]>> {
  const rows = await db.rows<{ pin_id: Id; topics: Id[] }>(CHOICES, [ids.map(homeOf), ids]);
  return new Map(rows.map(({ pin_id, topics }) => [pin_id, topics]));
}

const FAMILIES: Statement = {
  name: 'topics-families',
  text: `select id, parent_id, merged_into_id from interests
    where parent_id is not null or merged_into_id is not null`,
};

/** How topics belong together. */
export interface Families {
  parentOf: ReadonlyMap<Id, Id>;
  mergedInto: ReadonlyMap<Id, Id>;
}

export async function readFamilies(db: Queryable): Promise<Families> {
  const rows = await db.rows<{ id: Id; parent_id: Id | null; merged_into_id: Id | null }>(FAMILIES);
  return {
    parentOf: new Map(rows.flatMap(({ id, parent_id }) => (parent_id ? [[id, parent_id]] : []))),
    mergedInto: new Map(
      rows.flatMap(({ id, merged_into_id }) => (merged_into_id ? [[id, merged_into_id]] : [])),
    ),
  };
}

const CLEAR_PINS: Statement = {
  name: 'topics-clear-pins',
  text: `delete from pin_interests i using unnest($1::smallint[], $2::bigint[]) as gone (home, id)
    where i.home = gone.home and i.pin_id = gone.id`,
};
const FILE_PINS: Statement = {
  name: 'topics-file-pins',
  text: `insert into pin_interests (home, pin_id, interest_id, reason)
    select * from unnest($1::smallint[], $2::bigint[], $3::bigint[], $4::text[]) on conflict do nothing`,
};

/** Replaces the topics of pins. */
export async function filePins(
  tx: Transaction,
  pins: readonly { id: Id; topics: ReadonlyMap<Id, TopicReason> }[],
): Promise<void> {
  const ids = pins.map(({ id }) => id);
  await tx.write(CLEAR_PINS, [ids.map(homeOf), ids]);
  const rows = pins.flatMap(({ id, topics }) =>
    [...topics].map(([topic, reason]) => ({ id, topic, reason })),
  );
  if (rows.length === 0) return;
  await tx.write(FILE_PINS, [
    rows.map(({ id }) => homeOf(id)),
    rows.map(({ id }) => id),
    rows.map(({ topic }) => topic),
    rows.map(({ reason }) => reason),
  ]);
}

const LITTLE = 20_000;

const FILED: Statement = {
  name: 'topics-little-filed',
  text: `select count(*)::int as count from (select 1 from pin_interests limit ${LITTLE}) as filed`,
};

/** Whether reading everything that is filed takes no time to speak of. */
export async function isLittleFiled(db: Queryable): Promise<boolean> {
  const [row] = await db.rows<{ count: number }>(FILED);
  return (row?.count ?? 0) < LITTLE;
}
