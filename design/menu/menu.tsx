import type { ReactNode, RefObject } from 'react';
import { onDemand } from '../on-demand/on-demand.tsx';
import type { Placement } from '../popover/popover.tsx';

export type MenuEntry = {
  id: string;
  label: string;
  icon?: ReactNode;
  /** A second, quieter line. */
  hint?: string;
  onSelect?: () => void;
  /** Navigates instead of acting. */
  to?: string;
  isDanger?: boolean;
  isDisabled?: boolean;
  /** If defined, the entry is a choice; shows a tick when true. */
  isChecked?: boolean;
};

export type MenuGroup = {
  id: string;
  /** A heading above the entries. */
  title?: string;
  /** For groups of choices: one of them, or any number. The menu stays open for several. */
  selection?: 'single' | 'multiple';
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

/** A list of actions, links and choices next to its trigger. MenuButton includes the trigger. */
export const Menu = onDemand<MenuProps>(async () => (await import('./menu-panel.tsx')).MenuPanel);
