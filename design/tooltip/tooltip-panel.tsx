import type { ReactNode, RefObject } from 'react';
import { Tooltip, TooltipTriggerStateContext } from 'react-aria-components/Tooltip';
import { LAYERS } from '../layers.ts';
import styles from './tooltip.module.css';

export type TooltipPanelProps = {
  isOpen: boolean;
  onClose: () => void;
  triggerRef: RefObject<Element | null>;
  id: string;
  children: ReactNode;
};

export function TooltipPanel({ isOpen, onClose, triggerRef, id, children }: TooltipPanelProps) {
  const state = { isOpen, shouldSkipAnimation: false, open: () => {}, close: onClose };
  return (
    <TooltipTriggerStateContext value={state}>
      <Tooltip
        triggerRef={triggerRef}
        placement="bottom"
        offset={6}
        className={styles.tooltip ?? ''}
        style={{ zIndex: LAYERS.tooltip }}
      >
        <span id={id}>{children}</span>
      </Tooltip>
    </TooltipTriggerStateContext>
  );
}
