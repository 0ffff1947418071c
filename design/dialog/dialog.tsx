import { createContext, type ReactNode } from 'react';
import { onDemand } from '../on-demand/on-demand.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import styles from './waiting.module.css';

export type DialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  isTitleHidden?: boolean;
  /** It creates or saves: shows the `DialogNote` as its description. */
  hasNote?: boolean;
  /** Rendered only while the dialog is open. */
  children: ReactNode;
  actions?: ReactNode;
  /** 420, 560, 720 or 880 px wide, or a full-height panel at the side; on phones always a bottom sheet. */
  size?: 'small' | 'medium' | 'wide' | 'large' | 'drawer';
  /** `false`: only its own buttons close it. */
  isDismissable?: boolean;
  /** On phones, too, the page behind it scrolls. */
  isScrollAllowed?: boolean;
  /** An alert requires an answer: screen readers then read its text at once. */
  role?: 'dialog' | 'alertdialog';
  className?: string;
};

/** Says on whose behalf things are created and saved; null for whoever acts for themselves. */
export const DialogNote = createContext<ReactNode>(null);

/** Loads its code when first opened; `Dialog.preload()` loads it ahead. */
export const Dialog = onDemand(() => import('./dialog-panel.tsx'), 'DialogPanel', {
  waiting: (
    <div className={styles.waiting}>
      <Spinner size={40} />
    </div>
  ),
});
