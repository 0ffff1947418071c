import type { ComponentProps, RefObject } from 'react';
import { classNames } from '../class-names.ts';
import { HEADER_HEIGHT } from './scroll-hide.ts';
import styles from './scroll-hide-bar.module.css';
import { useHeaderShadow, useScrollHide } from './use-scroll-hide.ts';

type BarProps = ComponentProps<'div'> & {
  /** px; the header's is 64 unless told. */
  height?: number;
  /** The scroller to follow, when it is not the page. */
  scroller?: RefObject<HTMLElement | null>;
};

/** A header that stays at the top, leaves when one scrolls down and comes back when one scrolls up. */
export function ScrollHideHeader({ height = HEADER_HEIGHT, scroller, className, style, ...rest }: BarProps) {
  const isHidden = useScrollHide(scroller);
  const hasShadow = useHeaderShadow(scroller);
  // Only that of the page is its banner.
  const Bar = scroller ? 'div' : 'header';
  return (
    <Bar
      {...rest}
      // What stands below the page's header follows that one alone.
      data-scroll-header={scroller ? undefined : ''}
      data-hidden={isHidden || undefined}
      className={classNames(styles.header, hasShadow && styles.shadow, className)}
      style={{ ...style, '--height': `${height}px` }}
    />
  );
}
