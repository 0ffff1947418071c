import type { SectionName } from '#features/library/boards/board-name.ts';
import { requireVisiblePin, type ShownPin } from '#features/library/pins/pin.service.ts';
import type { PinTexts } from '#features/library/pins/pin-options.ts';
import {
  editPinTexts,
  emitPinsChanged,
  findPinFacts,
  lockPins,
  pinsOf,
} from '#features/library/pins/pin-rows.service.ts';
import type { Id } from '#platform/ids/ids.ts';
import { invalid, notFound, Refusal } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { carryOutMove } from '../move-pins/move-pins.service.ts';

export interface EditPinInput {
  id: Id;
  texts: Partial<PinTexts>;
  /** Undefined leaves the pin on its board. */
  boardId: Id | undefined;
  /** Undefined leaves the pin in its section, null takes it out. */
  section: SectionName | null | undefined;
}

export async function editPin(context: ContextFor<'person'>, input: EditPinInput): Promise<ShownPin> {
  const { db, clock, viewer } = context;
  const { id, texts, section } = input;
  await requireVisiblePin(context, id);
  const pin = (await findPinFacts(db, [id])).get(id);
  if (!pin) throw notFound('pin');
  if (pin.pinner_id !== viewer.id) {
    const message = 'Only the person who saved a Pin can edit it.';
    throw new Refusal({ kind: 'forbidden', reason: 'not-your-pin', message });
  }
  const boardId = input.boardId ?? pin.board_id;
  if (section && !boardId) throw invalid('board_id', 'A section requires the board_id of its board.');
  const isMoved = boardId !== pin.board_id || section !== undefined;
  const at = clock.now();
  await db.transaction(async (tx) => {
    if (isMoved && boardId) {
      await carryOutMove(context, tx, { pinIds: [id], boardId, section: section ?? null });
    }
    // After the boards, which a move locks: boards are locked before pins.
    const [own] = pinsOf(viewer.id, (await lockPins(tx, [id])).values());
    if (!own || own.deleted_at) throw notFound('pin');
    await editPinTexts(context, tx, own, { texts, at });
    await emitPinsChanged(context, tx, [viewer.id]);
  });
  return requireVisiblePin(context, id);
}
