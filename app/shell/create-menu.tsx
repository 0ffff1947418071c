import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { IconButton } from '#design/button/icon-button.tsx';
import { PlusIcon } from '#design/icons/icons.tsx';
import { CreateDialog } from '#features/saves/create-menu/create-dialog.tsx';
import { useCreatePlace } from './use-create-place.ts';
import { useActor, useShell } from './use-shell.ts';

/** The plus: what can be made here. */
export function CreateMenu() {
  const { t } = useLingui();
  const { storyPinPath, switchedOff } = useShell();
  const place = useCreatePlace();
  const actor = useActor();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={t`Create`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        onPointerEnter={CreateDialog.preload}
        onFocus={CreateDialog.preload}
      >
        <PlusIcon />
      </IconButton>
      <CreateDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        place={place}
        isActor={actor !== null}
        storyPinPath={storyPinPath}
        switchedOff={switchedOff}
      />
    </>
  );
}
