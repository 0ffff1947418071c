import type { PersonFacts } from '#features/core/people/person-access.ts';
import { isActive } from '#features/core/people/person-row.ts';
import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

const PINNERS: Statement = {
  name: 'board-cover-pinners',
  // Pins and their pinners live in one home.
  text: `select p.id::text as pin_id, u.id, u.is_private_profile, ${isActive('u')} as is_active
    from unnest($1::smallint[], $2::bigint[]) as wanted (home, id)
    join pins p on p.home = wanted.home and p.id = wanted.id
    join users u on u.home = p.home and u.id = p.pinner_id`,
};

export async function mapCoverPinners(
  db: Queryable,
  pinIds: readonly Id[],
): Promise<Map<string, PersonFacts>> {
  const unique = [...new Set(pinIds)];
  if (unique.length === 0) return new Map();
  const rows = await db.rows<PersonFacts & { pin_id: Id }>(PINNERS, [unique.map(homeOf), unique]);
  return new Map(rows.map((row) => [row.pin_id, row]));
}
