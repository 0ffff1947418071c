import { LRUCache } from 'lru-cache';
import type { Queryable } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import { notFound } from '#platform/resource/refusal.ts';
import type { Page, PageRequest } from '#platform/resource/resource.ts';
import { oncePerPicture } from '../once-per-picture.ts';
import { presentVisiblePins, readPin } from '../pin.service.ts';
import { listPinsByIds, type PinRow } from '../pin.store.ts';
import type { PinAnswer } from '../pin-answer.ts';
import { listRelatedPins } from './related-pins.store.ts';
import { MOST_RELATED, similarWords } from './related-pins.ts';

/**
 * Pins that belong with one: what stands beside it on boards that hold the same picture counts most, then what is of
 * the same site, then of the same words; the newest fill up. Each picture once, and never the pin's own. A page is
 * shorter where the viewer may not see all of it.
 */
export async function listRelated(
  context: Context,
  id: Id,
  { after, pageSize }: PageRequest & { pageSize: number },
): Promise<Page<PinAnswer>> {
  const row = await readPin(context, id);
  const [pin] = row ? await presentVisiblePins(context, [row]) : [];
  if (!row || !pin) throw notFound('pin');
  const candidates = await candidatesFor(context, row);
  const start = after ? Number(after[0]) : 0;
  const end = start + pageSize;
  const rows = await listPinsByIds(context.db, candidates.slice(start, end));
  return {
    items: await presentVisiblePins(context, rows),
    next: end < candidates.length ? [String(end)] : null,
  };
}

/** How long a ranking is kept, ms; what it names is read and checked anew for every viewer. */
const KEPT_FOR = 60_000;
const MOST_KEPT = 1000;

const keptBy = new WeakMap<Queryable, LRUCache<Id, Id[]>>();

async function candidatesFor({ db, clock }: Context, row: PinRow): Promise<readonly Id[]> {
  let kept = keptBy.get(db);
  if (!kept) {
    const perf = { now: () => clock.now().getTime() };
    kept = new LRUCache({ max: MOST_KEPT, ttl: KEPT_FOR, ttlResolution: 0, perf });
    keptBy.set(db, kept);
  }
  const known = kept.get(row.id);
  if (known) return known;
  const found = await rank(db, row);
  kept.set(row.id, found);
  return found;
}

async function rank(db: Queryable, row: PinRow): Promise<Id[]> {
  const { id, domain, title, description, origin_pin_id, image_signature } = row;
  const words = similarWords(title || description);
  const to = { id, originId: origin_pin_id ?? id, domain, words };
  const found = await listRelatedPins(db, to, MOST_RELATED);
  return oncePerPicture(found, [image_signature]).map((pin) => pin.id);
}
