import { isActive } from '#features/core/people/person-row.ts';
import type { Queryable, Statement } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { IS_OPEN_PIN } from '../ranking.store.ts';

const IS_OPEN_BOARD = `b.deleted_at is null and b.privacy = 'public' and not b.is_temporarily_disabled
  and not u.is_private_profile and ${isActive('u')} and not exists (select 1 from board_memberships m
    where m.home = b.home and m.user_id = b.owner_id and m.board_id = b.id and m.archived_at is not null)`;

const BOARDS: Statement = {
  name: 'topic-boards',
  // Uses board_interests_of_interest and primary keys.
  text: `select b.id, extract(epoch from b.last_pinned_at)::float8 as saved_at from board_interests i
    join boards b on b.home = i.home and b.id = i.board_id
    join users u on u.home = b.home and u.id = b.owner_id
    where i.interest_id = $1 and ${IS_OPEN_BOARD} and b.last_pinned_at is not null
      and (extract(epoch from b.last_pinned_at)::float8, b.id) < (coalesce($2::float8, 'infinity'), coalesce($3::bigint, 0))
    order by saved_at desc, b.id desc limit $4`,
};

export interface TopicBoardKey {
  id: Id;
  /** Seconds since 1970. */
  saved_at: number;
}

/** With pins, last saved to first. */
export async function listBoardsOfTopic(
  db: Queryable,
  topicId: Id,
  { after, limit }: { after: TopicBoardKey | null; limit: number },
): Promise<TopicBoardKey[]> {
  return db.rows<TopicBoardKey>(BOARDS, [topicId, after?.saved_at ?? null, after?.id ?? null, limit]);
}

const PEOPLE: Statement = {
  name: 'topic-people',
  text: `select u.id from board_interests i
    join boards b on b.home = i.home and b.id = i.board_id
    join users u on u.home = b.home and u.id = b.owner_id
    where i.interest_id = $1 and ${IS_OPEN_BOARD} and b.pin_count > 0
    group by u.id, u.follower_count order by u.follower_count desc, u.id limit $2`,
};

/** Owners of boards about the topic, those with most followers first. */
export async function listPeopleOfTopic(db: Queryable, topicId: Id, limit: number): Promise<Id[]> {
  return (await db.rows<{ id: Id }>(PEOPLE, [topicId, limit])).map(({ id }) => id);
}

const BESIDE: Statement = {
  name: 'topics-beside',
  // Uses pin_interests_newest and the primary key of pin_interests.
  text: `select other.interest_id as id from (
      select distinct home, pin_id from (
        select i.home, i.pin_id from pin_interests i
        join pins p on p.home = i.home and p.id = i.pin_id
        join users u on u.home = p.home and u.id = p.pinner_id
        where i.interest_id = $1 and ${IS_OPEN_PIN}
        order by (i.pin_id & 2251799813685247) desc limit 500) as newest) as n
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
