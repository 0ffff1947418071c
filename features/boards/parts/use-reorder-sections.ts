import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { toast } from '#design/toast/toast.ts';
import { call } from '#platform/resource/client.ts';
import { failureText } from '#platform/resource/failure-text.ts';
import { namedForMove } from '../reorder-boards/reorder-boards.ts';
import { inTurn } from './in-turn.ts';
import { inOrder, type ListMove, movesBack } from './list-order.ts';

const UNDO_MS = 8000;
const itself = (id: string) => id;

/** Puts sections of a board in another order at once, with a way back in a toast; where that fails they go back. */
export function useReorderSections(boardId: string, show: (order: readonly string[]) => void) {
  const { t } = useLingui();
  const shown = useRef<readonly string[]>([]);
  const put = (order: readonly string[], moves: readonly ListMove[]) => {
    shown.current = inOrder(order, moves, itself);
    show(shown.current);
  };
  const carryOut = async (order: readonly string[], move: ListMove, back: ListMove): Promise<boolean> => {
    const section_ids = namedForMove(order, move);
    put(order, [move]);
    try {
      if (section_ids.length === 0) return true;
      await inTurn(() => call('BoardSectionOrderResource.update', { board_id: boardId, section_ids }));
      return true;
    } catch (error) {
      // Others may have been moved since.
      put(shown.current, [back]);
      const text = failureText(error, t`The sections could not be rearranged.`);
      toast.show({ kind: 'error', text });
      return false;
    }
  };
  return async function reorderSections(order: readonly string[], move: ListMove): Promise<void> {
    const [back] = movesBack(order, move.ids);
    if (!back || namedForMove(order, move).length === 0) return;
    if (!(await carryOut(order, move, back))) return;
    const undo = { label: t`Undo`, onAction: () => void carryOut(shown.current, back, move) };
    toast.show({ text: t`Order changed`, action: undo, duration: UNDO_MS });
  };
}
