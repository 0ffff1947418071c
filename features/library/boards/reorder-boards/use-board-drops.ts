import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { DragRules } from '#design/drag-and-drop/drag-area.tsx';
import { sendEvent } from '#features/measure/events/send-event.ts';
import { call } from '#platform/resource/client.ts';
import { failureText } from '#platform/resource/use-connection-texts.ts';
import type { BoardCardData } from '../board-card-data.ts';
import type { BoardSort } from '../board-sort.ts';
import type { ListMove } from '../parts/list-order.ts';
import { useBlockingToast } from '../parts/use-blocking-toast.ts';
import { useReorderNamed } from '../parts/use-make-moves.ts';
import { OWN_ORDER, saveBoardOrder } from './save-board-order.ts';

export type BoardQuestion =
  | { kind: 'own-order'; move: ListMove }
  | { kind: 'merge'; source: BoardCardData; target: BoardCardData }
  | { kind: 'not-yours' };

interface DropsOn {
  username: string;
  sort: BoardSort;
  boards: () => readonly BoardCardData[];
  setGone: (board: BoardCardData, isGone: boolean) => void;
}

export function useBoardDrops({ username, sort, boards, setGone }: DropsOn) {
  const [question, ask] = useState<BoardQuestion | null>(null);
  const reorderBoards = useReorderBoards();
  const mergeBoards = useMergeBoards();

  const onDrop: DragRules['onDrop'] = (item, over, place) => {
    const [source, target] = [item.key, over.key].map((id) => boards().find((board) => board.id === id));
    if (!source || !target) return;
    if (place === 'centre') {
      const isMine = source.owner.username === username;
      return ask(isMine ? { kind: 'merge', source, target } : { kind: 'not-yours' });
    }
    const move: ListMove = { ids: [source.id], besideId: target.id, side: place };
    if (sort !== 'custom') return ask({ kind: 'own-order', move });
    const inGroup = boards().filter((board) => board.profileGroup === source.profileGroup);
    void reorderBoards(
      inGroup.map((board) => board.id),
      move,
    );
  };
  const merge = async (source: BoardCardData, target: BoardCardData) => {
    ask(null);
    setGone(source, true);
    if (!(await mergeBoards(source, target))) setGone(source, false);
  };
  return { question, onDrop, merge, close: () => ask(null) };
}

/** True once the server accepted it and the card may go; false if it was refused, which a toast says. */
function useMergeBoards() {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const tell = useBlockingToast();
  return async function mergeBoards(
    source: { id: string },
    target: { id: string; name: string },
  ): Promise<boolean> {
    const told = tell({ kind: 'merge', boardId: target.id, name: target.name });
    const failure = t`Failed to merge boards`;
    let actionId: string;
    try {
      const sent = { source: source.id, target: target.id };
      const { data } = await call('POST /v3/boards/:source/merge/:target/', sent);
      actionId = data.blocking_action.id;
    } catch (error) {
      told.failed(failureText(error, failure));
      return false;
    }
    void revalidate();
    void told.followed({ actionIds: [actionId], failure }).then((outcome) => {
      // The page does not know of pins moved since it loaded.
      if (outcome !== 'unknown') return revalidate();
    });
    return true;
  };
}

function useReorderBoards() {
  const { t } = useLingui();
  return useReorderNamed(
    OWN_ORDER,
    ({ named }) => saveBoardOrder(named, { call, sendEvent }),
    t`The boards could not be rearranged.`,
  );
}
