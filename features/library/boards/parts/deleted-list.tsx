import { Plural, Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import styles from './deleted-list.module.css';

type DeletedListProps = {
  title: ReactNode;
  /** In place of the list. */
  nothing?: ReactNode;
  children: ReactNode;
  className?: string | undefined;
  foot?: ReactNode;
};

export function DeletedList({ title, nothing, children, className, foot }: DeletedListProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      <p className={styles.hint}>
        {nothing || <Trans>Only you can see these. After 30 days, they're deleted for good.</Trans>}
      </p>
      {!nothing && <ul className={className ? `${styles.list} ${className}` : styles.list}>{children}</ul>}
      <div className={styles.foot}>{foot}</div>
    </section>
  );
}

const DAY_MS = 86_400_000;

/** `now` is in ms. */
export function DaysLeft({ until, now }: { until: string; now: number }) {
  const days = Math.max(0, Math.ceil((Date.parse(until) - now) / DAY_MS));
  return <Plural value={days} one="# day left" other="# days left" />;
}
