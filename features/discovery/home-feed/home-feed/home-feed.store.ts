import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

/** The last followed come first. */
const MOST_FOLLOWED = 500;

export interface Followed {
  people: Id[];
  boards: Id[];
  topics: Id[];
}

const FOLLOWED: Statement = {
  name: 'home-followed',
  // Uses follows_newest, board_follows_newest and the primary key of interest_follows, all in the person's home.
  text: `select
      array(select followee_id from follows where home = $1 and follower_id = $2
        order by created_at desc, followee_id desc limit ${MOST_FOLLOWED})::text[] as people,
      array(select board_id from board_follows where home = $1 and user_id = $2
        order by created_at desc, board_id desc limit ${MOST_FOLLOWED})::text[] as boards,
      array(select f.interest_id from interest_follows f join interests i on i.id = f.interest_id and i.hidden_at is null
        where f.home = $1 and f.user_id = $2
        order by f.created_at desc, f.interest_id desc limit ${MOST_FOLLOWED})::text[] as topics`,
};

export async function findFollowed(db: Queryable, viewerId: Id): Promise<Followed> {
  const [row] = await db.rows<Followed>(FOLLOWED, [homeOf(viewerId), viewerId]);
  return row ?? { people: [], boards: [], topics: [] };
}

/** The few pins that the viewer hid, in a step of their own: they live in the viewer's home. */
const HIDDEN = `hidden as materialized (
  select pin_id from pin_users where home = $1 and user_id = $2 and hidden_at is not null)`;

/** The newest of the pins that these steps find, by numbers of the one sequence that all homes share. */
const newestOf = (steps: string, found: string) => `with ${HIDDEN}, ${steps}, found as materialized (
      select distinct id, id & 2251799813685247 as number from (${found}) as pin order by number desc limit $4)
    select found.id, found.number, not exists (select 1 from hidden where hidden.pin_id = found.id) as shown
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
    'select id from of_people union all select id from of_boards',
  ),
};

const OF_TOPICS: Statement = {
  name: 'home-of-topics',
  // Uses pin_interests_newest, one page for each topic.
  text: newestOf(
    `of_topics as materialized (
      select i.pin_id as id from unnest($5::bigint[]) as followed (id) cross join lateral (
        select distinct home, pin_id from (
          select t.home, t.pin_id from pin_interests t
          join pins p on p.home = t.home and p.id = t.pin_id and p.deleted_at is null and p.privacy = 'public'
          where t.interest_id = followed.id and (t.pin_id & 2251799813685247) < $3::bigint
          order by (t.pin_id & 2251799813685247) desc limit $4) as newest) as i)`,
    'select id from of_topics',
  ),
};

export interface NumberedPin {
  id: Id;
  /** The pin's place in the order of creation. */
  number: string;
  /** A hidden pin counts towards its page, so that the next page begins after it. */
  shown: boolean;
}

const LARGEST_NUMBER = '2251799813685247';

/** Newest first, older than the pin of this number. */
export async function listPinsOfFollowed(
  db: Queryable,
  viewerId: Id,
  followed: Followed,
  { before, limit }: { before: string | null; limit: number },
): Promise<NumberedPin[]> {
  const { people, boards, topics } = followed;
  const values = [homeOf(viewerId), viewerId, before ?? LARGEST_NUMBER, limit];
  const [ofPeople, ofTopics] = await Promise.all([
    people.length + boards.length > 0 ? db.rows<NumberedPin>(OF_FOLLOWED, [...values, people, boards]) : [],
    topics.length > 0 ? db.rows<NumberedPin>(OF_TOPICS, [...values, topics]) : [],
  ]);
  const found = new Map([...ofPeople, ...ofTopics].map((pin) => [pin.id, pin]));
  const inOrder = [...found.values()].sort((a, b) => Number(BigInt(b.number) - BigInt(a.number)));
  return inOrder.slice(0, limit);
}

const NEW: Statement = {
  name: 'home-new',
  // Uses pins_newest.
  text: `with ${HIDDEN} select found.id, found.created_at::text as created from pins found
    join users u on u.home = found.home and u.id = found.pinner_id
    where found.deleted_at is null and found.privacy = 'public'
      and (found.created_at, found.id) < (coalesce($3::timestamptz, 'infinity'), coalesce($4::bigint, 0))
      and not u.is_private_profile and u.deactivated_at is null and u.suspended_at is null and u.deleted_at is null
      and found.pinner_id <> all($6::bigint[])
      and (found.board_id is null or found.board_id <> all($7::bigint[]))
      and not exists (select 1 from pin_interests i
        where i.home = found.home and i.pin_id = found.id and i.interest_id = any($8::bigint[]))
      and not exists (select 1 from hidden where hidden.pin_id = found.id)
    order by found.created_at desc, found.id desc limit $5`,
};

export interface NewPinKey {
  id: Id;
  created: string;
}

/** Newest first, except those already listed as followed. */
export async function listNewPins(
  db: Queryable,
  viewerId: Id | undefined,
  followed: Followed,
  { after, limit }: { after: NewPinKey | null; limit: number },
): Promise<NewPinKey[]> {
  const { people, boards, topics } = followed;
  return db.rows<NewPinKey>(NEW, [
    ...[viewerId ? homeOf(viewerId) : 0, viewerId ?? null, after?.created ?? null, after?.id ?? null, limit],
    ...[people, boards, topics],
  ]);
}
