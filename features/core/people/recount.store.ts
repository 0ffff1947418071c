import type { Queryable } from '#platform/database/database.ts';
import type { WrongCount } from './wrong-count.ts';

// The following count includes topics.
const TOPICS = '(select count(*)::int from interest_follows f where f.home = u.home and f.user_id = u.id)';

// Reads all rows: for the operator's command and tests, not for requests.
const ALL = `
  select u.id::text, 'person.follower_count' as name, u.follower_count as stored, (
      select count(*)::int from followers f where f.home = u.home and f.followee_id = u.id) as counted
    from users u
  union all select u.id::text, 'person.following_count', u.following_count, ${TOPICS} + (
      select count(*)::int from follows f where f.home = u.home and f.follower_id = u.id)
    from users u
  union all select u.id::text, 'person.interest_following_count', u.interest_following_count, ${TOPICS} from users u`;

/** Recounts follows and followers, and returns the stored counts that are wrong. */
export async function listWrongFollowCounts(db: Queryable): Promise<WrongCount[]> {
  return db.rows<WrongCount>(`select * from (${ALL}) as checked where stored <> counted order by name, id`);
}
