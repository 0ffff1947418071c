import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { Tag } from '../tags.store.ts';

export interface CountedTag extends Tag {
  key: string;
  pin_count: number;
}

const LIST: Statement = {
  name: 'tags-list',
  // Uses tags_key and the primary keys of pin_tags and pins.
  text: `select t.id, t.name, t.key, (select count(*) from pin_tags x
      join pins p on p.home = x.home and p.id = x.pin_id and p.deleted_at is null
      where x.home = t.home and x.tag_id = t.id)::int as pin_count
    from tags t where t.home = $1 and t.user_id = $2 and t.deleted_at is null and t.key > $3
    order by t.key limit $4`,
};

/** By name. */
export function listTags(
  db: Queryable,
  personId: Id,
  { after, limit }: { after: string; limit: number },
): Promise<CountedTag[]> {
  return db.rows<CountedTag>(LIST, [homeOf(personId), personId, after, limit]);
}
