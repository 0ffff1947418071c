import type { ComponentProps } from 'react';
import styles from './quiet-button.module.css';

/** Pressable text or icon in a line of small print. `aria-pressed` makes it a toggle. */
export function QuietButton(props: Omit<ComponentProps<'button'>, 'type' | 'className'>) {
  return <button type="button" {...props} className={styles.quiet} />;
}
