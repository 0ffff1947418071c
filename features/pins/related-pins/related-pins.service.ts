import type { Id } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import { notFound } from '#platform/resource/refusal.ts';
import { oncePerPicture } from '../once-per-picture.ts';
import { presentVisiblePins } from '../pin.service.ts';
import { listPinsByIds } from '../pin.store.ts';
import type { PinAnswer } from '../pin-answer.ts';
import { listRelatedPins } from './related-pins.store.ts';
import { MOST_RELATED, similarWords } from './related-pins.ts';

/**
 * Pins that belong with one: what stands beside it on boards that hold the same picture counts most, then what is of
 * the same site, then of the same words; the newest fill up. Each picture once, and never the pin's own.
 */
export async function listRelated(context: Context, id: Id, pageSize: number): Promise<PinAnswer[]> {
  const [row] = await listPinsByIds(context.db, [id]);
  const [pin] = row ? await presentVisiblePins(context, [row]) : [];
  if (!row || !pin) throw notFound('pin');
  const { domain, title, description, origin_pin_id } = row;
  const words = similarWords(title || description);
  const to = { id, originId: origin_pin_id ?? id, domain, words };
  // Some fall away as hidden or as the same picture.
  const ids = await listRelatedPins(context.db, to, MOST_RELATED * 2);
  const related = await presentVisiblePins(context, await listPinsByIds(context.db, ids));
  return oncePerPicture(related, [pin.image_signature]).slice(0, Math.min(pageSize, MOST_RELATED));
}
