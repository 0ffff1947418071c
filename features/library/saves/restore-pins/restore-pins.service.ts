import { changePersonCounts } from '#features/core/people/person-counts.service.ts';
import { addCounts } from '#features/core/people/person-counts.ts';
import { allowedAmong } from '#features/library/boards/board-lock.service.ts';
import { lockPlaces } from '#features/library/boards/board-places.service.ts';
import { countsOfMove, countsOfPins } from '#features/library/pins/pin-counts.ts';
import type { LockedPin } from '#features/library/pins/pin-proof.ts';
import {
  emitPinsChanged,
  findPinFacts,
  markPinsRestored,
  pinsOf,
  pinsOn,
} from '#features/library/pins/pin-rows.service.ts';
import { restorableSince } from '#features/library/pins/restore-period.ts';
import type { AllowedBoards } from '#features/library/work/board-proof.ts';
import type { Id } from '#platform/ids/ids.ts';
import { readingIn } from '#platform/resource/reading-in.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { requireKnownPins } from '../known-pins.service.ts';
import { pinNotFound } from '../pin-refusals.ts';
import { putBack } from '../remove-pin.service.ts';

/**
 * Own pins and those that the viewer took off an own board go to their old places. If that board is gone, an own pin
 * comes back unorganized. All or none, idempotent.
 */
export async function restorePins(context: ContextFor<'person'>, ids: readonly Id[]): Promise<void> {
  const { db, clock } = context;
  const at = clock.now();
  await db.transaction(async (tx) => {
    const facts = await findPinFacts(tx, ids);
    await requireKnownPins(readingIn(context, tx), ids, facts);
    const seen = [...facts.values()];
    const boardIds = seen.flatMap((pin) => pin.last_place?.board_id ?? pin.board_id ?? []);
    const locked = await lockPlaces(tx, seen, boardIds, { withChains: true });
    const boards = await allowedAmong(context, tx, 'save', locked.boards);
    const pins = ids.map((id) => locked.pins.get(id) ?? fail(id));
    for (const pin of pins) requireRestorable(context, pin, boards);
    const deleted = pinsOf(context.viewer.id, pins).filter((pin) => pin.deleted_at);
    const removed = pinsOn(boards, pins).filter((pin) => isTakenOff(context, pin));
    await markPinsRestored(tx, deleted, at);
    const boardOf = await putBack(tx, [...deleted, ...removed], boards, at);
    const counts = countsOfPins(
      deleted.map((pin) => ({ ...pin, board_id: boardOf.get(pin.id) ?? null })),
      1,
    );
    for (const pin of removed) {
      const moved = countsOfMove([pin], boardOf.get(pin.id) ?? null).get(pin.pinner_id) ?? {};
      counts.set(pin.pinner_id, addCounts(counts.get(pin.pinner_id) ?? {}, moved));
    }
    await changePersonCounts(tx, counts);
    await emitPinsChanged(context, tx, counts.keys());
  });
}

function requireRestorable(
  context: ContextFor<'person'>,
  pin: LockedPin,
  boards: AllowedBoards<'save'>,
): void {
  const { viewer, clock } = context;
  if (pin.pinner_id !== viewer.id) {
    const board = boards.get(pin.board_id ?? pin.last_place?.board_id ?? pin.id);
    if (pin.deleted_at || board?.owner_id !== viewer.id) throw pinNotFound(pin.id);
    return;
  }
  if (!pin.deleted_at) return;
  const isOwnAction = pin.deleted_by === viewer.id;
  if (!isOwnAction || pin.deleted_at <= restorableSince(clock.now())) throw pinNotFound(pin.id);
}

/** Whether it is another person's pin, taken off one of the viewer's boards and not moved since. */
function isTakenOff({ viewer }: ContextFor<'person'>, pin: LockedPin): boolean {
  return pin.pinner_id !== viewer.id && !pin.board_id && pin.last_place !== null;
}

function fail(id: Id): never {
  throw pinNotFound(id);
}
