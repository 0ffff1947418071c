import { useShell } from '#app/shell/use-shell.ts';
import { BoardActionsButton } from '#features/library/saves/board-actions/board-actions-button.tsx';
import { usePinActions } from './use-pin-actions.tsx';

const NO_HINTS = { 'add-section': false, 'planning-actions': false, 'create-board': false };

export function PinActions({ surface }: { surface: 'section' | 'profilePins' }) {
  const { isPinHidden } = useShell();
  const { notice, ...actions } = usePinActions();
  return (
    <>
      <BoardActionsButton {...{ surface, actions, isPinHidden }} due={NO_HINTS} onHintGone={() => {}} />
      {notice}
    </>
  );
}
