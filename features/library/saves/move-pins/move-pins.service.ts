import { findBoardsFor, requireBoardFor } from '#features/library/boards/board.service.ts';
import type { SectionName } from '#features/library/boards/board-name.ts';
import { lockPlaces, type PlaceTarget } from '#features/library/boards/board-places.service.ts';
import {
  type FoundSource,
  lockTarget,
  type PinSource,
  requireTarget,
} from '#features/library/boards/board-targets.service.ts';
import { findSeenPins } from '#features/library/pins/pin.service.ts';
import type { PinFacts } from '#features/library/pins/pin-proof.ts';
import { findPinFacts } from '#features/library/pins/pin-rows.service.ts';
import {
  type BegunWork,
  beginWork,
  handToJob,
  STEP_PINS,
  workOnceBegun,
} from '#features/library/work/board-work.service.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Reading } from '#platform/resource/context.ts';
import { readingIn } from '#platform/resource/reading-in.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { requireInSource, requireKnownPins } from '../known-pins.service.ts';
import { notYourPin, pinNotFound } from '../pin-refusals.ts';
import { arrive, moveNextPins, movePinsJob } from './move-next-pins.service.ts';
import { listPlaces, type PlaceRow } from './move-pins.store.ts';

export interface MovePinsInput {
  pinIds: readonly Id[];
  boardId: Id;
  section: SectionName | null;
  /** Where they all have to be. */
  source?: PinSource | null;
}

export interface BegunMove {
  action: BegunWork;
  former: FormerPlace[];
}

export function movePins(context: ContextFor<'person'>, input: MovePinsInput): Promise<BegunMove> {
  return context.db.transaction(async (tx) => {
    const target = await lockTarget(context, tx, input);
    const facts = await findPinFacts(tx, input.pinIds);
    await requireKnownPins(readingIn(context, tx), input.pinIds, facts);
    // Each step of the work locks its pins and checks their owners again.
    const pins = await requireMovable(context, tx, input, facts);
    const source = await requireInSource(readingIn(context, tx), input.source ?? null, input.pinIds);
    const former = source ? [] : await listFormerPlaces(readingIn(context, tx), pins);
    return { action: await beginMove(context, tx, { target, pins, source }), former };
  });
}

export interface FormerPlace {
  boardId: Id | null;
  sectionId: Id | null;
  /** In their order there, each with the pin above it that stays, if any. */
  pins: { id: Id; aboveId: Id | null }[];
}

/** Where they can be moved back to; boards that the viewer can't save to any more are left out. */
async function listFormerPlaces(context: Reading, pins: readonly PinFacts[]): Promise<FormerPlace[]> {
  const boardIds = pins.flatMap(({ board_id }) => board_id ?? []);
  const [boards, places] = await Promise.all([
    findBoardsFor(context, 'save', boardIds),
    listPlaces(context.db, pins),
  ]);
  const lists = Map.groupBy(
    places.filter(({ board_id }) => boards.has(board_id)),
    ({ board_id, section_id }) => `${board_id} ${section_id}`,
  );
  const former = [...lists.values()].flatMap((rows) => placeOf(rows) ?? []);
  const unplaced = pins.filter(({ board_id }) => !board_id).map(({ id }) => ({ id, aboveId: null }));
  return unplaced.length > 0 ? [...former, { boardId: null, sectionId: null, pins: unplaced }] : former;
}

/** Of one list, from its top. */
function placeOf(rows: readonly PlaceRow[]): FormerPlace | undefined {
  const staysAbove = new Map<Id, Id | null>();
  for (const { pin_id, above_id } of rows) {
    const isMoving = above_id !== null && staysAbove.has(above_id);
    staysAbove.set(pin_id, isMoving ? (staysAbove.get(above_id) ?? null) : above_id);
  }
  const pins = [...staysAbove].map(([id, aboveId]) => ({ id, aboveId }));
  return rows[0] && { boardId: rows[0].board_id, sectionId: rows[0].section_id, pins };
}

/** Returns whose they are. Pins already in place are left alone. */
export async function carryOutMove(
  context: ContextFor<'person'>,
  tx: Transaction,
  input: MovePinsInput,
): Promise<Id[]> {
  const seen = await findPinFacts(tx, input.pinIds);
  await requireKnownPins(readingIn(context, tx), input.pinIds, seen);
  await requireBoardFor(readingIn(context, tx), 'save', input.boardId);
  const places = await lockPlaces(tx, [...seen.values()], [input.boardId]);
  const target = await requireTarget(context, tx, input, places.boards);
  const pins = await requireMovable(context, tx, input, places.pins);
  await arrive(tx, places.boards, target, pins, { savedBy: context.viewer.id, at: context.clock.now() });
  return pins.map((pin) => pin.pinner_id);
}

/**
 * Own pins may go to any board that the viewer saves to; other people's pins only change sections within a board that
 * the viewer edits. The board is locked.
 */
async function requireMovable<Pin extends PinFacts>(
  context: ContextFor<'person'>,
  tx: Transaction,
  { pinIds, boardId }: MovePinsInput,
  found: ReadonlyMap<Id, Pin>,
): Promise<Pin[]> {
  const pins = pinIds.map((id) => {
    const pin = found.get(id);
    if (!pin || pin.deleted_at) throw pinNotFound(id);
    return pin;
  });
  const others = pins.filter((pin) => pin.pinner_id !== context.viewer.id);
  if (others.length > 0) await requireMayArrange(readingIn(context, tx), boardId, others);
  return pins;
}

async function requireMayArrange(context: Reading, boardId: Id, pins: readonly PinFacts[]): Promise<void> {
  const mayEdit = (await findBoardsFor(context, 'edit', [boardId])).has(boardId);
  const foreign = pins.find((pin) => !mayEdit || pin.board_id !== boardId);
  if (!foreign) return;
  const [visible] = await findSeenPins(context, [foreign.id]);
  throw visible ? notYourPin(foreign.id) : pinNotFound(foreign.id);
}

/** The board they go to shows the progress. */
async function beginMove(
  context: ContextFor<'person'>,
  tx: Transaction,
  { target: { board, sectionId }, pins, source }: AllowedMove,
): Promise<BegunWork> {
  const { clock, jobs, viewer } = context;
  const action = await beginWork(tx, {
    kind: 'move_pins',
    board,
    sectionId,
    isOrigin: false,
    payload: {
      pin_ids: pins.map((pin) => pin.id),
      viewer_id: viewer.id,
      section_id: sectionId,
      source_board_id: source?.boardId ?? null,
      source_section_id: source?.sectionId,
    },
    at: clock.now(),
  });
  await handToJob({ jobs }, tx, movePinsJob, action);
  if (pins.length <= STEP_PINS) workOnceBegun(context, tx, moveNextPins, action.id);
  return action;
}

interface AllowedMove {
  target: PlaceTarget;
  pins: PinFacts[];
  source: FoundSource | null;
}
