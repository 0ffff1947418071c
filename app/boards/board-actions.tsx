import { useState } from 'react';
import { useNavigate } from 'react-router';
import { usePinActions } from '#app/pins/use-pin-actions.tsx';
import { useShell } from '#app/shell/use-shell.ts';
import { onDemand } from '#design/on-demand/on-demand.tsx';
import type { BoardPageData } from '#features/library/boards/board-page-data.ts';
import type { DueHints } from '#features/library/saves/board-actions/board-actions.ts';
import { BoardActionsButton } from '#features/library/saves/board-actions/board-actions-button.tsx';
import { useHints } from './use-hints.ts';

const CreateSectionDialog = onDemand(
  async () =>
    (await import('#features/library/sections/create-section/create-section-dialog.tsx')).CreateSectionDialog,
);
const DatesDialog = onDemand(
  async () => (await import('#features/library/boards/date-board/dates-dialog.tsx')).DatesDialog,
);
const TodosDialog = onDemand(
  async () => (await import('#features/library/boards/board-todos/todos-dialog.tsx')).TodosDialog,
);

/** Loads while the menu that leads to these is read. */
function preload(): void {
  CreateSectionDialog.preload();
  DatesDialog.preload();
  TodosDialog.preload();
}

type Asked = 'section' | 'dates' | 'todos';

type BoardActionsProps = { board: BoardPageData; hints: DueHints; isPhone: boolean };

export function BoardActions({ board, hints, isPhone }: BoardActionsProps) {
  const navigate = useNavigate();
  const { isPinHidden } = useShell();
  const { notice, ...pinHandlers } = usePinActions();
  const { due, putAway, complete } = useHints(hints);
  const [asked, setAsked] = useState<Asked>();
  const ask = (what: Asked) => () => {
    complete(what === 'section' ? 'add-section' : 'planning-actions');
    setAsked(what);
  };
  const dialog = (which: Asked) => ({ isOpen: asked === which, onClose: () => setAsked(undefined), board });
  // On phones sections are made on a page of their own.
  const openForm = () => navigate(`/board/${board.id}/create_section/`);
  const actions = { addSection: isPhone ? openForm : ask('section'), editDates: ask('dates') };
  return (
    <>
      <BoardActionsButton
        surface="board"
        actions={{ ...pinHandlers, ...actions, openTodos: ask('todos') }}
        {...{ isPinHidden, due }}
        onHintGone={putAway}
        onOpen={preload}
      />
      {notice}
      <CreateSectionDialog {...dialog('section')} onCreated={navigate} />
      <DatesDialog {...dialog('dates')} />
      <TodosDialog {...dialog('todos')} />
    </>
  );
}
