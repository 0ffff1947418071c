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
  /** What it stands beside and gives the focus back to. */
  triggerRef: RefObject<Element | null>;
  /** Names it for screen readers. */
  label: string;
  placement?: Placement;
  children: ReactNode;
  className?: string;
};

/** A small panel beside what opened it. Fetches its code when first opened. */
export const Popover = onDemand<PopoverProps>(async () => (await import('./popover-panel.tsx')).PopoverPanel);
