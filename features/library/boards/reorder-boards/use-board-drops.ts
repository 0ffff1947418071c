import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { DragRules } from '#design/drag-and-drop/drag-area.tsx';
import { sendEvent } from '#features/measure/events/send-event.ts';
import { call } from '#platform/resource/client.ts';
import type { BoardCardData } from '../board-card-data.ts';
import { roleOnBoard } from '../board-role.ts';
import type { BoardSort } from '../board-sort.ts';
import { useMergeBoards } from '../merge-boards/merge-boards.tsx';
import type { ListMove } from '../parts/list-order.ts';
import { useReorderNamed } from '../parts/use-make-moves.ts';
import { OWN_ORDER, saveBoardOrder } from './save-board-order.ts';

export type BoardQuestion =
  | { kind: 'own-order'; move: ListMove }
  | { kind: 'merge'; source: BoardCardData; target: BoardCardData }
  | { kind: 'not-yours' };

interface DropsOn {
  /** Whose boards these are. */
  personId: string;
  sort: BoardSort;
  boards: () => readonly BoardCardData[];
  setGone: (board: BoardCardData, isGone: boolean) => void;
}

export function useBoardDrops({ personId, sort, boards, setGone }: DropsOn) {
  const [question, ask] = useState<BoardQuestion | null>(null);
  const reorderBoards = useReorderBoards();
  const mergeBoards = useMergeBoards();

  const onDrop: DragRules['onDrop'] = (item, over, place) => {
    const [source, target] = [item.key, over.key].map((id) => boards().find((board) => board.id === id));
    if (!source || !target) return;
    if (place === 'centre') {
      const { owner, collaborators } = source;
      const isMine = roleOnBoard(personId, { owner, collaborating_users: collaborators }) === 'owner';
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

function useReorderBoards() {
  const { t } = useLingui();
  return useReorderNamed(
    OWN_ORDER,
    ({ named }) => saveBoardOrder(named, { call, sendEvent }),
    t`We couldn't rearrange the boards.`,
  );
}
