import type { ReactNode } from 'react';
import { CircleAlertIcon } from '../icons/icons.tsx';
import styles from './field.module.css';

type FieldErrorProps = {
  id: string;
  children: ReactNode;
  /** Needed if an error does not move the focus to its control. */
  isAnnounced?: boolean;
};

/** Shows the error of a control outside a `Field`. */
export function FieldError({ id, children, isAnnounced }: FieldErrorProps) {
  return (
    <div id={id} className={styles.error} role={isAnnounced ? 'alert' : undefined}>
      <CircleAlertIcon size={16} />
      <span>{children}</span>
    </div>
  );
}
