import { type AllowedAdAccount, lockOwnAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import { adRefusals } from '#features/ads/ad-accounts/ad-refusals.ts';
import { tellAdsChanged } from '#features/ads/ad-accounts/ads-changed.ts';
import { noteChange } from '#features/ads/campaigns/changes.service.ts';
import type { Transaction } from '#platform/database/database.ts';
import { msg } from '#platform/i18n/msg.ts';
import type { Id } from '#platform/ids/ids.ts';
import { invalid, notFound, Refusal } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { isNegative, KEYWORD_LIMITS, keywordText, type MatchType } from './keyword.ts';
import {
  countUsed,
  findAccountOfKeyword,
  findParent,
  insertKeywords,
  type KeywordRow,
  listKeywordsOf,
  type ParentRow,
  setArchived,
} from './keyword-changes.store.ts';
import { wordsIn } from './match-keyword.ts';

type Me = ContextFor<'person'>;

interface Given {
  matchType: MatchType;
  value: string;
}

/** All or none; those that are used already stay as they are. Answers the others. */
export async function addKeywords(
  context: Me,
  { parentId, keywords }: { parentId: Id; keywords: readonly Given[] },
): Promise<KeywordRow[]> {
  const { db, clock } = context;
  const given = new Map(
    keywords.map((one) => [`${one.matchType} ${textOf(one)}`, { ...one, words: textOf(one) }]),
  );
  const found = await findParent(db, parentId);
  return db.transaction(async (tx) => {
    // What is missing is answered like what is another's, after the same checks.
    const account = await lockOwnAdAccount(tx, context, found?.ad_account_id ?? parentId);
    const parent = await findParent(tx, parentId);
    if (!parent) throw notFound('ad_group');
    checkKeywords(parent, keywords);
    const { type, campaign_id: campaignId } = parent;
    const all = { keywords: [...given.values()], at: clock.now() };
    const added = await insertKeywords(tx, account, { id: parentId, type, campaignId }, all);
    if ((await countUsed(tx, parentId)) > KEYWORD_LIMITS.ofParent)
      throw invalid('keywords', msg('There are too many keywords already. Archive some first.'));
    await noteKeywords(tx, context, account, { changed: added, isArchived: false });
    await tellAdsChanged(tx, account.id);
    return added;
  });
}

const textOf = ({ value }: Given) => wordsIn(value).join(' ');

/** @throws Refusal 'invalid' or 'is-archived' */
function checkKeywords({ type, status }: ParentRow, keywords: readonly Given[]): void {
  if (status === 'ARCHIVED') throw new Refusal(adRefusals['is-archived']);
  const isRefused = type === 'CAMPAIGN' && keywords.some(({ matchType }) => !isNegative(matchType));
  if (isRefused) throw invalid('match_type', msg('Campaigns take negative keywords only.'));
}

/** Of one account. */
export async function archiveKeywords(
  context: Me,
  { ids, isArchived }: { ids: readonly Id[]; isArchived: boolean },
): Promise<KeywordRow[]> {
  const { db } = context;
  const [first] = ids;
  if (!first) return [];
  const accountId = await findAccountOfKeyword(db, first);
  return db.transaction(async (tx) => {
    const account = await lockOwnAdAccount(tx, context, accountId ?? first);
    return setKeywordsArchived(tx, context, account, { ids, isArchived });
  });
}

/**
 * In the transaction of the caller, who holds the lock. All or none; what is archived already, or not, stays as it is.
 * @throws Refusal 'not-found'
 */
export async function setKeywordsArchived(
  tx: Transaction,
  context: Me,
  account: AllowedAdAccount,
  { ids, isArchived }: { ids: readonly Id[]; isArchived: boolean },
): Promise<KeywordRow[]> {
  const rows = await listKeywordsOf(tx, account, ids);
  if (rows.length < new Set(ids).size) throw notFound('keyword');
  const changed = rows.filter((row) => (row.archived_at !== null) !== isArchived);
  const at = isArchived ? context.clock.now() : null;
  await setArchived(tx, account, { ids: changed.map(({ id }) => id), at });
  await noteKeywords(tx, context, account, { changed, isArchived });
  await tellAdsChanged(tx, account.id);
  return rows.map((row) => (changed.includes(row) ? { ...row, archived_at: at } : row));
}

/** So many are named in the history. */
const MOST_NAMED = 50;

/** One entry for each ad group or campaign. */
async function noteKeywords(
  tx: Transaction,
  context: Me,
  account: AllowedAdAccount,
  { changed, isArchived }: { changed: readonly KeywordRow[]; isArchived: boolean },
): Promise<void> {
  for (const [entityId, rows] of Map.groupBy(changed, (row) => row.parent_id)) {
    const [first] = rows;
    if (!first) continue;
    const named = rows.slice(0, MOST_NAMED).map(({ match_type, value }) => keywordText(match_type, value));
    const keywords = rows.length > MOST_NAMED ? [...named, `+${rows.length - MOST_NAMED}`] : named;
    const [before, after] = isArchived ? [keywords, []] : [[], keywords];
    const change = {
      level: first.parent_type,
      entityId,
      before: { keywords: before },
      after: { keywords: after },
    };
    await noteChange(tx, context, account, change);
  }
}
