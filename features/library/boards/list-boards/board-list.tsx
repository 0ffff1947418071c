import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { NearEnd } from '#design/even-grid/near-end.tsx';
import { SpinnerPlace } from '#design/spinner/spinner.tsx';
import { ErrorState } from '#design/states/error-state.tsx';
import { usePages } from '#platform/resource/use-pages.ts';
import { type BoardCardData, boardCardData } from '../board-card-data.ts';
import type { BoardSort } from '../board-sort.ts';
import type { BoardFilter } from '../filter-boards/board-filter.ts';
import type { BoardCardsProps } from '../parts/board-grid.tsx';
import { BoardGroups } from '../parts/board-groups.tsx';
import type { Arrange } from '../parts/use-arrange.ts';
import { boardListSource } from './board-list-options.ts';

export interface FirstBoards {
  items: BoardCardData[];
  bookmark: string | null;
}

type BoardListProps = Omit<BoardCardsProps, 'boards'> & {
  username: string;
  sort: BoardSort;
  filter?: BoardFilter | null;
  first: FirstBoards;
  /** The order is about to change. */
  isLoading: boolean;
  arrange?: Arrange<BoardCardData>['arrange'];
  moves?: Arrange<BoardCardData>['moves'];
};

const keyOf = (board: BoardCardData) => board.id;

export function BoardList({
  username,
  sort,
  filter = null,
  first,
  isLoading,
  arrange,
  moves,
  ...cards
}: BoardListProps) {
  const { t } = useLingui();
  const source = useMemo(
    () => ({ ...boardListSource(username, sort, filter), first, item: boardCardData, keyOf, moves }),
    [username, sort, filter, first, moves],
  );
  const { held, items, status, loadMore } = usePages(source);
  if (isLoading) return <SpinnerPlace label={t`Loading boards`} minHeight={320} />;
  return (
    <>
      <BoardGroups boards={arrange ? arrange(held) : items} {...cards} />
      {status === 'more' && <NearEnd count={items.length} onNear={loadMore} />}
      {status === 'loading' && <SpinnerPlace label={t`Loading boards`} minHeight={120} />}
      {status === 'error' && <ErrorState onRetry={loadMore} />}
    </>
  );
}
