import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { type BoardCardData, boardCardData } from '#features/library/boards/board-card-data.ts';
import { BoardCard } from '#features/library/boards/parts/board-card.tsx';
import { BoardGrid } from '#features/library/boards/parts/board-grid.tsx';
import { usePages } from '#platform/resource/use-pages.ts';
import { FurtherFound, NothingFound } from '../parts/nothing-found.tsx';

const keyOf = (board: BoardCardData) => board.id;
const renderBoard = (board: BoardCardData) => <BoardCard board={board} isOwnerShown />;

type FoundBoardsProps = { query: string; first: { items: BoardCardData[]; bookmark: string | null } };

export function FoundBoards({ query, first }: FoundBoardsProps) {
  const { t } = useLingui();
  const source = useMemo(
    () => ({
      resource: 'BoardSearchResource.get' as const,
      options: { query },
      first,
      item: boardCardData,
      keyOf,
    }),
    [query, first],
  );
  const { items, status, loadMore } = usePages(source);
  if (items.length === 0 && status === 'end') {
    return <NothingFound title={t`No boards for this search`} query={query} />;
  }
  return (
    <>
      <BoardGrid boards={items} label={t`Boards found`} renderBoard={renderBoard} />
      <FurtherFound count={items.length} status={status} onMore={loadMore} />
    </>
  );
}
