import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { useScrollHide } from '../scroll-hide/use-scroll-hide.ts';
import styles from './scroll-footer.module.css';

/** A bar at the foot of the screen that leaves when one scrolls down and comes back when one scrolls up. */
export function ScrollFooter({ className, ...rest }: ComponentProps<'footer'>) {
  const isHidden = useScrollHide();
  return (
    <footer {...rest} data-hidden={isHidden || undefined} className={classNames(styles.footer, className)} />
  );
}
