import { useLingui } from '@lingui/react/macro';
import { Grid2x2Icon } from '#design/icons/visitor-icons.tsx';
import { MenuOpener } from '#design/menu/menu-opener.tsx';
import { onDemand } from '#design/on-demand/on-demand.tsx';
import type { ViewMenuProps } from './view-menu.tsx';

const ViewMenu = onDemand<ViewMenuProps>(async () => (await import('./view-menu.tsx')).ViewMenu);

export type ViewButtonProps = Pick<ViewMenuProps, 'board' | 'shown' | 'keeper'>;

/** How the pins of a board are shown, in which order, and which of them. */
export function ViewButton(props: ViewButtonProps) {
  const { t } = useLingui();
  return (
    <MenuOpener
      label={t`View`}
      size="small"
      icon={<Grid2x2Icon />}
      preload={ViewMenu.preload}
      menu={(opened) => <ViewMenu {...opened} {...props} />}
    />
  );
}
