import { isActive } from '#features/core/people/person-row.ts';
import type { Privacy } from '#features/library/pins/pin.ts';
import { isFiledAsSeen } from '#features/library/pins/topics-key.ts';
import { distinctIds, type Queryable, type Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { Followed } from './home-feed.ts';
import type { MixedPin } from './mix-pins.ts';

/** An author, board or topic has this many of its pins in one round. */
const ROUND = 10;
/** How many pins of a followed person, board or topic are looked at, from the round on. */
const REACH = 2 * ROUND;

/** Pins of a round come before those of the next, newest first by their number. */
export interface PinInRounds {
  id: Id;
  round: number;
  /** The pin's place in the order of creation, a number of the one sequence that all homes share. */
  number: number;
}

interface FollowedPin extends PinInRounds {
  topic_id: Id | null;
  /** There may be more of the same person, board or topic. */
  is_last: boolean;
}

/** The newest pins of each, not newer than `$1`, from the round `$2` on. */
const inRounds = (steps: string, found: string) => `with ${steps}
  select id, min(round)::int as round, (id & 2251799813685247)::float8 as number,
    min(topic_id) as topic_id, bool_or(rank = ${REACH}) as is_last
  from (select id, topic_id, rank, $2::int + (rank - 1) / ${ROUND} as round from (${found}) as ranked) as pin
  group by id having min(round) > $2::int or (id & 2251799813685247) < $3::bigint
  order by round, number desc limit $4`;

const WITHIN_REACH = `offset $2::int * ${ROUND} limit ${REACH}`;

const OF_FOLLOWED: Statement = {
  name: 'home-mix-of-followed',
  // Uses pins_public and board_pins_newest_pin, one short scan for each person and board.
  text: inRounds(
    `of_people as materialized (
      select p.id, p.rank from unnest($5::bigint[]) as followed (id)
      join users u on u.home = (followed.id >> 51)::smallint and u.id = followed.id
      cross join lateral (
        select id, row_number() over (order by id desc) as rank from (
          select id from pins where home = u.home and pinner_id = u.id
            and deleted_at is null and privacy = 'public' and id <= ((u.id >> 51) << 51 | $1::bigint)
          order by id desc ${WITHIN_REACH}) as newest) as p
    ), of_boards as materialized (
      select p.id, p.rank from unnest($6::bigint[]) as followed (id)
      join boards b on b.home = (followed.id >> 51)::smallint and b.id = followed.id
      cross join lateral (
        select pin_id as id, row_number() over (order by (pin_id & 2251799813685247) desc) as rank from (
          select pin_id from board_pins where home = b.home and board_id = b.id
            and (pin_id & 2251799813685247) <= $1::bigint
          order by (pin_id & 2251799813685247) desc ${WITHIN_REACH}) as newest) as p)`,
    `select id, rank, null::bigint as topic_id from of_people
      union all select id, rank, null::bigint as topic_id from of_boards`,
  ),
};

const OF_TOPICS: Statement = {
  name: 'home-mix-of-topics',
  // Uses pin_interests_newest, one short scan for each topic; a cluster limits it in each home.
  text: inRounds(
    `of_topics as materialized (
      select i.pin_id as id, followed.id as topic_id from unnest($5::bigint[]) as followed (id) cross join lateral (
        select distinct home, pin_id from (
          select t.home, t.pin_id from pin_interests t
          join pins p on p.home = t.home and p.id = t.pin_id and p.deleted_at is null and p.privacy = 'public'
          where t.interest_id = followed.id and ${isFiledAsSeen('t')} and (t.pin_id & 2251799813685247) <= $1::bigint
          order by (t.pin_id & 2251799813685247) desc limit $2::int * ${ROUND} + ${REACH}) as newest) as i
    ), placed as (
      select id, topic_id,
        row_number() over (partition by topic_id order by (id & 2251799813685247) desc) - $2::int * ${ROUND} as rank
      from of_topics)`,
    `select id, rank, topic_id from placed where rank between 1 and ${REACH}`,
  ),
};

/** Where a reader goes on; `from` is the newest pin that counts, so that later ones move nothing. */
export interface Place<From> {
  from: From | null;
  round: number;
  number: number;
}

export const LARGEST_NUMBER = 2_251_799_813_685_247;

export async function listFollowedInRounds(
  db: Queryable,
  { people, boards, topics }: Followed,
  { from, round, number }: Place<number>,
  limit: number,
): Promise<FollowedPin[]> {
  const values = [from ?? LARGEST_NUMBER, round, number, limit];
  const [ofPeople, ofTopics] = await Promise.all([
    people.length + boards.length > 0 ? db.rows<FollowedPin>(OF_FOLLOWED, [...values, people, boards]) : [],
    topics.length > 0 ? db.rows<FollowedPin>(OF_TOPICS, [...values, topics]) : [],
  ]);
  const found = new Map(ofPeople.map((pin) => [pin.id, pin]));
  for (const pin of ofTopics) {
    const known = found.get(pin.id);
    if (!known || known.round > pin.round)
      found.set(pin.id, { ...pin, is_last: pin.is_last || known?.is_last === true });
  }
  return sortRounds([...found.values()]).slice(0, limit);
}

function sortRounds<Pin extends PinInRounds>(pins: Pin[]): Pin[] {
  return pins.sort((a, b) => a.round - b.round || b.number - a.number);
}

const NEW: Statement = {
  name: 'home-mix-new',
  // Uses pins_newest.
  text: `select found.id, found.pinner_id, found.created_at::text as created from pins found
    join users u on u.home = found.home and u.id = found.pinner_id
    where found.deleted_at is null and found.privacy = 'public'
      and (found.created_at, found.id) <= (coalesce($2::timestamptz, 'infinity'), coalesce($3::bigint, 0))
      and not u.is_private_profile and u.deactivated_at is null and u.suspended_at is null and u.deleted_at is null
      and found.pinner_id <> $1::bigint
      and found.pinner_id <> all($5::bigint[])
      and (found.board_id is null or found.board_id <> all($6::bigint[]))
      and not exists (select 1 from pin_interests i
        where i.home = found.home and i.pin_id = found.id and i.interest_id = any($7::bigint[]) and ${isFiledAsSeen('i')})
    order by found.created_at desc, found.id desc limit $4`,
};

export interface NewFrom {
  created: string;
  id: Id;
}

/** How many of the newest pins are mixed before older ones follow. */
export const NEW_SCANNED = 500;

/** `following` is where the pins after these begin. */
export async function listNewInRounds(
  db: Queryable,
  viewerId: Id | undefined,
  { people, boards, topics }: Followed,
  from: NewFrom | null,
): Promise<{ pins: PinInRounds[]; from: NewFrom | null; following: NewFrom | null }> {
  const rows = await db.rows<NewFrom & { pinner_id: Id }>(NEW, [
    ...[viewerId ?? 0, from?.created ?? null, from?.id ?? null, NEW_SCANNED + 1],
    ...[people, boards, topics],
  ]);
  const ranks = new Map<Id, number>();
  const pins = rows.slice(0, NEW_SCANNED).map(({ id, pinner_id }) => {
    const rank = ranks.get(pinner_id) ?? 0;
    ranks.set(pinner_id, rank + 1);
    return { id, round: Math.floor(rank / ROUND), number: Number(BigInt(id) & BigInt(LARGEST_NUMBER)) };
  });
  const [first, beyond] = [rows[0], rows[NEW_SCANNED]];
  return { pins: sortRounds(pins), from: first ?? null, following: beyond ?? null };
}

export interface PinFacts extends MixedPin {
  privacy: Privacy;
  authorIsActive: boolean;
  authorIsPrivate: boolean;
  /** Neither deleted nor hidden by the viewer, who has no pin with this picture. */
  isOffered: boolean;
  /** The live board. */
  boardOwnerId: Id | null;
  boardPrivacy: Privacy | null;
  boardIsDisabled: boolean | null;
  boardOwnerIsActive: boolean | null;
  boardOwnerIsPrivate: boolean | null;
}

const FACTS: Statement = {
  name: 'home-mix-facts',
  // Pins, boards, and what the viewer has or hid lie in different homes. Uses the primary keys and pins_pictures.
  text: `with found as materialized (
      select p.id, p.pinner_id, p.board_id, p.privacy, p.image_signature, p.repin_count, p.deleted_at,
        ${isActive('u')} as is_active, u.is_private_profile,
        (select i.interest_id from pin_interests i where i.home = p.home and i.pin_id = p.id
          order by array_position('{owner,text,board,filed}', i.reason), i.interest_id desc limit 1) as topic_id
      from ${distinctIds(3)} as wanted
      join pins p on p.home = wanted.home and p.id = wanted.id
      join users u on u.home = p.home and u.id = p.pinner_id
    ), met as materialized (
      select b.id, b.owner_id, b.privacy, b.is_temporarily_disabled, ${isActive('o')} as is_active,
        o.is_private_profile
      from (select distinct board_id from found) as held
      join boards b on b.home = (held.board_id >> 51)::smallint and b.id = held.board_id
      join users o on o.home = b.home and o.id = b.owner_id where b.deleted_at is null
    ), hidden as materialized (
      select pin_id from pin_users where home = $1::smallint and user_id = $2::bigint and hidden_at is not null
    ), own as materialized (
      select held.image_signature from (select distinct image_signature from found) as held
      cross join lateral (
        select id from pins where home = $1::smallint and pinner_id = $2::bigint
          and deleted_at is null and image_signature = held.image_signature limit 1) as mine)
    select found.id, found.pinner_id as "authorId", found.board_id as "boardId", found.topic_id as "topicId",
      found.image_signature as picture, found.repin_count as saves, found.privacy,
      found.is_active as "authorIsActive", found.is_private_profile as "authorIsPrivate",
      found.deleted_at is null and found.id not in (select pin_id from hidden)
        and found.image_signature not in (select image_signature from own) as "isOffered",
      met.owner_id as "boardOwnerId", met.privacy as "boardPrivacy",
      met.is_temporarily_disabled as "boardIsDisabled", met.is_active as "boardOwnerIsActive",
      met.is_private_profile as "boardOwnerIsPrivate"
    from found left join met on met.id = found.board_id`,
};

export async function mapPinFacts(
  db: Queryable,
  viewerId: Id | undefined,
  ids: readonly Id[],
): Promise<Map<Id, PinFacts>> {
  if (ids.length === 0) return new Map();
  const viewer = viewerId ? [homeOf(viewerId), viewerId] : [0, 0];
  const rows = await db.rows<PinFacts>(FACTS, [...viewer, ids.map(homeOf), ids]);
  return new Map(rows.map((row) => [row.id, row]));
}
