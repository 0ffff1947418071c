import { topicNameIn } from '#features/library/pins/filed-topic.ts';
import { ALPHABETICAL, type Queryable, type Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

const MOST_BOARDS = 2000;
const OFFERED_BOARDS = 4;

const BOARD_IDS: Statement = {
  name: 'search-own-board-ids',
  text: `select board_id from board_memberships where home = $1 and user_id = $2 limit ${MOST_BOARDS}`,
};

const BOARDS_BY_NAME: Statement = {
  name: 'search-boards-by-name',
  text: `select b.id from unnest($1::smallint[], $2::bigint[]) as wanted (home, id)
    join boards b on b.home = wanted.home and b.id = wanted.id
    where b.deleted_at is null and search_words(b.name) @@ search_query($3)
    order by b.last_pinned_at desc nulls last, b.id desc limit ${OFFERED_BOARDS}`,
};

/** Last used first. */
export async function listOwnBoardsByName(db: Queryable, personId: Id, term: string): Promise<Id[]> {
  const rows = await db.rows<{ board_id: Id }>(BOARD_IDS, [homeOf(personId), personId]);
  const ids = rows.map((row) => row.board_id);
  if (ids.length === 0) return [];
  const found = await db.rows<{ id: Id }>(BOARDS_BY_NAME, [ids.map(homeOf), ids, term]);
  return found.map((row) => row.id);
}

const TOPICS: Statement = {
  name: 'search-topics',
  // There are a few hundred topics.
  text: `select said.name from interests t cross join lateral (select ${topicNameIn('t', '$3')} as name) as said
    where (search_words(t.name) @@ search_query($1) or search_words(said.name) @@ search_query($1))
      and t.hidden_at is null and t.merged_into_id is null
    order by char_length(said.name), said.name ${ALPHABETICAL} limit $2`,
};

/** Found by their names in this language or English; the shortest first. */
export async function listTopicNames(
  db: Queryable,
  { term, locale, limit }: { term: string; locale: string; limit: number },
): Promise<string[]> {
  const rows = await db.rows<{ name: string }>(TOPICS, [term, limit, locale]);
  return rows.map((row) => row.name);
}
