import type { ReactNode, RefObject } from 'react';
import { Tooltip } from 'react-aria-components/Tooltip';
import { LAYERS } from '../layers.ts';
import styles from './tooltip.module.css';

export type TooltipPanelProps = {
  isOpen: boolean;
  onClose: () => void;
  triggerRef: RefObject<Element | null>;
  id: string;
  children: ReactNode;
};

/** The words themselves, in their own chunk: pages use Tooltip. */
export function TooltipPanel({ isOpen, onClose, triggerRef, id, children }: TooltipPanelProps) {
  return (
    <Tooltip
      isOpen={isOpen}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      triggerRef={triggerRef}
      placement="bottom"
      offset={6}
      className={styles.tooltip ?? ''}
      style={{ zIndex: LAYERS.tooltip }}
    >
      <span id={id}>{children}</span>
    </Tooltip>
  );
}
