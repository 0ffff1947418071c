import type { ComponentProps } from 'react';
import styles from './quiet-button.module.css';

/** `aria-pressed` makes it a toggle. */
export function QuietButton(props: Omit<ComponentProps<'button'>, 'type' | 'className'>) {
  return <button type="button" {...props} className={styles.quiet} />;
}
