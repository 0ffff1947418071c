import { isBoardFiledAsSeen } from '#features/library/boards/topics-key.ts';
import { isFiledAsSeen } from '#features/library/pins/topics-key.ts';
import type { Queryable, Statement } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { IS_ON_OPEN_BOARD, IS_OPEN_BOARD, IS_OPEN_PIN, openBoardsOf } from '../ranking.store.ts';

const NEWEST = `with newest as materialized (
      select b.id, b.owner_id, b.last_pinned_at, o.follower_count from board_interests i
      join boards b on b.home = i.home and b.id = i.board_id
      join users o on o.home = b.home and o.id = b.owner_id
      where i.interest_id = $1 and ${isBoardFiledAsSeen('i')} and ${IS_OPEN_BOARD} and b.pin_count > 0
        and not exists (select 1 from board_memberships m
          where m.home = b.home and m.user_id = b.owner_id and m.board_id = b.id and m.archived_at is not null)
      order by (i.board_id & 2251799813685247) desc limit 2000)`;

const BOARDS: Statement = {
  name: 'topic-boards',
  // Uses board_interests_newest and primary keys.
  text: `${NEWEST} select id from newest order by last_pinned_at desc nulls last, id desc limit $2`,
};

/** With pins, last saved to first. */
export async function listBoardsOfTopic(db: Queryable, topicId: Id, limit: number): Promise<Id[]> {
  return (await db.rows<{ id: Id }>(BOARDS, [topicId, limit])).map(({ id }) => id);
}

const OF_PEOPLE: Statement = {
  name: 'topic-boards-of-people',
  text: `${NEWEST} select id from (
      select id, dense_rank() over (order by follower_count desc, owner_id) as place,
        row_number() over (partition by owner_id order by last_pinned_at desc nulls last, id desc) as number
      from newest) as ranked
    where place <= $2 and number <= $3 order by place, number`,
};

/** A few boards of each owner, of those with most followers first. */
export async function listBoardsOfPeople(
  db: Queryable,
  topicId: Id,
  { people, boards }: { people: number; boards: number },
): Promise<Id[]> {
  return (await db.rows<{ id: Id }>(OF_PEOPLE, [topicId, people, boards])).map(({ id }) => id);
}

const BESIDE: Statement = {
  name: 'topics-beside',
  // Uses pin_interests_newest and the primary key of pin_interests.
  text: `with newest as materialized (
      select distinct home, pin_id, board_id from (
        select i.home, i.pin_id, p.board_id from pin_interests i
        join pins p on p.home = i.home and p.id = i.pin_id
        join users u on u.home = p.home and u.id = p.pinner_id
        where i.interest_id = $1 and ${IS_OPEN_PIN} and ${isFiledAsSeen('i')}
        order by (i.pin_id & 2251799813685247) desc limit 500) as found
    ), ${openBoardsOf('newest')}
    select other.interest_id as id from (select home, pin_id from newest where ${IS_ON_OPEN_BOARD}) as n
    join pin_interests other on other.home = n.home and other.pin_id = n.pin_id and other.interest_id <> $1
    group by other.interest_id order by count(*) desc, other.interest_id limit $2`,
};

/** Topics that its newest public pins have as well, most often first. */
export async function listTopicsBeside(db: Queryable, topicId: Id, limit: number): Promise<Id[]> {
  return (await db.rows<{ id: Id }>(BESIDE, [topicId, limit])).map(({ id }) => id);
}

const NEAR: Statement = {
  name: 'topics-near',
  text: `select t.id from interests t join interests of on of.id = $1
    where t.hidden_at is null and t.merged_into_id is null and t.id <> of.id
      and (t.parent_id = of.id or t.id = of.parent_id or t.parent_id = of.parent_id)
    order by t.pin_count desc, t.id limit $2`,
};

/** Its parent, children and siblings, those with most pins first. */
export async function listTopicsNear(db: Queryable, topicId: Id, limit: number): Promise<Id[]> {
  return (await db.rows<{ id: Id }>(NEAR, [topicId, limit])).map(({ id }) => id);
}
