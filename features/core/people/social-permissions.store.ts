import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { SocialPermissions } from './social-permissions.ts';

const FIND: Statement = {
  name: 'social-permissions',
  // Uses the primary key of users.
  text: `select u.id, u.allow_comments, u.mention_permission
    from unnest($1::smallint[], $2::bigint[]) as wanted (home, id)
    join users u on u.home = wanted.home and u.id = wanted.id`,
};

export async function mapSocialPermissions(
  db: Queryable,
  ids: readonly Id[],
): Promise<Map<Id, SocialPermissions>> {
  const unique = [...new Set(ids)];
  if (unique.length === 0) return new Map();
  const rows = await db.rows<SocialPermissions & { id: Id }>(FIND, [unique.map(homeOf), unique]);
  return new Map(rows.map(({ id, ...permissions }) => [id, permissions]));
}
