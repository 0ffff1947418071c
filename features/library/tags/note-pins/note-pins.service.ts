import type { Id } from '#platform/ids/ids.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { unlessRefused } from '../tag-refusals.ts';
import { inOwnPins, requireOwnAmong, requireOwnPins } from '../tags.service.ts';
import { addNoteTo, isAnyNoteFull, takeNoteOff } from './note-pins.store.ts';

/** Returns the own ones among the pins. */
export async function notePins(
  context: ContextFor<'person'>,
  pinIds: readonly Id[],
  note: string,
): Promise<Id[]> {
  const ids = await requireOwnAmong(context, pinIds);
  return inOwnPins(context, ids, async (tx, pins) => {
    if (await isAnyNoteFull(tx, pins, note)) unlessRefused({ refused: 'note-too-long' });
    await addNoteTo(tx, pins, note);
    return ids;
  });
}

export async function unnotePins(
  context: ContextFor<'person'>,
  ids: readonly Id[],
  note: string,
): Promise<void> {
  await requireOwnPins(context, ids);
  await inOwnPins(context, ids, (tx, pins) => takeNoteOff(tx, pins, note));
}
