import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#design/button/button.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import type { BoardFilter } from './board-filter.ts';

type NoFilteredBoardsProps = {
  filter: BoardFilter;
  /** Shows all boards again. */
  onShowAll: () => void;
};

/** Stands where the filter lets none of the own boards through. */
export function NoFilteredBoards({ filter, onShowAll }: NoFilteredBoardsProps) {
  const { t } = useLingui();
  const words = {
    group: {
      title: t`No group boards yet`,
      text: t`Boards that you share with others stand here.`,
    },
    secret: {
      title: t`No secret boards`,
      text: t`Boards that only you and whom you invite can see stand here.`,
    },
    archived: {
      title: t`Nothing in the archive`,
      text: t`Boards that you are done with stand here once you archive them.`,
    },
  }[filter];
  const action = (
    <Button onClick={onShowAll}>
      <Trans>Show all boards</Trans>
    </Button>
  );
  return <EmptyState {...words} action={action} />;
}
