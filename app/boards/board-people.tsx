import type { BoardPageData } from '#features/library/boards/board-page-data.ts';
import { TodosButton } from '#features/library/boards/board-todos/todos-button.tsx';
import { AskToJoinButton } from '#features/library/members/ask-to-join/ask-to-join-button.tsx';
import { CollaboratorsButton } from '#features/library/members/parts/collaborators-button.tsx';

/** Others may ask to join where a board has several people. */
export function BoardPeople({ board, viewerId }: { board: BoardPageData; viewerId: string }) {
  if (board.isOurs) {
    return (
      <>
        {!board.isEditable && <TodosButton board={board} />}
        <CollaboratorsButton board={board} viewerId={viewerId} />
      </>
    );
  }
  return board.canBeAsked ? <AskToJoinButton board={board} /> : null;
}
