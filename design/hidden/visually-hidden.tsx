import type { ComponentProps } from 'react';
import styles from './visually-hidden.module.css';

export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span {...props} className={styles.hidden} />;
}

/** First on a page: jumps over the header. `target` is the id of the main part. */
export function SkipLink({ target = 'main', children }: { target?: string; children: React.ReactNode }) {
  return (
    <a href={`#${target}`} className={styles.skip}>
      {children}
    </a>
  );
}
