import { holdPeople } from '#features/core/people/person.service.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { allow } from '#platform/resource/allowed.ts';
import { readingIn } from '#platform/resource/reading-in.ts';
import { notFound } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { findSeenPins } from './pin.service.ts';
import type { SeenPin } from './pin-proof.ts';
import { lockPins } from './pin-rows.service.ts';
import { holdBoardOfPin } from './pin-rows.store.ts';

/** Pins moved between reading and locking. Its code makes the transaction run again. */
export class PlacesMoved extends Error {
  readonly code = '40001';
}

/**
 * Locked, nobody makes the pin or its board secret or blocks the viewer before the write. Visibility is also checked
 * before the lock, so that waiting does not reveal a hidden pin. `people` are others whom the caller checks.
 */
export async function lockSeenPin(
  context: ContextFor<'person'>,
  tx: Transaction,
  id: Id,
  people: readonly Id[] = [],
): Promise<SeenPin> {
  const reading = readingIn(context, tx);
  const [seen] = await findSeenPins(reading, [id]);
  if (!seen) throw notFound('pin');
  const boardOwner = seen.board_id && (await holdBoardOfPin(tx, seen.board_id));
  const pin = (await lockPins(tx, [id])).get(id);
  if (pin && pin.board_id !== seen.board_id) throw new PlacesMoved('a pin changed its board');
  await holdPeople(tx, [seen.pinner.id, ...(boardOwner ? [boardOwner] : []), ...people]);
  const [row] = await findSeenPins(reading, [id]);
  if (!pin || !row) throw notFound('pin');
  const areCommentsOn = row.is_comments_allowed && row.are_comments_open;
  return allow({ ...pin, seenBy: context.viewer.id, areCommentsOn }, 'see');
}
