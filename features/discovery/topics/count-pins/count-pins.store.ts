import type { Queryable, Statement } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { IS_ON_OPEN_BOARD, IS_OPEN_BOARD, IS_OPEN_PIN, openBoardsOf } from '../ranking.store.ts';

// In two steps, as one that begins with the topics would join them outwards to rows of all homes.
const COUNT: Statement = {
  name: 'topics-count-pins',
  // Boards in other homes are few, and a step of their own.
  text: `with filed as materialized (
      select i.interest_id, case when b.id is null then p.board_id end as board_id, count(*) as pins from pin_interests i
      join pins p on p.home = i.home and p.id = i.pin_id
      join users u on u.home = p.home and u.id = p.pinner_id
      left join boards b on b.home = p.home and b.id = p.board_id
      left join users o on o.home = b.home and o.id = b.owner_id
      where ${IS_OPEN_PIN} and (b.id is null or ${IS_OPEN_BOARD}) group by 1, 2
    ), ${openBoardsOf('filed')}
    select interest_id as id, sum(pins)::int as counted from filed where ${IS_ON_OPEN_BOARD} group by interest_id`,
};
const ALL: Statement = { name: 'topics-counted', text: 'select id, pin_count from interests order by id' };

/** Topics that have or had pins. */
export async function mapPinCounts(db: Queryable): Promise<{ id: Id; counted: number }[]> {
  const [counts, topics] = await Promise.all([
    db.rows<{ id: Id; counted: number }>(COUNT),
    db.rows<{ id: Id; pin_count: number }>(ALL),
  ]);
  const countOf = new Map(counts.map(({ id, counted }) => [id, counted]));
  return topics
    .map(({ id, pin_count }) => ({ id, counted: countOf.get(id) ?? 0, pin_count }))
    .filter(({ counted, pin_count }) => counted > 0 || pin_count > 0);
}

const TOPIC_COUNTS: Statement = {
  name: 'topics-of-pins-counted',
  text: `select i.pin_id as id, count(*)::int as topics from unnest($1::bigint[]) as wanted (id)
    join pin_interests i on i.home = (wanted.id >> 51)::smallint and i.pin_id = wanted.id group by i.pin_id`,
};

/** Under how many topics each of these pins is filed. */
export async function mapTopicCounts(db: Queryable, pinIds: readonly Id[]): Promise<Map<Id, number>> {
  const rows = await db.rows<{ id: Id; topics: number }>(TOPIC_COUNTS, [pinIds]);
  return new Map(rows.map(({ id, topics }) => [id, topics]));
}

const FILED: Statement = {
  name: 'topics-filed-at-most',
  text: 'select count(*)::int as filed from (select pin_id from pin_interests limit $1) as filings',
};

/** Whether fewer pins than this are filed, each counted once for each of its topics. */
export async function areFewFiled(db: Queryable, few: number): Promise<boolean> {
  const [row] = await db.rows<{ filed: number }>(FILED, [few]);
  return (row?.filed ?? 0) < few;
}

const WRITE: Statement = {
  name: 'topics-write-pin-count',
  text: `update interests set pin_count = $2, cover_pin_ids = $3::bigint[]
    where id = $1 and (pin_count, cover_pin_ids) is distinct from ($2, $3::bigint[])`,
};

export async function writePinCount(
  db: Queryable,
  topicId: Id,
  count: number,
  covers: readonly Id[],
): Promise<void> {
  await db.write(WRITE, [topicId, count, covers]);
}
