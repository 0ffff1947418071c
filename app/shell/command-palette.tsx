import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Dialog } from '#design/dialog/dialog.tsx';
import { SearchedMenu } from '#design/menu/searched-menu.tsx';
import { type PaletteInput, usePaletteGroups } from './use-palette-groups.tsx';

export type CommandPaletteProps = Omit<PaletteInput, 'text'> & { isOpen: boolean; onClose: () => void };

/** Leads to boards, people, pages and settings, and starts what can be started anywhere. */
export function CommandPalette({ isOpen, onClose, ...rest }: CommandPaletteProps) {
  const { t } = useLingui();
  return (
    <Dialog {...{ isOpen, onClose }} title={t`Go to anything`}>
      <Palette {...rest} onClose={onClose} />
    </Dialog>
  );
}

function Palette({ onClose, ...rest }: Omit<CommandPaletteProps, 'isOpen'>) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const groups = usePaletteGroups({ ...rest, text: text.trim() });
  const label = t`Boards, people, pages and settings`;
  return <SearchedMenu {...{ label, text, groups, onClose }} onText={setText} />;
}
