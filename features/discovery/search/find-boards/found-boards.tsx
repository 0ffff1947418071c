import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useMemo } from 'react';
import { type BoardCardData, boardCardData } from '#features/library/boards/board-card-data.ts';
import { BoardCard } from '#features/library/boards/parts/board-card.tsx';
import { BoardGrid } from '#features/library/boards/parts/board-grid.tsx';
import type { OptionsOf } from '#platform/resource/call.ts';
import { usePages } from '#platform/resource/use-pages.ts';
import { FurtherFound, NothingFound } from '../parts/nothing-found.tsx';

const keyOf = (board: BoardCardData) => board.id;
const renderBoard = (board: BoardCardData) => <BoardCard board={board} isOwnerShown />;

type BoardOptions = OptionsOf<'BoardSearchResource.get'>;

type FirstBoards = { items: BoardCardData[]; bookmark: string | null };

type FoundBoardsProps = { query: string; options: BoardOptions; first: FirstBoards };

export function FoundBoards({ query, options, first }: FoundBoardsProps) {
  const { t } = useLingui();
  return (
    <BoardPages resource="BoardSearchResource.get" options={options} first={first} label={t`Boards found`}>
      <NothingFound title={t`No boards for this search`} query={query} />
    </BoardPages>
  );
}

type BoardPagesProps = {
  first: FirstBoards;
  label: string;
  /** Shown if there are none. */
  children: ReactNode;
} & (
  | { resource: 'BoardSearchResource.get'; options: BoardOptions }
  | { resource: 'TopicBoardsResource.get'; options: { interest: string } }
);

/** Boards of several people, page by page. The options are the same object between renders. */
export function BoardPages({ resource, options, first, label, children }: BoardPagesProps) {
  const source = useMemo(
    () => ({ resource, options: options as never, first, item: boardCardData, keyOf }),
    [resource, options, first],
  );
  const { items, status, loadMore } = usePages(source);
  if (items.length === 0 && status === 'end') return children;
  return (
    <>
      <BoardGrid boards={items} label={label} renderBoard={renderBoard} />
      <FurtherFound count={items.length} status={status} onMore={loadMore} />
    </>
  );
}
