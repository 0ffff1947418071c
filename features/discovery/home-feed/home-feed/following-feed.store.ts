import { topicNameIn } from '#features/library/pins/filed-topic.ts';
import { isFiledAsSeen } from '#features/library/pins/topics-key.ts';
import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import { type Followed, NOTHING } from './home-feed.ts';

/** The last followed come first. */
const MOST_FOLLOWED = 500;
/** How many of the last hidden pins say what a viewer likes less. */
const MOST_HIDDEN = 50;

const FOLLOWED: Statement = {
  name: 'home-followed',
  // Uses follows_newest, board_follows_newest, pin_users_hidden and the primary key of interest_follows, all in the
  // person's home.
  text: `with topics as materialized (
      select i.id, ${topicNameIn('i', '$3')} as name, f.created_at from interest_follows f
      join interests i on i.id = f.interest_id and i.hidden_at is null
      where f.home = $1 and f.user_id = $2 order by f.created_at desc, i.id desc limit ${MOST_FOLLOWED})
    select
      array(select followee_id from follows where home = $1 and follower_id = $2
        order by created_at desc, followee_id desc limit ${MOST_FOLLOWED})::text[] as people,
      array(select board_id from board_follows where home = $1 and user_id = $2
        order by created_at desc, board_id desc limit ${MOST_FOLLOWED})::text[] as boards,
      array(select id from topics order by created_at desc, id desc)::text[] as topics,
      array(select name from topics order by created_at desc, id desc) as "topicNames",
      array(select pin_id from pin_users where home = $1 and user_id = $2 and hidden_at is not null
        order by hidden_at desc, pin_id desc limit ${MOST_HIDDEN})::text[] as hidden`,
};

export async function findFollowed(db: Queryable, viewerId: Id, locale: string): Promise<Followed> {
  const [row] = await db.rows<Followed>(FOLLOWED, [homeOf(viewerId), viewerId, locale]);
  return row ?? NOTHING;
}

/** The newest of the pins that these steps find; the few that the viewer hid are a step of their own, in their home. */
const newestOf = (steps: string, found: string) => `with hidden as materialized (
      select pin_id from pin_users where home = $1 and user_id = $2 and hidden_at is not null),
    ${steps}, found as materialized (
      select id, id & 2251799813685247 as number, min(topic_id) as topic_id from (${found}) as pin
      group by id order by number desc limit $4)
    select found.id, found.number, found.topic_id,
      not exists (select 1 from hidden where hidden.pin_id = found.id) as shown
    from found order by found.number desc`;

const OF_FOLLOWED: Statement = {
  name: 'home-of-followed',
  // Uses pins_public and board_pins_newest_pin, one page for each followed thing.
  text: newestOf(
    `of_people as materialized (
      select p.id from unnest($5::bigint[]) as followed (id)
      join users u on u.home = (followed.id >> 51)::smallint and u.id = followed.id
      cross join lateral (
        select id from pins where home = u.home and pinner_id = u.id
          and deleted_at is null and privacy = 'public' and id < ((u.id >> 51) << 51 | $3::bigint)
        order by id desc limit $4) as p
    ), of_boards as materialized (
      select p.pin_id as id from unnest($6::bigint[]) as followed (id)
      join boards b on b.home = (followed.id >> 51)::smallint and b.id = followed.id
      cross join lateral (
        select pin_id from board_pins where home = b.home and board_id = b.id
          and (pin_id & 2251799813685247) < $3::bigint
        order by (pin_id & 2251799813685247) desc limit $4) as p)`,
    `select id, null::bigint as topic_id from of_people
      union all select id, null::bigint as topic_id from of_boards`,
  ),
};

const OF_TOPICS: Statement = {
  name: 'home-of-topics',
  // Uses pin_interests_newest, one page for each topic.
  text: newestOf(
    `of_topics as materialized (
      select i.pin_id as id, followed.id as topic_id from unnest($5::bigint[]) as followed (id) cross join lateral (
        select distinct home, pin_id from (
          select t.home, t.pin_id from pin_interests t
          join pins p on p.home = t.home and p.id = t.pin_id and p.deleted_at is null and p.privacy = 'public'
          where t.interest_id = followed.id and ${isFiledAsSeen('t')} and (t.pin_id & 2251799813685247) < $3::bigint
          order by (t.pin_id & 2251799813685247) desc limit $4) as newest) as i)`,
    'select id, topic_id from of_topics',
  ),
};

export interface NumberedPin {
  id: Id;
  /** The pin's place in the order of creation. */
  number: string;
  /** The followed topic by which it was found. */
  topic_id: Id | null;
  /** A hidden pin counts towards its page, so that the next page begins after it. */
  shown: boolean;
}

const LARGEST_NUMBER = '2251799813685247';

/** Newest first, older than the pin of this number. */
export async function listPinsOfFollowed(
  db: Queryable,
  viewerId: Id,
  { people, boards, topics }: Followed,
  { before, limit }: { before: string | null; limit: number },
): Promise<NumberedPin[]> {
  const values = [homeOf(viewerId), viewerId, before ?? LARGEST_NUMBER, limit];
  const [ofPeople, ofTopics] = await Promise.all([
    people.length + boards.length > 0 ? db.rows<NumberedPin>(OF_FOLLOWED, [...values, people, boards]) : [],
    topics.length > 0 ? db.rows<NumberedPin>(OF_TOPICS, [...values, topics]) : [],
  ]);
  const found = new Map([...ofPeople, ...ofTopics].map((pin) => [pin.id, pin]));
  const inOrder = [...found.values()].sort((a, b) => Number(BigInt(b.number) - BigInt(a.number)));
  return inOrder.slice(0, limit);
}
