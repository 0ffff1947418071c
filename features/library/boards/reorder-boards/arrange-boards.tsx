import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { DragArea } from '#design/drag-and-drop/drag-area.tsx';
import { Draggable, DragHandle } from '#design/drag-and-drop/draggable.tsx';
import type { Held } from '#platform/resource/held-pages.ts';
import type { BoardCardData } from '../board-card-data.ts';
import type { ShownView } from '../board-layout.ts';
import type { BoardSort } from '../board-sort.ts';
import { dropsAllowed } from '../drag-rules.ts';
import { BoardCard } from '../parts/board-card.tsx';
import type { BoardCardsProps, LeadCard } from '../parts/board-grid.tsx';
import { type Arrange, useArrange } from '../parts/use-arrange.ts';
import styles from './arrange-boards.module.css';
import { BoardQuestions } from './board-questions.tsx';
import { OWN_ORDER } from './save-board-order.ts';
import { FIXED, useBoardDrops } from './use-board-drops.ts';

export type ArrangedBoards = Arrange<BoardCardData> & Pick<BoardCardsProps, 'renderBoard'>;

type ArrangeBoardsProps = {
  person: { id: string; username: string };
  sort: BoardSort;
  view: ShownView;
  /** It has been made by hand before, and would be replaced. */
  hasOwnOrder: boolean;
  children: (arranged: ArrangedBoards) => ReactNode;
};

export function ArrangeBoards({ person, sort, view, hasOwnOrder, children }: ArrangeBoardsProps) {
  const { t } = useLingui();
  const shown = useRef<readonly BoardCardData[]>([]);
  // Moves in one's own order mean nothing in another.
  const { moves, arrange: inOrder } = useArrange<BoardCardData>(sort === 'custom' ? OWN_ORDER : null);
  const [gone, setGone] = useState<ReadonlySet<BoardCardData>>(new Set());
  const drops = useBoardDrops({
    ...{ personId: person.id, sort, boards: () => shown.current },
    setGone: (board, isGone) => setGone((before) => withOrWithout(before, board, isGone)),
  });
  const arrange = useCallback(
    (held: Held<BoardCardData>) => {
      shown.current = inOrder(held).filter((board) => !gone.has(board));
      return shown.current;
    },
    [inOrder, gone],
  );
  const renderBoard = useCallback(
    (board: BoardCardData) => <DraggableBoard board={board} view={view} />,
    [view],
  );
  const onto = useCallback((_: unknown, { label }: { label: string }) => t`Merge with ${label}`, [t]);
  return (
    <>
      <DragArea isOn accepts={dropsAllowed} onDrop={drops.onDrop} denies={drops.denies} onto={onto}>
        {children({ moves, arrange, renderBoard })}
      </DragArea>
      <BoardQuestions {...drops} {...{ username: person.username, sort, hasOwnOrder }} />
    </>
  );
}

/** Boards go neither onto these nor before them. */
export function fixedLeads(leads: readonly LeadCard[]): LeadCard[] {
  return leads.map(({ id, card }) => ({
    id,
    card: (
      <Draggable itemKey={id} type={FIXED} label="" isFixed>
        {card}
      </Draggable>
    ),
  }));
}

function DraggableBoard({ board, view }: { board: BoardCardData; view: ShownView }) {
  const { id, name, profileGroup } = board;
  return (
    <Draggable itemKey={id} type="board" label={name} list={profileGroup}>
      <BoardCard board={board} view={view} />
      <DragHandle label={name} className={styles.handle} />
    </Draggable>
  );
}

function withOrWithout<Item>(set: ReadonlySet<Item>, item: Item, isIn: boolean): ReadonlySet<Item> {
  const next = new Set(set);
  if (isIn) next.add(item);
  else next.delete(item);
  return next;
}
