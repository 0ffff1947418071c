import { AskToJoinButton } from '../ask-to-join/ask-to-join-button.tsx';
import { TodosButton } from '../board-todos/todos-button.tsx';
import type { BoardPageData } from '../show-board/board-page-data.ts';
import { CollaboratorsButton } from './collaborators-button.tsx';

/** Who works on a board, for those who do; whoever does not may ask to where people work on it together. */
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
