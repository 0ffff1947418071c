import { useLingui } from '@lingui/react/macro';
import { type ReactNode, use, useEffect, useId, useRef } from 'react';
import { Dialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useBlocker } from 'react-router';
import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { XIcon } from '../icons/icons.tsx';
import styles from './dialog.module.css';
import { DialogNote, type DialogProps } from './dialog.tsx';

export function DialogPanel(props: DialogProps) {
  const { isOpen, onClose, hasNote, children, actions, role, className } = props;
  const { size = 'medium', isDismissable = true, isScrollAllowed } = props;
  const shownNote = use(DialogNote);
  const note = hasNote && shownNote;
  const noteId = useId();
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={!isDismissable}
      className={classNames(styles.overlay, isScrollAllowed && styles.scrolling) ?? ''}
    >
      <Modal className={classNames(styles.modal, styles[size]) ?? ''}>
        <Dialog
          role={role}
          aria-describedby={note ? noteId : undefined}
          className={classNames(styles.dialog, className) ?? ''}
        >
          {isDismissable && <ClosedByBack onClose={onClose} />}
          <Head {...props} {...{ note, noteId }} />
          <div ref={reachableIfLong} className={styles.body}>
            {children}
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

/** The browser's Back closes a dialog and leaves the page where it is, as a phone's does with its own. */
function ClosedByBack({ onClose }: Pick<DialogProps, 'onClose'>) {
  // The second Back in a row leaves, also where closing is itself a step back.
  const isClosing = useRef(false);
  const blocker = useBlocker(({ historyAction }) => historyAction === 'POP' && !isClosing.current);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    isClosing.current = true;
    blocker.reset();
    onClose();
  }, [blocker, onClose]);
  return null;
}

type HeadProps = DialogProps & { note: ReactNode; noteId: string };

function Head({ title, isTitleHidden, note, noteId, isDismissable = true, onClose }: HeadProps) {
  const { t } = useLingui();
  return (
    <div className={styles.head}>
      <div className={styles.titles}>
        <Heading slot="title" level={2} className={isTitleHidden ? styles.hiddenTitle : styles.title}>
          {title}
        </Heading>
        {note && (
          <div id={noteId} className={styles.note}>
            {note}
          </div>
        )}
      </div>
      {isDismissable && (
        <IconButton label={t`Close`} size="small" className={styles.close} onClick={onClose}>
          <XIcon />
        </IconButton>
      )}
    </div>
  );
}

/** A scrolling body must be focusable, or the keyboard cannot scroll it. */
function reachableIfLong(body: HTMLElement | null) {
  if (!body) return;
  const observer = new ResizeObserver(() => {
    if (body.scrollHeight > body.clientHeight) body.tabIndex = 0;
    else body.removeAttribute('tabindex');
  });
  observer.observe(body);
  for (const child of body.children) observer.observe(child);
  return () => observer.disconnect();
}
