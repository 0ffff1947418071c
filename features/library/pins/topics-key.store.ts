import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

const SET: Statement = {
  name: 'pins-set-topics-key',
  text: `update pins p set topics_key = found.key
    from unnest($1::smallint[], $2::bigint[], $3::text[]) as found (home, id, key)
    where p.home = found.home and p.id = found.id`,
};

export async function writeTopicsKeys(
  db: Queryable,
  pins: readonly { id: Id; key: string | null }[],
): Promise<void> {
  const ids = pins.map(({ id }) => id);
  await db.write(SET, [ids.map(homeOf), ids, pins.map(({ key }) => key)]);
}
