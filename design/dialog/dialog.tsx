import type { ReactNode } from 'react';
import { onDemand } from '../on-demand/on-demand.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import styles from './waiting.module.css';

export type DialogProps = {
  isOpen: boolean;
  /** Asked to close: by its button, the Escape key, a press outside. */
  onClose: () => void;
  title: ReactNode;
  /** Keeps the title for screen readers only. */
  isTitleHidden?: boolean;
  /** What it is about; scrolls when it is long. Rendered only while the dialog is open. */
  children: ReactNode;
  /** Buttons at its foot; always in sight. */
  actions?: ReactNode;
  /** 420, 560, 720 or 880 px wide, or at the side, as high as the window; on phones always a sheet from below. */
  size?: 'small' | 'medium' | 'wide' | 'large' | 'drawer';
  /** `false`: only its own buttons close it. */
  isDismissable?: boolean;
  /** An alert asks for an answer: screen readers then read its text at once. */
  role?: 'dialog' | 'alertdialog';
  className?: string;
};

/** A modal dialog; a sheet from below on phones. Fetches its code when first opened; `Dialog.preload()` ahead. */
export const Dialog = onDemand<DialogProps>(async () => (await import('./dialog-panel.tsx')).DialogPanel, {
  waiting: (
    <div className={styles.waiting}>
      <Spinner size={40} />
    </div>
  ),
});
