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
  /** Goes somewhere instead of acting. */
  to?: string;
  isDanger?: boolean;
  isDisabled?: boolean;
  /** Given at all, the entry is a choice; it shows a tick when true. */
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

/** A list of acts, links and choices beside what opened it. MenuButton holds its button too. */
export const Menu = onDemand<MenuProps>(async () => (await import('./menu-panel.tsx')).MenuPanel);
