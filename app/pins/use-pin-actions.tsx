import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCreatePlace } from '#app/shell/use-create-place.ts';
import { useShell } from '#app/shell/use-shell.ts';
import { SwitchedOffDialog } from '#features/library/saves/parts/switched-off-dialog.tsx';
import { isSwitchedOff } from '#features/library/saves/switched-off.ts';

const BUILDER = '/pin-builder/';

/** Render `notice` next to the buttons: it explains what is switched off. */
export function usePinActions() {
  const { storyPinPath, switchedOff } = useShell();
  const navigate = useNavigate();
  const { target } = useCreatePlace();
  const [isOff, setOff] = useState(false);
  const begin = (made: 'pin' | 'story', path: string) => () => {
    if (isSwitchedOff(made, switchedOff)) setOff(true);
    else navigate(path, { state: { createPinOn: target } });
  };
  return {
    createPin: begin('pin', BUILDER),
    createStory: begin('story', storyPinPath),
    notice: <SwitchedOffDialog isOpen={isOff} onClose={() => setOff(false)} />,
  };
}
