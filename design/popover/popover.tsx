import type { ReactNode, RefObject } from 'react';
import { onDemand } from '../on-demand/on-demand.tsx';

export type Placement =
  | 'bottom'
  | 'bottom start'
  | 'bottom end'
  | 'top'
  | 'top start'
  | 'top end'
  | 'start'
  | 'end'
  | 'end top';

export type PopoverProps = {
  isOpen: boolean;
  onClose: () => void;
  /** Gets the focus back. */
  triggerRef: RefObject<Element | null>;
  label: string;
  /** It creates or saves: shows the `DialogNote` as its description. */
  hasNote?: boolean;
  placement?: Placement;
  children: ReactNode;
  className?: string;
};

export const Popover = onDemand(() => import('./popover-panel.tsx'), 'PopoverPanel');
