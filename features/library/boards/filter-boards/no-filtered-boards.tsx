import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#design/button/button.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import type { BoardFilter } from './board-filter.ts';

type NoFilteredBoardsProps = {
  filter: BoardFilter;
  onShowAll: () => void;
};

export function NoFilteredBoards({ filter, onShowAll }: NoFilteredBoardsProps) {
  const { t } = useLingui();
  const words = {
    group: {
      title: t`No group boards yet`,
      text: t`Boards you share with others appear here.`,
    },
    secret: {
      title: t`No secret boards`,
      text: t`Boards that only you and the people you invite can see appear here.`,
    },
    archived: {
      title: t`Nothing in the archive`,
      text: t`Boards you archive appear here.`,
    },
  }[filter];
  const action = (
    <Button onClick={onShowAll}>
      <Trans>Show all boards</Trans>
    </Button>
  );
  return <EmptyState {...words} action={action} />;
}
