import type { Queryable } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { type GroupKeywords, type Keyword, sortKeywords } from './match-keyword.ts';
import { listUsedKeywords } from './used-keywords.store.ts';

const BATCH = 5000;

type OfGroup = (group: { adGroupId: Id; campaignId: Id }) => GroupKeywords | undefined;

/** Reads everything; `ADS_CHANGED` says when to read it again. */
export async function readUsedKeywords(db: Queryable): Promise<OfGroup> {
  const byParent = new Map<Id, Keyword[]>();
  for (let after = '0'; ; ) {
    const rows = await listUsedKeywords(db, { after, limit: BATCH });
    for (const { id, parent_id, match_type: matchType, words } of rows) {
      const known = byParent.get(parent_id);
      const keyword = { id, matchType, words: words.split(' ') };
      if (known) known.push(keyword);
      else byParent.set(parent_id, [keyword]);
    }
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) break;
    after = last.id;
  }
  return ({ adGroupId, campaignId }) => {
    const all = [...(byParent.get(adGroupId) ?? []), ...(byParent.get(campaignId) ?? [])];
    return all.length > 0 ? sortKeywords(all) : undefined;
  };
}
