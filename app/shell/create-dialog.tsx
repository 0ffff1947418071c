import { CreatePanel } from '#features/library/saves/create-menu/create-panel.tsx';
import { useCreatePlace } from './use-create-place.ts';
import { useActor, useShell } from './use-shell.ts';

type CreateDialogProps = { isOpen: boolean; onClose: () => void };

export function CreateDialog({ isOpen, onClose }: CreateDialogProps) {
  const { storyPinPath, switchedOff, isPinHidden } = useShell();
  const place = useCreatePlace();
  const actor = useActor();
  return (
    <CreatePanel
      isOpen={isOpen}
      onClose={onClose}
      place={place}
      isActor={actor !== null}
      storyPinPath={storyPinPath}
      switchedOff={switchedOff}
      isPinHidden={isPinHidden}
    />
  );
}
