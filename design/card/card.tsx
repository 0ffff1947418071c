import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classNames } from '../class-names.ts';
import { useAhead } from '../link/use-ahead.ts';
import styles from './card.module.css';

type CardProps = {
  to: LinkProps['to'];
  /** What the link is called, where the text under the picture does not say it. */
  label?: string;
  /** A Picture; as wide as the card. */
  picture: ReactNode;
  /** Text under the picture; part of the link. */
  children?: ReactNode;
  /** Lies on the picture and shows on hover of a fine pointer, on focus, or always: buttons and badges. */
  overlay?: ReactNode;
  /** Beside the text, outside the link: an overflow menu, say. */
  aside?: ReactNode;
  state?: unknown;
  className?: string;
  onOpen?: () => void;
};

/** A picture that leads somewhere, with acts upon it. The whole card is one link; its buttons lie above that. */
export function Card({ to, label, picture, children, overlay, aside, state, className, onOpen }: CardProps) {
  return (
    <article className={classNames(styles.card, className)}>
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
  /** It takes two lines, 44 px. */
  isLong?: boolean;
};

/** A line under the picture of a card, cut where it ends, so that its height is known: 24 px. */
export function CardTitle({ children, isLong }: CardTitleProps) {
  return (
    <span className={isLong ? styles.long : styles.title} dir="auto">
      {children}
    </span>
  );
}

/** A quieter line under the title: 20 px. */
export function CardText({ children }: { children: ReactNode }) {
  return <span className={styles.text}>{children}</span>;
}
