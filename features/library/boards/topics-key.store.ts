import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

const SET: Statement = {
  name: 'boards-set-topics-key',
  text: `update boards b set topics_key = found.key
    from unnest($1::smallint[], $2::bigint[], $3::text[]) as found (home, id, key)
    where b.home = found.home and b.id = found.id`,
};

export async function writeTopicsKeys(
  db: Queryable,
  boards: readonly { id: Id; key: string | null }[],
): Promise<void> {
  const ids = boards.map(({ id }) => id);
  await db.write(SET, [ids.map(homeOf), ids, boards.map(({ key }) => key)]);
}
