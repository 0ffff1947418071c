import styles from './states.module.css';

type EmptyStateProps = {
  title: React.ReactNode;
  text?: React.ReactNode;
  picture?: React.ReactNode;
  action?: React.ReactNode;
  level?: 1 | 2 | 3;
};

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
