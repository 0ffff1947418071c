import { useState } from 'react';
import type { DragRules } from '#design/drag-and-drop/drag-area.tsx';
import type { BoardCardData } from '../board-card-data.ts';
import type { BoardSort } from '../board-sort.ts';
import { useMergeBoards } from '../merge-boards/use-merge-boards.ts';
import type { ListMove } from '../parts/list-order.ts';
import { useReorderBoards } from './use-reorder-boards.ts';

/** What is asked after a board was dropped. */
export type BoardQuestion =
  | { kind: 'own-order'; move: ListMove }
  | { kind: 'merge'; source: BoardCardData; target: BoardCardData }
  | { kind: 'not-yours' };

interface DropsOn {
  username: string;
  sort: BoardSort;
  /** The boards as they stand now. */
  boards: () => readonly BoardCardData[];
  /** Shows or hides a board that is about to be merged. */
  setGone: (board: BoardCardData, isGone: boolean) => void;
}

/** What happens when a board is dropped onto another or beside it, and the question that comes of it. */
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
