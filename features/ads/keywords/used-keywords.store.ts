import type { Queryable, Statement } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { MatchType } from './keyword.ts';

export interface UsedKeywordRow {
  id: Id;
  parent_id: Id;
  match_type: MatchType;
  words: string;
}

const USED: Statement = {
  name: 'ad-keywords-used',
  // Uses ad_keywords_used.
  text: `select id, parent_id, match_type, words from ad_keywords
    where archived_at is null and id > $1::bigint order by id limit $2`,
};

/** In the order of ids, after the given one. */
export async function listUsedKeywords(
  db: Queryable,
  { after, limit }: { after: string; limit: number },
): Promise<UsedKeywordRow[]> {
  return db.rows<UsedKeywordRow>(USED, [after, limit]);
}
