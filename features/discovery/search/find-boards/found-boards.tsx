import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useMemo } from 'react';
import { type BoardCardData, boardCardData } from '#features/library/boards/board-card-data.ts';
import { BoardCard } from '#features/library/boards/parts/board-card.tsx';
import { BoardGrid } from '#features/library/boards/parts/board-grid.tsx';
import { usePages } from '#platform/resource/use-pages.ts';
import { FurtherFound, NothingFound } from '../parts/nothing-found.tsx';
import { nameOptionsOf, type Sought } from '../search-filters.ts';

const keyOf = (board: BoardCardData) => board.id;
const renderBoard = (board: BoardCardData) => <BoardCard board={board} isOwnerShown />;

type FirstBoards = { items: BoardCardData[]; bookmark: string | null };

export function FoundBoards({ sought, first }: { sought: Sought; first: FirstBoards }) {
  const { t } = useLingui();
  const { query, isExact } = sought;
  const options = useMemo(() => nameOptionsOf({ query, isExact }), [query, isExact]);
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
  | { resource: 'BoardSearchResource.get'; options: ReturnType<typeof nameOptionsOf> }
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
