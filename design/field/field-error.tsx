import type { ReactNode } from 'react';
import { CircleAlertIcon } from '../icons/icons.tsx';
import styles from './field.module.css';

type FieldErrorProps = {
  id: string;
  children: ReactNode;
  /** Where an error does not move the focus to its control. */
  isAnnounced?: boolean;
};

/** For controls outside a `Field`. */
export function FieldError({ id, children, isAnnounced }: FieldErrorProps) {
  return (
    <div id={id} className={styles.error} role={isAnnounced ? 'alert' : undefined}>
      <CircleAlertIcon size={16} />
      <span>{children}</span>
    </div>
  );
}
