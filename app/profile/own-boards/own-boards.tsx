import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useRevalidator } from 'react-router';
import { PersonHeading } from '#app/profile/person-heading.tsx';
import { useIsPulsing } from '#app/profile/use-is-pulsing.ts';
import { EmptyState } from '#design/states/empty-state.tsx';
import { toast } from '#design/toast/toast.ts';
import { CreateBoardButton } from '#features/library/boards/create-board/create-board-button.tsx';
import { BoardList } from '#features/library/boards/list-boards/board-list.tsx';
import { useLeadCards } from '#features/library/boards/profile-cards/use-lead-cards.tsx';
import { DeletedBoards } from '#features/library/boards/recently-deleted/deleted-boards.tsx';
import { ArrangeBoards } from '#features/library/boards/reorder-boards/arrange-boards.tsx';
import { BoardSortMenu } from '#features/library/boards/sort-boards/board-sort-menu.tsx';
import { useBoardView } from '#features/library/boards/sort-boards/use-board-view.ts';
import { DeletedPins } from '#features/library/saves/recently-deleted/deleted-pins.tsx';
import type { ShownBoards } from './load-boards-page.ts';
import { Organize } from './organize.tsx';
import styles from './own-boards.module.css';
import { OwnBoardsActions } from './own-boards-actions.tsx';

export function OwnBoards(shown: ShownBoards) {
  const { person, boards, sort, cards, isLoading, organize, hints } = shown;
  const { t } = useLingui();
  const { view, choose } = useBoardView(shown.view);
  const leads = useLeadCards(cards, view, useIsPulsing());
  const isEmpty = boards.items.length === 0;
  const hasNothing = isEmpty && (leads.length === 0 || person.pinCount === 0);
  const { username } = person;
  return (
    <>
      <PersonHeading person={person} heading={t`Boards`}>
        {hints && <OwnBoardsActions hints={hints} />}
        {!isEmpty && <BoardSortMenu {...{ username, sort, view }} onChooseView={choose} />}
      </PersonHeading>
      {!hasNothing && (
        <ArrangeBoards {...{ username, sort, view }}>
          {(arranged) => (
            <BoardList {...{ username, sort, view, leads, isLoading }} {...arranged} first={boards} />
          )}
        </ArrangeBoards>
      )}
      {isEmpty && (
        <EmptyState
          title={t`Keep track of what inspires you`}
          action={<CreateBoardButton source="profile_boards" />}
        />
      )}
      {organize && <Organize organize={organize} owner={person} />}
      <Deleted {...shown} />
    </>
  );
}

function Deleted({ deleted, deletedPins, now }: Pick<ShownBoards, 'deleted' | 'deletedPins' | 'now'>) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const onRestored = async (board: { name: string; url: string }) => {
    await revalidate();
    const action = { label: t`Open`, onAction: () => navigate(board.url) };
    toast.show({ kind: 'success', text: t`“${board.name}” is back.`, action });
  };
  if (now === null) return null;
  return (
    <div id="recently-deleted">
      {deleted.length > 0 && <DeletedBoards boards={deleted} now={now} onRestored={onRestored} />}
      {deletedPins && <DeletedPins first={deletedPins} now={now} />}
      {deletedPins?.items.length === 0 && deleted.length === 0 && (
        <p className={styles.nothing}>
          <Trans>Boards you delete stay here for 30 days, visible only to you.</Trans>
        </p>
      )}
    </div>
  );
}
