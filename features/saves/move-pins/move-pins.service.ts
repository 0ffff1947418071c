import { findBoardsFor, requireBoardFor } from '#features/boards/board.service.ts';
import { lockPlaces, targetAmong } from '#features/boards/board-places.service.ts';
import type { SectionName } from '#features/boards/section-name.ts';
import { listVisiblePins } from '#features/pins/pin.service.ts';
import { MOST_PINS_AT_ONCE } from '#features/pins/pin.ts';
import { findPinFacts, type LockedPin } from '#features/pins/pin-rows.service.ts';
import { tellPinsChanged } from '#features/pins/pins-changed.service.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { notYourPin, pinNotFound } from '../pin-refusals.ts';
import { arrive } from './arrive.service.ts';
import { beginMove } from './begin-move.service.ts';
import type { AllowedMove } from './move-pins.ts';

export interface MovePinsWish {
  pinIds: readonly Id[];
  boardId: Id;
  section: SectionName | null;
}

/** Moves pins to a board, or to another section of the board they are on; all or none, many soon after. */
export async function movePins(context: ContextFor<'person'>, wish: MovePinsWish): Promise<void> {
  const move = await requireMove(context, wish);
  if (move.pins.length > MOST_PINS_AT_ONCE) return beginMove(context, move);
  const at = context.clock.now();
  await context.db.transaction(async (tx) => {
    await carryOut(tx, move, context.viewer.id, at);
    await tellPinsChanged(
      context,
      tx,
      move.pins.map((pin) => pin.pinner_id),
    );
  });
}

/**
 * Own pins may go to any board that the viewer saves to; pins of others only change sections within a board that the
 * viewer edits.
 * @throws Refusal naming the first pin that may not be moved
 */
export async function requireMove(
  context: ContextFor<'person'>,
  { pinIds, boardId, section }: MovePinsWish,
): Promise<AllowedMove> {
  const board = await requireBoardFor(context, 'save', boardId);
  const facts = await findPinFacts(context.db, pinIds);
  const pins = pinIds.map((id) => {
    const pin = facts.get(id);
    if (!pin || pin.deleted_at) throw pinNotFound(id);
    return pin;
  });
  const others = pins.filter((pin) => pin.pinner_id !== context.viewer.id);
  if (others.length > 0) await requireMayArrange(context, board.id, others);
  return { board, section, pins };
}

async function requireMayArrange(
  context: ContextFor<'person'>,
  boardId: Id,
  pins: readonly LockedPin[],
): Promise<void> {
  const mayEdit = (await findBoardsFor(context, 'edit', [boardId])).has(boardId);
  const foreign = pins.find((pin) => !mayEdit || pin.board_id !== boardId);
  if (!foreign) return;
  const [visible] = await listVisiblePins(context, [foreign.id]);
  throw visible ? notYourPin(foreign.id) : pinNotFound(foreign.id);
}

/** Makes the move in a transaction; pins that are where they should be stay as they are. */
export async function carryOut(
  tx: Transaction,
  { board, section, pins: allowed }: AllowedMove,
  viewerId: Id,
  at: Date,
): Promise<void> {
  // Read anew by each attempt: another move may have taken them elsewhere since.
  const ids = allowed.map(({ id }) => id);
  const seen = [...(await findPinFacts(tx, ids)).values()];
  const places = await lockPlaces(tx, seen, [board.id]);
  const target = await targetAmong(tx, places, { board, section, saverId: viewerId });
  const pins = ids.map((id) => {
    const pin = places.pins.get(id);
    if (!pin || pin.deleted_at) throw pinNotFound(id);
    if (pin.pinner_id !== viewerId && pin.board_id !== board.id) throw notYourPin(id);
    return pin;
  });
  await arrive(tx, target, pins, { savedBy: viewerId, at });
}
