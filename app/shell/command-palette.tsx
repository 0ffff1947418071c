import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Dialog, DialogNote } from '#design/dialog/dialog.tsx';
import { SearchedMenu } from '#design/menu/searched-menu.tsx';
import { ActingAs } from './acting-as.tsx';
import { type PaletteInput, usePaletteGroups } from './use-palette-groups.tsx';
import { useShell } from './use-shell.ts';

export type CommandPaletteProps = Omit<PaletteInput, 'text'> & { isOpen: boolean; onClose: () => void };

/** Leads to boards, people, pages and settings, and starts what can be started anywhere. */
export function CommandPalette({ isOpen, onClose, ...rest }: CommandPaletteProps) {
  const { t } = useLingui();
  const { acting } = useShell();
  return (
    <DialogNote value={acting?.active && <ActingAs profile={acting.active} />}>
      <Dialog {...{ isOpen, onClose }} title={t`Go to anything`} hasNote>
        <Palette {...rest} onClose={onClose} />
      </Dialog>
    </DialogNote>
  );
}

function Palette({ onClose, ...rest }: Omit<CommandPaletteProps, 'isOpen'>) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const groups = usePaletteGroups({ ...rest, text: text.trim() });
  const label = t`Boards, people, pages and settings`;
  return <SearchedMenu {...{ label, text, groups, onClose }} onText={setText} />;
}
