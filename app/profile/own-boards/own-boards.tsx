import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { usePinActions } from '#app/pins/use-pin-actions.tsx';
import { ListPlace } from '#app/profile/list-place.tsx';
import { OwnInvites } from '#app/profile/own-invites.tsx';
import { PersonHeading } from '#app/profile/person-heading.tsx';
import { useIsPulsing } from '#app/profile/use-is-pulsing.ts';
import { useShell } from '#app/shell/use-shell.ts';
import wall from '#app/shell/wall-page.module.css';
import { onDemand } from '#design/on-demand/on-demand.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import { actingPath, useSubjectId } from '#features/library/boards/acting-path.ts';
import { gridStyle } from '#features/library/boards/board-layout.ts';
import { CreateBoardButton } from '#features/library/boards/create-board/create-board-button.tsx';
import { BoardList } from '#features/library/boards/list-boards/board-list.tsx';
import { useLeadCards } from '#features/library/boards/profile-cards/use-lead-cards.tsx';
import { ArrangeBoards, fixedLeads } from '#features/library/boards/reorder-boards/arrange-boards.tsx';
import { BoardSortMenu } from '#features/library/boards/sort-boards/board-sort-menu.tsx';
import { BoardActionsButton } from '#features/library/saves/board-actions/board-actions-button.tsx';
import { completeGuide } from '#features/trust/experiences/show-experiences/guides.ts';
import { useBoardView } from '../use-board-view.ts';
import { DeletedBeside } from './deleted.tsx';
import type { ShownBoards } from './load-boards-page.ts';
import { Organize } from './organize.tsx';

const CreateBoardDialog = onDemand(
  () => import('#features/library/boards/create-board/create-board-dialog.tsx'),
  'CreateBoardDialog',
);

function OwnBoardsActions({ isFirst }: { isFirst: boolean }) {
  const navigate = useNavigate();
  const { isPinHidden } = useShell();
  const subjectId = useSubjectId();
  const { notice, ...actions } = usePinActions();
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <BoardActionsButton
        surface="profileBoards"
        actions={{ ...actions, createBoard: () => setAsked(true) }}
        isPinHidden={isPinHidden}
        isFirst={isFirst}
      />
      {notice}
      <CreateBoardDialog
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        onCreated={(board) => {
          completeGuide('create_board_guide');
          navigate(actingPath(board.url, subjectId));
        }}
        source="profile_boards"
      />
    </>
  );
}

export function OwnBoards(shown: ShownBoards) {
  const { person, boards, sort, hasOwnOrder, cards, organize, invites, isOwner } = shown;
  const { t } = useLingui();
  const { view, choose } = useBoardView(shown.view);
  const cardsBefore = useLeadCards(cards, view, useIsPulsing());
  const leads = useMemo(() => fixedLeads(cardsBefore), [cardsBefore]);
  const isEmpty = boards.items.length === 0;
  const hasNothing = isEmpty && leads.length === 0;
  const { username } = person;
  return (
    <>
      <PersonHeading person={person} heading={t`Boards`}>
        {isOwner && <OwnBoardsActions isFirst={isEmpty} />}
        {!isEmpty && <BoardSortMenu {...{ username, sort, view }} onChooseView={choose} />}
      </PersonHeading>
      <ListPlace>
        {invites.length > 0 && <OwnInvites cards={invites} view={isEmpty ? undefined : view} />}
        {!hasNothing && (
          <ArrangeBoards {...{ person, sort, view, hasOwnOrder }}>
            {(arranged) => <BoardList {...{ username, sort, view, leads }} {...arranged} first={boards} />}
          </ArrangeBoards>
        )}
        {isEmpty && (
          <EmptyState
            title={t`Keep track of what inspires you`}
            action={<CreateBoardButton source="profile_boards" />}
          />
        )}
        <div className={wall.above} style={gridStyle(view)}>
          {organize && <Organize organize={organize} owner={person} />}
          <DeletedBeside username={username} deleted={shown.deleted} now={shown.now} />
        </div>
      </ListPlace>
    </>
  );
}
