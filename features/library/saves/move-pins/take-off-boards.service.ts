import { changePersonCounts } from '#features/core/people/person-counts.service.ts';
import { lockPlaces, type PinSource, unplacePins } from '#features/library/boards/board-places.service.ts';
import { findSeenPins } from '#features/library/pins/pin.service.ts';
import { MOST_PINS_AT_ONCE } from '#features/library/pins/pin.ts';
import { countsOfMove } from '#features/library/pins/pin-counts.ts';
import {
  emitPinsChanged,
  findPinFacts,
  pinsOf,
  putOnBoard,
} from '#features/library/pins/pin-rows.service.ts';
import type { Id } from '#platform/ids/ids.ts';
import { readingIn } from '#platform/resource/reading-in.ts';
import { invalid } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { requireInSource } from '../known-pins.service.ts';
import { notYourPin, pinNotFound } from '../pin-refusals.ts';

/** They stay as secret as their boards were. All or none; without a source it may be repeated. */
export async function takeOwnPinsOffBoards(
  context: ContextFor<'person'>,
  pinIds: readonly Id[],
  source: PinSource | null = null,
): Promise<void> {
  if (pinIds.length > MOST_PINS_AT_ONCE) {
    const values = { most: MOST_PINS_AT_ONCE };
    throw invalid('pin_ids', 'You can take at most {most} Pins off boards at a time.', { values });
  }
  const { db, clock, viewer } = context;
  const facts = await findPinFacts(db, pinIds);
  const [foreign] = pinIds.filter((id) => facts.get(id)?.pinner_id !== viewer.id);
  if (foreign) {
    const [visible] = await findSeenPins(context, [foreign]);
    throw visible ? notYourPin(foreign) : pinNotFound(foreign);
  }
  const at = clock.now();
  await db.transaction(async (tx) => {
    // Each attempt reads again: another move may have taken them elsewhere since.
    const { pins, boards } = await lockPlaces(tx, [...(await findPinFacts(tx, pinIds)).values()]);
    const gone = pinIds.find((id) => pins.get(id)?.deleted_at !== null);
    if (gone) throw pinNotFound(gone);
    await requireInSource(readingIn(context, tx), source, pinIds);
    const placed = pinsOf(viewer.id, pins.values()).filter((pin) => pin.board_id);
    await unplacePins(tx, boards, placed);
    await putOnBoard(tx, placed, { boardId: null, privacy: null, at });
    await changePersonCounts(tx, countsOfMove(placed, null));
    await emitPinsChanged(context, tx, [viewer.id]);
  });
}
