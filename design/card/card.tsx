import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classNames } from '../class-names.ts';
import { useAhead } from '../link/use-ahead.ts';
import styles from './card.module.css';

type CardProps = {
  to: LinkProps['to'];
  /** Needed if the text under the picture does not name the link. */
  label?: string;
  picture: ReactNode;
  /** Part of the link. */
  children?: ReactNode;
  /** Shown on hover of a fine pointer, on focus, or always. */
  overlay?: ReactNode;
  /** Outside the link: for example an overflow menu. */
  aside?: ReactNode;
  state?: unknown;
  className?: string;
  onOpen?: () => void;
};

/** The whole card is one link; its buttons are above that. */
export function Card({ to, label, picture, children, overlay, aside, state, className, onOpen }: CardProps) {
  return (
    <article className={classNames(styles.card, className)} data-card>
      <div className={styles.media}>
        {picture}
        <div className={styles.shade} />
      </div>
      <div className={styles.foot}>
        <Link
          to={to}
          state={state}
          className={styles.link}
          aria-label={label}
          onClick={onOpen}
          prefetch={useAhead()}
        >
          {children}
        </Link>
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
      {overlay && <div className={styles.overlay}>{overlay}</div>}
    </article>
  );
}

type CardTitleProps = {
  children: ReactNode;
  isLong?: boolean;
};

/** Truncated so that its height is fixed: 24 px, or 44 px for two lines. */
export function CardTitle({ children, isLong }: CardTitleProps) {
  return (
    <span className={isLong ? styles.long : styles.title} dir="auto">
      {children}
    </span>
  );
}

export function CardText({ children }: { children: ReactNode }) {
  return <span className={styles.text}>{children}</span>;
}
