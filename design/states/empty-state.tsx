import styles from './states.module.css';

type EmptyStateProps = {
  title: React.ReactNode;
  text?: React.ReactNode;
  /** An icon. */
  picture?: React.ReactNode;
  /** A way forward: a Button or a LinkButton. */
  action?: React.ReactNode;
  /** Heading level of the title; default 2. */
  level?: 1 | 2 | 3;
};

/** Shown instead of an empty list. */
export function EmptyState({ title, text, picture, action, level = 2 }: EmptyStateProps) {
  const Title = `h${level}` as const;
  return (
    <div className={styles.state}>
      {picture && <div className={styles.picture}>{picture}</div>}
      <Title className={styles.title}>{title}</Title>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
