import { useLingui } from '@lingui/react/macro';
import { toast } from '#design/toast/toast.ts';
import { call } from '#platform/resource/client.ts';
import { failureText } from '#platform/resource/failure-text.ts';
import { inTurn } from './in-turn.ts';
import { inOrder, type ListMove } from './list-order.ts';

const UNDO_MS = 8000;

/** Puts sections of a board in another order at once, with a way back in a toast; where that fails they go back. */
export function useReorderSections(boardId: string, show: (order: readonly string[]) => void) {
  const { t } = useLingui();
  const carryOut = async (before: readonly string[], after: readonly string[]): Promise<boolean> => {
    show(after);
    try {
      const wish = { board_id: boardId, section_ids: [...after] };
      await inTurn(() => call('BoardSectionOrderResource.update', wish));
      return true;
    } catch (error) {
      show(before);
      const text = failureText(error, t`The sections could not be rearranged.`);
      toast.show({ kind: 'error', text });
      return false;
    }
  };
  return async function reorderSections(order: readonly string[], move: ListMove): Promise<void> {
    const after = inOrder(order, [move], (id) => id);
    if (after.every((id, index) => id === order[index])) return;
    if (!(await carryOut(order, after))) return;
    const undo = { label: t`Undo`, onAction: () => void carryOut(after, order) };
    toast.show({ text: t`Order changed`, action: undo, duration: UNDO_MS });
  };
}
