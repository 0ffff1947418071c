import { use, useId } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { classNames } from '../class-names.ts';
import { DialogNote } from '../dialog/dialog.tsx';
import { OVERLAY_STYLE } from '../layers.ts';
import styles from './popover.module.css';
import type { PopoverProps } from './popover.tsx';

export function PopoverPanel({
  isOpen,
  onClose,
  triggerRef,
  label,
  hasNote,
  placement,
  children,
  className,
}: PopoverProps) {
  const shownNote = use(DialogNote);
  const note = hasNote && shownNote;
  const noteId = useId();
  return (
    <Popover
      isOpen={isOpen}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      triggerRef={triggerRef}
      placement={placement ?? 'bottom'}
      className={styles.popover ?? ''}
      style={OVERLAY_STYLE}
    >
      <Dialog
        aria-label={label}
        aria-describedby={note ? noteId : undefined}
        className={classNames(styles.content, className) ?? ''}
      >
        {note && (
          <div id={noteId} className={styles.note}>
            {note}
          </div>
        )}
        {children}
      </Dialog>
    </Popover>
  );
}
