import type { ReactNode } from 'react';
import { CircleAlertIcon } from '../icons/icons.tsx';
import styles from './field.module.css';

type FieldErrorProps = {
  /** Referenced by the control's `aria-describedby`. */
  id: string;
  children: ReactNode;
  /** Read out at once, for an error that does not move the focus to its control. */
  isAnnounced?: boolean;
};

/** A control's error, in a sentence below it; for controls outside a `Field`. */
export function FieldError({ id, children, isAnnounced }: FieldErrorProps) {
  return (
    <div id={id} className={styles.error} role={isAnnounced ? 'alert' : undefined}>
      <CircleAlertIcon size={16} />
      <span>{children}</span>
    </div>
  );
}
