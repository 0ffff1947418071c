import { isActive } from '#features/core/people/person-row.ts';
import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

const TIED: Statement = {
  name: 'search-tied-people',
  // Uses follows_newest and followers_newest.
  text: `select id from (
      (select followee_id as id, created_at, true as is_followed from follows
        where home = $1 and follower_id = $2 order by created_at desc, followee_id desc limit $3)
      union all
      (select follower_id, created_at, false from followers
        where home = $1 and followee_id = $2 order by created_at desc, follower_id desc limit $3)
    ) as tied group by id order by bool_or(is_followed) desc, max(created_at) desc, id limit $3`,
};

/** Whom the person follows, then who follows them; the latest first. */
export async function listTiedPeople(db: Queryable, userId: Id, limit: number): Promise<Id[]> {
  const rows = await db.rows<{ id: Id }>(TIED, [homeOf(userId), userId, limit]);
  return rows.map(({ id }) => id);
}

/** How many of the newest pins are looked at. */
const NEWEST = 200;

const PINNERS: Statement = {
  name: 'search-newest-pinners',
  // Uses pins_newest.
  text: `select u.id from (
      select home, pinner_id, created_at from pins where deleted_at is null and privacy = 'public'
      order by created_at desc, id desc limit ${NEWEST}) as newest
    join users u on u.home = newest.home and u.id = newest.pinner_id
    where u.id <> $1 and not u.is_private_profile and ${isActive('u')}
    group by u.id order by max(newest.created_at) desc, u.id limit $2`,
};

/** Others with public profiles, whoever saved last first. */
export async function listNewestPinners(db: Queryable, userId: Id, limit: number): Promise<Id[]> {
  const rows = await db.rows<{ id: Id }>(PINNERS, [userId, limit]);
  return rows.map(({ id }) => id);
}
