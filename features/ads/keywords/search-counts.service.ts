import { createHmac } from 'node:crypto';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { networkOf } from '#platform/rate/network-of.ts';
import type { Context } from '#platform/resource/context.ts';
import { KEYWORD_LIMITS } from './keyword.ts';
import { wordsIn } from './match-keyword.ts';
import { COUNTED_KINDS, countKeyword, countQuery } from './search-counts.store.ts';

export { deleteQueriesBefore } from './search-counts.store.ts';

/** A query as it is counted; empty if it is too long to be what many search for. */
export function countedQuery(query: string): string {
  const words = wordsIn(query).join(' ');
  return words.length <= KEYWORD_LIMITS.value ? words : '';
}

interface SearchEvent {
  adAccountId: Id;
  campaignId: Id;
  adGroupId: Id;
  /** As `countedQuery` has it. */
  query: string;
  /** By which the ad was found. */
  keywordId: Id | null;
  kind: string;
  spendMicro: number;
  timeZone: string;
}

/** In the transaction of the event, which is counted once. */
export async function countSearch(tx: Transaction, context: Context, event: SearchEvent): Promise<void> {
  const kind = COUNTED_KINDS.find((one) => one === event.kind);
  if (!kind) return;
  const { adAccountId, spendMicro, timeZone, keywordId, query } = event;
  const day = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(context.clock.now());
  const counted = { adAccountId, day, kind, spendMicro };
  if (keywordId) await countKeyword(tx, keywordId, counted);
  if (query) await countQuery(tx, { ...event, people: personBit(context, query) }, counted);
}

/** Of a signed 64-bit number, so that all are positive. */
const BITS = 62n;

/** Several people share a bit, so which are set says who searched of nobody; visitors of one network are one. */
function personBit({ viewer, request, config }: Context, query: string): bigint {
  const who = viewer.id ? `person ${viewer.id}` : `network ${networkOf(request.address)}`;
  const hash = createHmac('sha256', config.secret).update(`ad query\0${query}\0${who}`).digest();
  return 1n << (hash.readBigUInt64BE() % BITS);
}
