import type { ComponentProps, RefObject } from 'react';
import { classNames } from '../class-names.ts';
import { HEADER_HEIGHT } from './scroll-hide.ts';
import styles from './scroll-hide-bar.module.css';
import { useHeaderShadow, useScrollHide } from './use-scroll-hide.ts';

type BarProps = ComponentProps<'div'> & {
  /** Pixels. */
  height?: number;
  scroller?: RefObject<HTMLElement | null>;
  /** Never hides. */
  isPinned?: boolean;
};

export function ScrollHideHeader({
  height = HEADER_HEIGHT,
  scroller,
  isPinned,
  className,
  style,
  ...rest
}: BarProps) {
  const isHidden = useScrollHide(scroller) && !isPinned;
  const hasShadow = useHeaderShadow(scroller);
  // Only the page's own bar is a banner landmark.
  const Bar = scroller ? 'div' : 'header';
  return (
    <Bar
      {...rest}
      // Elements below the page's header follow only that one.
      data-scroll-header={scroller ? undefined : ''}
      data-hidden={isHidden || undefined}
      data-raised={hasShadow || undefined}
      className={classNames(styles.header, className)}
      style={{ ...style, '--height': `${height}px` }}
    />
  );
}
