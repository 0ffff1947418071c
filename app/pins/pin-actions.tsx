import { useShell } from '#app/shell/use-shell.ts';
import { BoardActionsButton } from '#features/library/saves/board-actions/board-actions-button.tsx';
import { usePinActions } from './use-pin-actions.tsx';

export function PinActions({ surface }: { surface: 'section' | 'profilePins' }) {
  const { isPinHidden } = useShell();
  const { notice, ...actions } = usePinActions();
  return (
    <>
      <BoardActionsButton {...{ surface, actions, isPinHidden }} />
      {notice}
    </>
  );
}
