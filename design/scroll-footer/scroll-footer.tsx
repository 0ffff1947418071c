import { type ComponentProps, useEffect, useState } from 'react';
import { classNames } from '../class-names.ts';
import { useScrollHide } from '../scroll-hide/use-scroll-hide.ts';
import styles from './scroll-footer.module.css';

/**
 * A bar at the bottom of the screen that hides on scrolling down and shows on scrolling up. It overlays the page, so
 * that showing it moves nothing.
 */
export function ScrollFooter({ className, ...rest }: ComponentProps<'footer'>) {
  const isHidden = useScrollHide();
  // Until the scroll position is known: most bars appear during scrolling down.
  const [isPlaced, setPlaced] = useState(false);
  useEffect(() => setPlaced(true), []);
  return (
    <footer
      {...rest}
      data-hidden={isHidden || !isPlaced || undefined}
      className={classNames(styles.footer, className)}
    />
  );
}
