import { z } from 'zod';
import { changePersonCounts } from '#features/core/people/person-counts.service.ts';
import { permissionsOn } from '#features/library/boards/board.service.ts';
import {
  lockPlaces,
  type PlaceStamp,
  type PlaceTarget,
  placePins,
  replacePins,
  unplacePins,
} from '#features/library/boards/board-places.service.ts';
import { findTarget, listPinsIn, type PinSource } from '#features/library/boards/board-targets.service.ts';
import { findSeenPins } from '#features/library/pins/pin.service.ts';
import { MOST_PINS_AT_ONCE } from '#features/library/pins/pin.ts';
import { countsOfMove } from '#features/library/pins/pin-counts.ts';
import type { LockedPin } from '#features/library/pins/pin-proof.ts';
import {
  emitPinsChanged,
  findPinFacts,
  pinsOf,
  putOnBoard,
} from '#features/library/pins/pin-rows.service.ts';
import type { LockedBoards } from '#features/library/work/board-proof.ts';
import {
  advanceWork,
  type BoardWork,
  defineBoardWork,
  failWork,
  findWork,
  lockWork,
  STEP_PINS,
  type WorkStep,
} from '#features/library/work/board-work.service.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { idOption } from '#platform/resource/options.ts';
import { readingIn } from '#platform/resource/reading-in.ts';
import { invalid } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { requireInSource } from '../known-pins.service.ts';
import { notYourPin, pinNotFound } from '../pin-refusals.ts';

const movePayload = z.object({
  pin_ids: z.array(idOption),
  viewer_id: idOption,
  section_id: idOption.nullable(),
  /** Missing in work begun by earlier versions. */
  source_board_id: idOption.nullish(),
  /** Any if it is missing; null is outside sections. */
  source_section_id: idOption.nullish(),
});

type Source = Pick<z.output<typeof movePayload>, 'source_board_id' | 'source_section_id'>;

/** Pins deleted or taken away since the work began are skipped, as are those no longer on a given source. */
export const moveNextPins: WorkStep = async (platform, actionId, alongside) => {
  const { db, clock } = platform;
  const work = await findWork(db, actionId);
  if (!work) return false;
  const { pin_ids, viewer_id, section_id, ...source } = movePayload.parse(work.payload);
  const before = Number(work.cursor ?? 0);
  // The last ones first: later arrivals are placed above.
  const ids = pin_ids.slice(Math.max(0, pin_ids.length - before - STEP_PINS), pin_ids.length - before);
  return db.transaction(async (tx) => {
    const seen = await findPinFacts(tx, ids);
    const places = await lockPlaces(tx, [...seen.values()], [work.board_id]);
    const locked = await lockWork(tx, work, places.boards);
    if (!locked) {
      await alongside(tx);
      return true;
    }
    const at = clock.now();
    const target = await findTarget(tx, locked.boards.get(work.board_id), section_id);
    if (!target) {
      await failWork(tx, locked, at, 'the board is gone');
      return false;
    }
    const isAllowed = await permissionsOn(tx, viewer_id, work.board_id);
    if (!isAllowed('save')) {
      await failWork(tx, locked, at, 'whoever moves the pins may not save to the board any more');
      return false;
    }
    const there = await listStillIn(tx, source, ids);
    const pins = ids.flatMap((id) => {
      const pin = places.pins.get(id);
      const isOthersHere = pin?.board_id === work.board_id && isAllowed('edit');
      if (!pin || pin.deleted_at || !there.has(id)) return [];
      return pin.pinner_id === viewer_id || isOthersHere ? [pin] : [];
    });
    await arrive(tx, places.boards, target, pins, { savedBy: viewer_id, at });
    const pinners = pins.map((pin) => pin.pinner_id);
    await emitPinsChanged(platform, tx, pinners);
    const isMore = await advanceWork(tx, locked, { done: before + ids.length, total: pin_ids.length, at });
    if (isMore) await alongside(tx);
    return isMore;
  });
};

function listStillIn(
  tx: Transaction,
  { source_board_id: boardId, source_section_id: sectionId }: Source,
  ids: readonly Id[],
): Promise<ReadonlySet<Id>> | ReadonlySet<Id> {
  return boardId ? listPinsIn(tx, { boardId, sectionId }, ids) : new Set(ids);
}

export const movePinsJob: BoardWork = defineBoardWork('pins.move', moveNextPins);

/** Moves other people's pins only within its board. */
export async function arrive(
  tx: Transaction,
  boards: LockedBoards,
  target: PlaceTarget,
  pins: readonly LockedPin[],
  { savedBy, at }: PlaceStamp,
): Promise<void> {
  const { board } = target;
  const coming = pinsOf(savedBy, pins).filter((pin) => pin.board_id !== board.id);
  await unplacePins(tx, boards, coming);
  await putOnBoard(tx, coming, { boardId: board.id, privacy: board.privacy, at });
  await placePins(
    tx,
    target,
    coming.map((pin) => pin.id),
    { savedBy, at },
  );
  const staying = pins.filter((pin) => pin.board_id === board.id).map((pin) => pin.id);
  await replacePins(tx, target, staying, at);
  await changePersonCounts(tx, countsOfMove(coming, board.id));
}

/** They stay as secret as their boards were. All or none; without a source it may be repeated. */
export async function takeOwnPinsOffBoards(
  context: ContextFor<'person'>,
  pinIds: readonly Id[],
  source: PinSource | null = null,
): Promise<void> {
  if (pinIds.length > MOST_PINS_AT_ONCE) {
    const values = { most: MOST_PINS_AT_ONCE };
    throw invalid('pin_ids', 'You can remove at most {most} Pins from boards at a time.', { values });
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
