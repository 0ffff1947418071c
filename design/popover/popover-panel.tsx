import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { classNames } from '../class-names.ts';
import { OVERLAY_STYLE } from '../layers.ts';
import styles from './popover.module.css';
import type { PopoverProps } from './popover.tsx';

export function PopoverPanel({
  isOpen,
  onClose,
  triggerRef,
  label,
  placement,
  children,
  className,
}: PopoverProps) {
  return (
    <Popover
      isOpen={isOpen}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      triggerRef={triggerRef}
      placement={placement ?? 'bottom'}
      className={styles.popover ?? ''}
      style={OVERLAY_STYLE}
    >
      <Dialog aria-label={label} className={classNames(styles.content, className) ?? ''}>
        {children}
      </Dialog>
    </Popover>
  );
}
