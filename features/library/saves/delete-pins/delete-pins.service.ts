import { z } from 'zod';
import { changePersonCounts } from '#features/core/people/person-counts.service.ts';
import { addCounts } from '#features/core/people/person-counts.ts';
import { findBoardsFor } from '#features/library/boards/board.service.ts';
import { boardsOf, lockBoardFor } from '#features/library/boards/board-lock.service.ts';
import { lockPlaces, unplacePins } from '#features/library/boards/board-places.service.ts';
import { sectionWith } from '#features/library/boards/board-targets.service.ts';
import { findSeenPins } from '#features/library/pins/pin.service.ts';
import { MOST_PINS_AT_ONCE } from '#features/library/pins/pin.ts';
import { countsOfMove, countsOfPins } from '#features/library/pins/pin-counts.ts';
import type { LockedPin, PinFacts } from '#features/library/pins/pin-proof.ts';
import {
  emitPinsChanged,
  findPinFacts,
  markPinsDeleted,
  pinsOf,
  pinsOn,
  takeOffBoards,
} from '#features/library/pins/pin-rows.service.ts';
import type { LockedBoards } from '#features/library/work/board-proof.ts';
import {
  advanceWork,
  type BegunWork,
  type BoardWork,
  beginWork,
  defineBoardWork,
  findWork,
  handToJob,
  lockWork,
  STEP_PINS,
  type WorkStep,
  workOnceBegun,
} from '#features/library/work/board-work.service.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Reading } from '#platform/resource/context.ts';
import { idOption } from '#platform/resource/options.ts';
import { readingIn } from '#platform/resource/reading-in.ts';
import { invalid } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { requireKnownPins } from '../known-pins.service.ts';
import { notYourPin, pinNotFound } from '../pin-refusals.ts';

const deletePayload = z.object({
  pin_ids: z.array(idOption),
  viewer_id: idOption,
});

export const deleteNextPins: WorkStep = async (platform, actionId, alongside) => {
  const { db, clock } = platform;
  const work = await findWork(db, actionId);
  if (!work) return false;
  const { pin_ids, viewer_id } = deletePayload.parse(work.payload);
  const before = Number(work.cursor ?? 0);
  const ids = pin_ids.slice(before, before + STEP_PINS);
  return db.transaction(async (tx) => {
    const seen = await findPinFacts(tx, ids);
    const { pins, boards } = await lockPlaces(tx, [...seen.values()], [work.board_id], { withChains: true });
    const locked = await lockWork(tx, work, boards);
    if (!locked) {
      await alongside(tx);
      return true;
    }
    const at = clock.now();
    const { pinners } = await takeAway(tx, boards, [...pins.values()], { viewerId: viewer_id, at });
    await emitPinsChanged(platform, tx, pinners);
    const isMore = await advanceWork(tx, locked, { done: before + ids.length, total: pin_ids.length, at });
    if (isMore) await alongside(tx);
    return isMore;
  });
};

export const deletePinsJob: BoardWork = defineBoardWork('pins.delete', deleteNextPins);

/**
 * Other people's pins stay with their pinners, as secret as the board was. All or none, idempotent; many are deleted
 * after the response. `boardId` shows the progress.
 */
export function deletePins(
  context: ContextFor<'person'>,
  ids: readonly Id[],
  boardId: Id | null,
): Promise<DeletedPins & { action: BegunWork | null }> {
  return context.db.transaction(async (tx) => {
    const facts = await findPinFacts(tx, ids);
    await requireKnownPins(readingIn(context, tx), ids, facts);
    const pins = ids.map((id) => facts.get(id) ?? fail(id));
    await requireMayDelete(readingIn(context, tx), pins);
    const action = await beginDelete(context, tx, { pins, boardId });
    if (!action && ids.length > MOST_PINS_AT_ONCE) throw tooManyAtOnce();
    if (!action) return { ...(await deleteIn(context, tx, ids)), action };
    const live = pins.filter((pin) => !pin.deleted_at);
    const idsWhere = (isOwn: boolean) =>
      live.flatMap(({ id, pinner_id }) => ((pinner_id === context.viewer.id) === isOwn ? [id] : []));
    return { deleted: idsWhere(true), removed: idsWhere(false), action };
  });
}

export function deletePin(context: ContextFor<'person'>, id: Id): Promise<DeletedPins> {
  return context.db.transaction((tx) => deleteIn(context, tx, [id]));
}

async function deleteIn(
  context: ContextFor<'person'>,
  tx: Transaction,
  ids: readonly Id[],
): Promise<DeletedPins> {
  const { clock, viewer } = context;
  const seen = await findPinFacts(tx, ids);
  await requireKnownPins(readingIn(context, tx), ids, seen);
  const locked = await lockPlaces(tx, [...seen.values()], [], { withChains: true });
  const pins = ids.map((id) => locked.pins.get(id) ?? fail(id));
  await requireMayDelete(readingIn(context, tx), pins);
  const taken = await takeAway(tx, locked.boards, pins, { viewerId: viewer.id, at: clock.now() });
  await emitPinsChanged(context, tx, taken.pinners);
  return { deleted: taken.deleted, removed: taken.removed };
}

function tooManyAtOnce() {
  const values = { most: MOST_PINS_AT_ONCE };
  return invalid('pin_ids', 'You can remove at most {most} Pins from boards at a time.', { values });
}

async function requireMayDelete(context: Reading, pins: readonly PinFacts[]): Promise<void> {
  const others = pins.filter((pin) => pin.pinner_id !== context.viewer.id);
  const boardIds = others.flatMap((pin) => pin.board_id ?? []);
  const owned = boardIds.length > 0 ? await findBoardsFor(context, 'delete', boardIds) : new Map<Id, never>();
  const foreign = others.find((pin) => pin.deleted_at || !pin.board_id || !owned.has(pin.board_id));
  if (!foreign) return;
  const [visible] = await findSeenPins(context, [foreign.id]);
  throw visible ? notYourPin(foreign.id) : pinNotFound(foreign.id);
}

function fail(id: Id): never {
  throw pinNotFound(id);
}

interface DeletedPins {
  /** Own pins: deleted, restorable. */
  deleted: Id[];
  /** Other people's pins: off the board, unorganized pins of their pinners. */
  removed: Id[];
}

interface ManyPins {
  pins: readonly PinFacts[];
  boardId: Id | null;
}

async function beginDelete(
  context: ContextFor<'person'>,
  tx: Transaction,
  { pins, boardId }: ManyPins,
): Promise<BegunWork | null> {
  const { clock, jobs, viewer } = context;
  const left = pins.flatMap((pin) => pin.board_id ?? []);
  const boards = await findBoardsFor(readingIn(context, tx), 'save', left);
  const [id] = [boardId, ...left].flatMap((one) => (one && boards.get(one)?.id) || []);
  if (!id) return null;
  const board = await lockBoardFor(context, tx, 'save', id);
  const pinIds = pins.map((pin) => pin.id);
  const payload = { pin_ids: pinIds, viewer_id: viewer.id };
  const sectionId = await sectionWith(tx, id, pinIds);
  const work = { board, sectionId, isOrigin: true, payload, at: clock.now() };
  const action = await beginWork(tx, { kind: 'delete_pins', ...work });
  await handToJob({ jobs }, tx, deletePinsJob, action);
  if (pins.length <= STEP_PINS) workOnceBegun(context, tx, deleteNextPins, action.id);
  return action;
}

interface TakingAway {
  viewerId: Id;
  at: Date;
}

/** The viewer's own pins are deleted, the others leave the viewer's boards. */
export async function takeAway(
  tx: Transaction,
  boards: LockedBoards,
  pins: readonly LockedPin[],
  { viewerId, at }: TakingAway,
): Promise<DeletedPins & { pinners: Id[] }> {
  const live = pins.filter((pin) => !pin.deleted_at);
  const own = pinsOf(viewerId, live);
  const others = pinsOn(boardsOf(viewerId, boards), live).filter(
    (pin) => pin.board_id && pin.pinner_id !== viewerId,
  );
  const places = await unplacePins(tx, boards, [...own, ...others]);
  await markPinsDeleted(tx, own, places, { deletedBy: viewerId, at });
  await takeOffBoards(tx, others, places, at);
  const counts = countsOfMove(others, null);
  for (const [id, change] of countsOfPins(own, -1)) {
    counts.set(id, addCounts(counts.get(id) ?? {}, change));
  }
  await changePersonCounts(tx, counts);
  const idsOf = (taken: readonly LockedPin[]) => taken.map((pin) => pin.id);
  return { deleted: idsOf(own), removed: idsOf(others), pinners: [...counts.keys()] };
}
