import type { Queryable, Statement } from '#platform/database/database.ts';

const GUIDES: Statement = {
  name: 'topics-guides',
  text: `with shown as materialized (
      select id, slug, name as display, parent_id, pin_count, search_words(name) as name, query from interests
      where hidden_at is null and merged_into_id is null
    ), named as materialized (
      select id, slug, display, parent_id, pin_count from shown
      where search_words(left($1, 500)) @@ query or name @@ search_query($1)
      order by (name @@ search_query($1)) desc, pin_count desc, id limit 3
    )
    select slug, display as name from (
      select id, slug, display, 0 as step, pin_count from named
      union all
      select near.id, near.slug, near.display, 1, near.pin_count from shown near where exists (select 1 from named
        where near.parent_id = named.id or near.parent_id = named.parent_id)
      and near.id not in (select id from named)
    ) as guide order by step, pin_count desc, id limit $2`,
};

export interface Guide {
  slug: string;
  name: string;
}

/** Topics that the query names, then those around them. */
export async function listGuideTopics(db: Queryable, query: string, limit: number): Promise<Guide[]> {
  return db.rows<Guide>(GUIDES, [query, limit]);
}
