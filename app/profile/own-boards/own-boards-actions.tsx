import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useHints } from '#app/boards/use-hints.ts';
import { usePinActions } from '#app/pins/use-pin-actions.tsx';
import { useShell } from '#app/shell/use-shell.ts';
import { onDemand } from '#design/on-demand/on-demand.tsx';
import type { DueHints } from '#features/library/saves/board-actions/board-actions.ts';
import { BoardActionsButton } from '#features/library/saves/board-actions/board-actions-button.tsx';

const CreateBoardDialog = onDemand(
  async () =>
    (await import('#features/library/boards/create-board/create-board-dialog.tsx')).CreateBoardDialog,
);

/** The create actions next to the list of the own boards. */
export function OwnBoardsActions({ hints }: { hints: DueHints }) {
  const navigate = useNavigate();
  const { isPinHidden } = useShell();
  const { notice, ...actions } = usePinActions();
  const { due, putAway, complete } = useHints(hints);
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <BoardActionsButton
        surface="profileBoards"
        actions={{ ...actions, createBoard: () => setAsked(true) }}
        {...{ isPinHidden, due }}
        onHintGone={putAway}
      />
      {notice}
      <CreateBoardDialog
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        onCreated={(board) => {
          complete('create-board');
          navigate(board.url);
        }}
        source="profile_boards"
      />
    </>
  );
}
