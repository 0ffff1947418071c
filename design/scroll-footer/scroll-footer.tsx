import { type ComponentProps, useEffect, useState } from 'react';
import { classNames } from '../class-names.ts';
import { useScrollHide } from '../scroll-hide/use-scroll-hide.ts';
import styles from './scroll-footer.module.css';

/**
 * A bar at the foot of the screen that leaves when one scrolls down and comes back when one scrolls up. It lies on the
 * page, so that its coming changes nothing below or above.
 */
export function ScrollFooter({ className, ...rest }: ComponentProps<'footer'>) {
  const isHidden = useScrollHide();
  // Before it is known where the page stands: most bars come while one scrolls down.
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
