import type { ReactNode } from 'react';
import { CircleAlertIcon } from '../icons/icons.tsx';
import styles from './field.module.css';

type FieldErrorProps = {
  /** What the control's `aria-describedby` names. */
  id: string;
  children: ReactNode;
  /** Read out at once, where the focus does not come to the control. */
  isAnnounced?: boolean;
};

/** What is wrong with a control, in a sentence below it; for what is no `Field`. */
export function FieldError({ id, children, isAnnounced }: FieldErrorProps) {
  return (
    <div id={id} className={styles.error} role={isAnnounced ? 'alert' : undefined}>
      <CircleAlertIcon size={16} />
      <span>{children}</span>
    </div>
  );
}
