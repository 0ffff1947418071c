import { DialogNote } from '#design/dialog/dialog.tsx';
import { permissionsAllow } from '#features/core/identity/acting-access.ts';
import { CreatePanel } from '#features/library/saves/create-menu/create-panel.tsx';
import { ActingAs } from './acting-as.tsx';
import type { ShellActing } from './shell-data.ts';
import { useCreatePlace } from './use-create-place.ts';
import { useActor, useShell } from './use-shell.ts';

type CreateDialogProps = { isOpen: boolean; onClose: () => void };

export function CreateDialog({ isOpen, onClose }: CreateDialogProps) {
  const { storyPinPath, switchedOff, isPinHidden, acting } = useShell();
  const place = useCreatePlace();
  const actor = useActor();
  const profile = acting && creatingProfile(acting);
  return (
    <DialogNote value={profile && <ActingAs profile={profile} />}>
      <CreatePanel
        isOpen={isOpen}
        onClose={onClose}
        place={place}
        isActor={actor !== null}
        storyPinPath={storyPinPath}
        switchedOff={switchedOff}
        isPinHidden={isPinHidden}
      />
    </DialogNote>
  );
}

/** What is begun on a page where nobody acts for another account, such as home, goes on for the one chosen last. */
function creatingProfile({ active, profiles, choice }: ShellActing) {
  return (
    active ?? profiles.find(({ id, permissions }) => id === choice && permissionsAllow(permissions, 'react'))
  );
}
