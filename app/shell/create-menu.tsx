import { useLingui } from '@lingui/react/macro';
import { FolderPlusIcon, LayersIcon, PinIcon, PlusIcon } from '#design/icons/icons.tsx';
import type { MenuEntry } from '#design/menu/menu.tsx';
import { IconMenuButton } from '#design/menu/menu-button.tsx';
import { useShell } from './use-shell.ts';

type CreateMenuProps = {
  /** The view it stands on, by its number in the protocol; 5 is a board, 4 a profile, 164 a section. */
  viewType?: number;
};

/** The plus: what can be made here. */
export function CreateMenu({ viewType }: CreateMenuProps) {
  const { t } = useLingui();
  const { storyPinPath } = useShell();
  const heading = useHeading(viewType);
  const entries: MenuEntry[] = [
    { id: 'pin', label: t`Pin`, icon: <PinIcon size={18} />, to: '/pin-builder/' },
    { id: 'idea-pin', label: t`Idea Pin`, icon: <LayersIcon size={18} />, to: storyPinPath },
    { id: 'board', label: t`Board`, icon: <FolderPlusIcon size={18} />, to: '/board/create/' },
  ];
  return (
    <IconMenuButton label={t`Create`} groups={[{ id: 'create', title: heading, entries }]}>
      <PlusIcon />
    </IconMenuButton>
  );
}

function useHeading(viewType: number | undefined): string {
  const { t } = useLingui();
  if (viewType === 164) return t`Add to section`;
  if (viewType === 5) return t`Add a Pin or section`;
  if (viewType === 4) return t`Add to profile`;
  return t`Add a Pin or board`;
}
