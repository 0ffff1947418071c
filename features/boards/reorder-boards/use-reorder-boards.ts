import { useLingui } from '@lingui/react/macro';
import { toast } from '#design/toast/toast.ts';
import { tellEvent } from '#features/people/tell-event.ts';
import { call } from '#platform/resource/client.ts';
import { failureText } from '#platform/resource/failure-text.ts';
import { inTurn } from '../parts/in-turn.ts';
import { inOrder, type ListMove, movesBack } from '../parts/list-order.ts';
import { namedForMove } from './reorder-boards.ts';
import { saveBoardOrder } from './save-board-order.ts';

const UNDO_MS = 8000;
const itself = (id: string) => id;

/** Where a reorder is shown, before the server knows of it. */
export type ShowMoves = (moves: readonly ListMove[]) => void;

/** Moves a board among others of its list, which stand in the own order; with a way back in a toast. */
export function useReorderBoards(show: ShowMoves) {
  const { t } = useLingui();
  const carryOut = async (order: readonly string[], move: ListMove, back: readonly ListMove[]) => {
    show([move]);
    try {
      const named = namedForMove(order, move);
      await inTurn(() => saveBoardOrder(named, { call, tellEvent }));
      return true;
    } catch (error) {
      show(back);
      const text = failureText(error, t`The boards could not be rearranged.`);
      toast.show({ kind: 'error', text });
      return false;
    }
  };
  return async function reorderBoards(order: readonly string[], move: ListMove): Promise<void> {
    const after = inOrder(order, [move], itself);
    const [back] = movesBack(order, move.ids);
    if (!back || after.every((id, index) => id === order[index])) return;
    if (!(await carryOut(order, move, [back]))) return;
    const undo = { label: t`Undo`, onAction: () => void carryOut(after, back, [move]) };
    toast.show({ text: t`Order changed`, action: undo, duration: UNDO_MS });
  };
}
