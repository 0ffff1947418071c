import type { ReactNode, RefObject } from 'react';
import { onDemand } from '../on-demand/on-demand.tsx';
import type { Placement } from '../popover/popover.tsx';

export type MenuEntry = {
  id: string;
  label: string;
  icon?: ReactNode;
  hint?: string;
  onSelect?: () => void;
  to?: string;
  isDanger?: boolean;
  isDisabled?: boolean;
  isChecked?: boolean;
};

export type MenuGroup = {
  id: string;
  title?: string;
  selection?: 'single' | 'multiple';
  staysOpen?: boolean;
  entries: MenuEntry[];
};

export type MenuProps = {
  isOpen: boolean;
  onClose: () => void;
  triggerRef: RefObject<Element | null>;
  label: string;
  groups: MenuGroup[];
  placement?: Placement;
};

/** MenuButton includes the trigger. */
export const Menu = onDemand(() => import('./menu-panel.tsx'), 'MenuPanel');
