import styles from './states.module.css';

type EmptyStateProps = {
  title: React.ReactNode;
  text?: React.ReactNode;
  /** An icon. */
  picture?: React.ReactNode;
  /** What one can do about it: a Button or a LinkButton. */
  action?: React.ReactNode;
  /** Level of the title's heading; 2 unless told. */
  level?: 1 | 2 | 3;
};

/** Stands where a list would be that has nothing in it. */
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
