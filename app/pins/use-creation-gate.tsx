import { type MouseEvent, useState } from 'react';
import { useShell } from '#app/shell/use-shell.ts';
import { onDemand } from '#design/on-demand/on-demand.tsx';
import { isSwitchedOff } from '#features/library/saves/switched-off.ts';

const SwitchedOffDialog = onDemand(
  async () => (await import('#features/library/saves/parts/switched-off-dialog.tsx')).SwitchedOffDialog,
);

/** While creation is switched off, pressing a link opens `notice` instead. */
export function useCreationGate(made: 'pin' | 'story') {
  const { switchedOff } = useShell();
  const [isOff, setOff] = useState(false);
  return {
    onClick: (event: MouseEvent) => {
      if (!isSwitchedOff(made, switchedOff)) return;
      event.preventDefault();
      setOff(true);
    },
    notice: <SwitchedOffDialog isOpen={isOff} onClose={() => setOff(false)} />,
  };
}
