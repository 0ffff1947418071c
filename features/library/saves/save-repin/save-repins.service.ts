import { changePersonCounts } from '#features/core/people/person-counts.service.ts';
import type { SectionName } from '#features/library/boards/board-name.ts';
import { placePins } from '#features/library/boards/board-places.service.ts';
import { lockTarget } from '#features/library/boards/board-targets.service.ts';
import { findSeenPins } from '#features/library/pins/pin.service.ts';
import { countsOfPins } from '#features/library/pins/pin-counts.ts';
import type { LockedPin } from '#features/library/pins/pin-proof.ts';
import { addRepins, emitPinsChanged, lockPins } from '#features/library/pins/pin-rows.service.ts';
import { logSaves } from '#features/measure/events/measured.service.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Reading } from '#platform/resource/context.ts';
import { readingIn } from '#platform/resource/reading-in.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { pinNotFound } from '../pin-refusals.ts';
import { SaveEvent } from '../save-event.ts';

export interface SaveRepinsInput {
  sourceIds: readonly Id[];
  boardId: Id | null;
  section: SectionName | null;
  /** Null keeps the description of each source. */
  description: string | null;
}

/**
 * Keeps the credit chain. Nothing the first pinner does later removes them. Returns the new ids in the order of the
 * sources; all or none.
 */
export async function saveRepins(context: ContextFor<'person'>, input: SaveRepinsInput): Promise<Id[]> {
  const { db, clock, viewer } = context;
  const { sourceIds, boardId, section, description } = input;
  const at = clock.now();
  const pinnerId = viewer.id;
  return db.transaction(async (tx) => {
    const reading = readingIn(context, tx);
    const [target, seen] = await Promise.all([
      boardId ? lockTarget(context, tx, { boardId, section }) : null,
      findSeenPins(reading, sourceIds),
    ]);
    // Before a hidden pin is locked, so that waiting does not reveal it.
    requireAll(sourceIds, seen);
    const locked = await lockSources(tx, sourceIds, seen);
    const sources = await requireSeen(reading, sourceIds, locked);
    const privacy = target?.board.privacy ?? 'public';
    const copies = await addRepins(tx, sources, { pinnerId, boardId, privacy, description, at });
    const made = sourceIds.flatMap((id) => copies.get(id) ?? []);
    const counted = sources.map(({ kind }) => ({
      pinner_id: pinnerId,
      kind,
      is_repin: true,
      board_id: boardId,
    }));
    await Promise.all([
      target && placePins(tx, target, made, { savedBy: pinnerId, at }),
      changePersonCounts(tx, countsOfPins(counted, 1)),
      emitPinsChanged(context, tx, [pinnerId]),
      logSaves(tx, pinnerId, sources, at),
      privacy === 'public' && notifyPinners(context, tx, sources, copies),
    ]);
    return made;
  });
}

/** Each pinner hears of one of their pins, however many are saved at once. */
async function notifyPinners(
  { events, viewer }: ContextFor<'person'>,
  tx: Transaction,
  sources: readonly LockedPin[],
  copies: ReadonlyMap<Id, Id>,
): Promise<void> {
  const firstOf = new Map(sources.toReversed().map((pin) => [pin.pinner_id, pin.id]));
  firstOf.delete(viewer.id);
  for (const [person_id, object_id] of firstOf) {
    const saved_id = copies.get(object_id);
    if (!saved_id) continue;
    const saved = { actor_id: viewer.id, person_id, object_id, saved_id };
    await events.emit(tx, SaveEvent, { what: 'pin_save', ...saved });
  }
}

function requireAll(ids: readonly Id[], found: readonly { id: Id }[]): void {
  const known = new Set(found.map((pin) => pin.id));
  const missing = ids.find((id) => !known.has(id));
  if (missing) throw pinNotFound(missing);
}

async function requireSeen(
  context: Reading,
  ids: readonly Id[],
  locked: ReadonlyMap<Id, LockedPin>,
): Promise<LockedPin[]> {
  const seen = new Set((await findSeenPins(context, ids)).map((pin) => pin.id));
  return ids.map((id) => {
    const pin = locked.get(id);
    if (!pin || pin.deleted_at || !seen.has(id)) throw pinNotFound(id);
    return pin;
  });
}

/** Locks the first pins of their chains, whose save counts go up, as well. */
function lockSources(
  tx: Transaction,
  ids: readonly Id[],
  seen: readonly Pick<LockedPin, 'origin_pin_id'>[],
): Promise<Map<Id, LockedPin>> {
  const chains = seen.map(({ origin_pin_id }) => ({ source_pin_id: null, origin_pin_id }));
  return lockPins(tx, ids, chains);
}
