import { type ComponentProps, useEffect, useState } from 'react';
import { HIDE_THROTTLE_MS } from '#design/scroll-hide/scroll-hide.ts';
import { useScroll } from '#design/scroll-hide/use-scroll-hide.ts';
import { classNames } from '../class-names.ts';
import { useScrollHide } from '../scroll-hide/use-scroll-hide.ts';
import styles from './scroll-footer.module.css';

/** Overlays the page, so that showing it moves nothing. */
export function ScrollFooter({ className, ...rest }: ComponentProps<'footer'>) {
  const isHidden = useScrollHide();
  // The bar waits until the scroll position is known, as most bars appear during scrolling down.
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

export function useScrolledBeyond(distance: number): boolean {
  const [isBeyond, setBeyond] = useState(false);
  useScroll((y) => setBeyond(y >= distance), HIDE_THROTTLE_MS);
  return isBeyond;
}
