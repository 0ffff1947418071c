import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { IconButton } from '#design/button/icon-button.tsx';
import { Grid2x2Icon } from '#design/icons/visitor-icons.tsx';
import { onDemand } from '#design/on-demand/on-demand.tsx';
import type { ViewMenuProps } from './view-menu.tsx';

const ViewMenu = onDemand(() => import('./view-menu.tsx'), 'ViewMenu');

/** How the pins of a board are shown, in which order, and which of them. */
export function ViewButton(props: Pick<ViewMenuProps, 'board' | 'shown' | 'keeper'>) {
  const { t } = useLingui();
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        ref={triggerRef}
        label={t`View`}
        size="small"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        onPointerEnter={ViewMenu.preload}
        onFocus={ViewMenu.preload}
      >
        <Grid2x2Icon />
      </IconButton>
      <ViewMenu {...props} {...{ isOpen, triggerRef }} onClose={() => setOpen(false)} />
    </>
  );
}
