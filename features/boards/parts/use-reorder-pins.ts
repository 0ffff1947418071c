import { useLingui } from '@lingui/react/macro';
import { toast } from '#design/toast/toast.ts';
import { MOST_PINS_AT_ONCE } from '#features/pins/pin.ts';
import { call } from '#platform/resource/client.ts';
import { failureText } from '#platform/resource/failure-text.ts';
import { inTurn } from './in-turn.ts';
import { inMovesOf, type ListMove, movesBack } from './list-order.ts';
import { notePinMoves } from './pin-order.ts';

const UNDO_MS = 8000;

/** Asks the server for these moves, one after the other, as each begins where the one before ended. */
export async function savePinMoves(boardId: string, moves: readonly ListMove[]): Promise<void> {
  for (const { ids, besideId, side } of moves.flatMap((move) => inMovesOf(MOST_PINS_AT_ONCE, move))) {
    await call('BoardPinOrderResource.update', {
      board_id: boardId,
      pin_ids: [...ids],
      [`${side}_pin_id`]: besideId,
    });
  }
}

/** Puts pins of a board in another order at once, with a way back in a toast; where that fails they go back. */
export function useReorderPins(boardId: string) {
  const { t } = useLingui();
  const carryOut = async (moves: readonly ListMove[], back: readonly ListMove[]): Promise<boolean> => {
    notePinMoves(moves);
    try {
      await inTurn(() => savePinMoves(boardId, moves));
      return true;
    } catch (error) {
      notePinMoves(back);
      const text = failureText(error, t`The Pins could not be rearranged.`);
      toast.show({ kind: 'error', text });
      return false;
    }
  };
  return async function reorderPins(list: readonly string[], move: ListMove): Promise<void> {
    const back = movesBack(list, move.ids);
    if (!(await carryOut([move], back))) return;
    const undo = { label: t`Undo`, onAction: () => void carryOut(back, [move]) };
    toast.show({ text: t`Order changed`, action: undo, duration: UNDO_MS });
  };
}
