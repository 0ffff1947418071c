import { type MouseEvent, useState } from 'react';
import { useShell } from '#app/shell/use-shell.ts';
import { onDemand } from '#design/on-demand/on-demand.tsx';
import { isSwitchedOff } from '#features/library/saves/switched-off.ts';

const SwitchedOffDialog = onDemand(
  () => import('#features/library/saves/parts/switched-off-dialog.tsx'),
  'SwitchedOffDialog',
);

/** While creation is switched off, pressing a link opens `notice` instead, and `mayMake` opens it and is false. */
export function useCreationGate(made: 'pin' | 'story') {
  const { switchedOff } = useShell();
  const [isOff, setOff] = useState(false);
  const mayMake = () => {
    const isOn = !isSwitchedOff(made, switchedOff);
    if (!isOn) setOff(true);
    return isOn;
  };
  return {
    mayMake,
    onClick: (event: MouseEvent) => {
      if (!mayMake()) event.preventDefault();
    },
    notice: <SwitchedOffDialog isOpen={isOff} onClose={() => setOff(false)} />,
  };
}
