import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { DragRules } from '#design/drag-and-drop/drag-area.tsx';
import { toast } from '#design/toast/toast.ts';
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

/** The type of cards that are no boards. */
export const FIXED = 'fixed';

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

  const denies = useDenials(personId, boards);

  const onDrop: DragRules['onDrop'] = (item, over, place) => {
    const [source, target] = [item.key, over.key].map((id) => boards().find((board) => board.id === id));
    if (!source || !target) return;
    if (place === 'centre') {
      if (!isOwnedBy(personId, source)) return ask({ kind: 'not-yours' });
      const text = denies(item, over, place);
      if (text) return void toast.show({ kind: 'error', text });
      return ask({ kind: 'merge', source, target });
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
  return { question, onDrop, denies, merge, close: () => ask(null) };
}

function isOwnedBy(personId: string, { owner, collaborators }: BoardCardData): boolean {
  return roleOnBoard(personId, { owner, collaborating_users: collaborators }) === 'owner';
}

/** Why a board cannot go there; the server knows more, and has the last word. */
function useDenials(personId: string, boards: DropsOn['boards']): NonNullable<DragRules['denies']> {
  const { t } = useLingui();
  return (item, over, place) => {
    if (over.type === FIXED) {
      return place === 'centre' ? t`Boards can only merge with boards` : t`This card stays where it is`;
    }
    const [source, target] = [item.key, over.key].map((id) => boards().find((board) => board.id === id));
    if (!source || !target) return undefined;
    const { name } = source;
    if (place !== 'centre') {
      const isAlike = source.profileGroup === target.profileGroup;
      return isAlike ? undefined : t`You can't move ${name} here, only among boards of its kind`;
    }
    if (!isOwnedBy(personId, source)) return t`You can't merge ${name}. You didn't create it.`;
    const { name: busy } = [source, target].find((board) => board.is_busy) ?? {};
    return busy && t`${busy} is still being changed. Try again in a moment.`;
  };
}

function useReorderBoards() {
  const { t } = useLingui();
  return useReorderNamed(
    OWN_ORDER,
    ({ named }) => saveBoardOrder(named, { call, sendEvent }),
    t`We couldn't rearrange the boards.`,
  );
}
