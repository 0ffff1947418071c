import type { AdAccountRow } from '#features/ads/ad-accounts/ad-account.service.ts';
import { parseId } from '#platform/ids/ids.ts';
import { cutPage, type PageKey } from '#platform/resource/bookmark.ts';
import type { Context } from '#platform/resource/context.ts';
import type { Page, PageRequest } from '#platform/resource/resource.ts';
import type { KeywordParent, KeywordSort } from '../keyword.ts';
import {
  countRest,
  type KeywordReportRow,
  listKeywordRows,
  listSearchRows,
  type SearchRow,
  type Wanted,
} from './show-keywords.store.ts';

export interface SearchInput {
  of: KeywordParent;
  days: number;
  campaignIds: readonly string[];
  adGroupIds: readonly string[];
  name: string;
}

type Asked = PageRequest & { pageSize: number; sort: KeywordSort };

/** `account` is one that the viewer may see. */
export async function listKeywords(
  context: Context,
  account: AdAccountRow,
  input: SearchInput & { isNegative: boolean; state: string },
  { sort, after, pageSize }: Asked,
): Promise<Page<KeywordReportRow>> {
  const wanted = { ...wantedOf(context, account, input), isNegative: input.isNegative, state: input.state };
  const id = parseId(after?.[2]);
  const from = after && id ? { number: Number(after[0]), text: String(after[1]), id } : null;
  const rows = await listKeywordRows(context.db, account.id, wanted, {
    sort,
    after: from,
    limit: pageSize + 1,
  });
  const { shown, last } = cutPage(rows, pageSize);
  return { items: shown, next: last ? [last.sort_number, last.sort_text, last.id] : null };
}

export async function listSearches(
  context: Context,
  account: AdAccountRow,
  input: SearchInput,
  { sort, after, pageSize }: Asked,
): Promise<Page<SearchRow>> {
  const page = { sort, after: afterSearch(after), limit: pageSize + 1 };
  const rows = await listSearchRows(context.db, account.id, wantedOf(context, account, input), page);
  const { shown, last } = cutPage(rows, pageSize);
  return {
    items: shown,
    next: last ? [last.sort_number, last.sort_text, last.query, last.parent_id] : null,
  };
}

function afterSearch(after: PageKey | null) {
  const parentId = parseId(after?.[3]);
  return after && parentId
    ? { number: Number(after[0]), text: String(after[1]), query: String(after[2]), parentId }
    : null;
}

/** Whatever their text is: one of few people must not be found by asking for it. */
export function countOtherSearches(
  context: Context,
  account: AdAccountRow,
  input: SearchInput,
): Promise<number> {
  return countRest(context.db, account.id, wantedOf(context, account, { ...input, name: '' }));
}

const DAY_MS = 86_400_000;

/** The last days, up to this one, in the time zone of the account. */
function wantedOf({ clock }: Context, { time_zone: timeZone }: AdAccountRow, input: SearchInput): Wanted {
  const { of, days, name } = input;
  const dates = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  const until = dates.format(clock.now());
  const from = new Date(Date.parse(until) - (days - 1) * DAY_MS).toISOString().slice(0, 10);
  const anyOf = (ids: readonly string[]) => (ids.length > 0 ? ids : null);
  const [campaignIds, adGroupIds] = [anyOf(input.campaignIds), anyOf(input.adGroupIds)];
  return { of, from, until, campaignIds, adGroupIds: of === 'CAMPAIGN' ? null : adGroupIds, name };
}
