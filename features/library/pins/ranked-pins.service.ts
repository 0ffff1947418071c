import { LRUCache } from 'lru-cache';
import type { Queryable } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import type { Page, PageRequest } from '#platform/resource/resource.ts';
import { listPinsShowing, type PicturedPin } from './pictured-pins.store.ts';
import { type ShownPin, showVisiblePins } from './pin.service.ts';
import { listPinsByIds } from './pin.store.ts';

/** ms. The pins are read and checked again for every viewer. */
const RETENTION = 60_000;
const MAX_STORED = 1000;

const cacheBy = new WeakMap<Queryable, LRUCache<string, readonly Id[]>>();

/** Cached under `key` for all viewers. A page may be shorter, as the viewer may not see every pin. */
export async function listRanked(
  context: Context,
  key: string,
  rank: () => Promise<readonly Id[]>,
  { after, pageSize }: PageRequest & { pageSize: number },
): Promise<Page<ShownPin>> {
  const ids = await rankedFor(context, key, rank);
  const start = after ? Number(after[0]) : 0;
  const end = start + pageSize;
  const rows = await listPinsByIds(context, ids.slice(start, end));
  return {
    items: await showVisiblePins(context, rows),
    next: end < ids.length ? [String(end)] : null,
  };
}

/** Ids of anything, cached under `key` for all viewers. */
export async function rankedFor(
  context: Context,
  key: string,
  rank: () => Promise<readonly Id[]>,
): Promise<readonly Id[]> {
  const kept = cachedRankings(context);
  const ids = kept.get(key) ?? (await rank());
  // Set again, a ranking that is often read would never end.
  if (!kept.has(key)) kept.set(key, ids);
  return ids;
}

/** One public pin for each picture that has any, in their order, saved since then; whether a viewer sees them is not asked. */
export function rankPinsShowing(
  db: Queryable,
  signatures: readonly string[],
  most: number,
  since: Date | null = null,
): Promise<PicturedPin[]> {
  return listPinsShowing(db, signatures, most, since);
}

export type { PicturedPin } from './pictured-pins.store.ts';

function cachedRankings({ db, clock }: Context): LRUCache<string, readonly Id[]> {
  const known = cacheBy.get(db);
  if (known) return known;
  const perf = { now: () => clock.now().getTime() };
  const kept = new LRUCache<string, readonly Id[]>({
    max: MAX_STORED,
    ttl: RETENTION,
    ttlResolution: 0,
    perf,
  });
  cacheBy.set(db, kept);
  return kept;
}
