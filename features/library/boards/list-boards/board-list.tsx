import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { NearEnd } from '#design/even-grid/near-end.tsx';
import { ArchiveIcon, LockIcon } from '#design/icons/visitor-icons.tsx';
import { SpinnerPlace } from '#design/spinner/spinner.tsx';
import { ErrorState } from '#design/states/error-state.tsx';
import { usePages } from '#platform/resource/use-pages.ts';
import { type BoardCardData, boardCardData } from '../board-card-data.ts';
import { gridStyle } from '../board-layout.ts';
import type { BoardSort } from '../board-sort.ts';
import type { BoardFilter } from '../filter-boards/board-filter.ts';
import { type BoardCardsProps, BoardGrid } from '../parts/board-grid.tsx';
import type { Arrange } from '../parts/use-arrange.ts';
import styles from './board-list.module.css';
import { boardListSource } from './board-list-options.ts';

const GROUPS = ['public', 'protected', 'secret', 'archived'] as const;

function BoardGroups({ boards, leads = [], view = 'square', renderBoard }: BoardCardsProps) {
  const { t } = useLingui();
  const titles = {
    public: t`Boards`,
    protected: t`Protected boards`,
    secret: t`Secret boards`,
    archived: t`Archived boards`,
  };
  return GROUPS.map((group) => {
    const inGroup = boards.filter((board) => board.profileGroup === group);
    const before = group === 'public' ? leads : undefined;
    if (inGroup.length === 0 && !before?.length) return null;
    return (
      <section
        key={group}
        className={styles.group}
        style={gridStyle(view)}
        data-view={view}
        aria-label={titles[group]}
      >
        {group !== 'public' && (
          <h2 className={styles.heading}>
            {group === 'archived' ? <ArchiveIcon size={20} /> : <LockIcon size={20} />}
            {titles[group]}
          </h2>
        )}
        <BoardGrid
          boards={inGroup}
          leads={before}
          view={view}
          renderBoard={renderBoard}
          label={titles[group]}
        />
      </section>
    );
  });
}

export interface FirstBoards {
  items: BoardCardData[];
  bookmark: string | null;
}

type BoardListProps = Omit<BoardCardsProps, 'boards'> & {
  username: string;
  sort: BoardSort;
  filter?: BoardFilter | null;
  first: FirstBoards;
  arrange?: Arrange<BoardCardData>['arrange'];
  moves?: Arrange<BoardCardData>['moves'];
};

const keyOf = (board: BoardCardData) => board.id;

export function BoardList({
  username,
  sort,
  filter = null,
  first,
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
  return (
    <>
      <BoardGroups boards={arrange ? arrange(held) : items} {...cards} />
      {status === 'more' && <NearEnd count={items.length} onNear={loadMore} />}
      {status === 'loading' && <SpinnerPlace label={t`Loading boards`} minHeight={120} />}
      {status === 'error' && <ErrorState onRetry={loadMore} />}
    </>
  );
}
