import { useState } from 'react';
import { useNavigate } from 'react-router';
import { usePinActions } from '#app/pins/use-pin-actions.tsx';
import { useShell } from '#app/shell/use-shell.ts';
import { onDemand } from '#design/on-demand/on-demand.tsx';
import type { BoardPageData } from '#features/library/boards/board-page-data.ts';
import { BoardActionsButton } from '#features/library/saves/board-actions/board-actions-button.tsx';
import { TagFilter, type TagFilterProps } from '#features/library/tags/filter-by-tag/tag-filter.tsx';
import { completeGuide } from '#features/trust/experiences/show-experiences/guides.ts';

const CreateSectionDialog = onDemand(
  () => import('#features/library/sections/create-section/create-section-dialog.tsx'),
  'CreateSectionDialog',
);
const DatesDialog = onDemand(
  () => import('#features/library/boards/date-board/dates-dialog.tsx'),
  'DatesDialog',
);
const TodosDialog = onDemand(
  () => import('#features/library/boards/board-todos/todos-dialog.tsx'),
  'TodosDialog',
);

/** Whoever has found the plus needs no hint at it. These load while the menu that leads to them is read. */
function begin(): void {
  completeGuide('add_section_guide');
  CreateSectionDialog.preload();
  DatesDialog.preload();
  TodosDialog.preload();
}

type Asked = 'section' | 'dates' | 'todos';

type BoardActionsProps = { board: BoardPageData; isPhone: boolean; filter: TagFilterProps };

export function BoardActions({ board, isPhone, filter }: BoardActionsProps) {
  const navigate = useNavigate();
  const { isPinHidden } = useShell();
  const { notice, ...pinHandlers } = usePinActions();
  const [asked, setAsked] = useState<Asked>();
  const ask = (what: Asked) => () => {
    if (what !== 'section') completeGuide('planning_actions_guide');
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
        isPinHidden={isPinHidden}
        onOpen={begin}
      />
      {notice}
      <TagFilter {...filter} />
      <CreateSectionDialog {...dialog('section')} onCreated={navigate} />
      <DatesDialog {...dialog('dates')} />
      <TodosDialog {...dialog('todos')} />
    </>
  );
}
