import styles from './badge.module.css';

type BadgeProps = {
  tone?: 'plain' | 'accent' | 'success' | 'danger' | 'onPicture';
  icon?: React.ReactNode;
  children: React.ReactNode;
};

export function Badge({ tone = 'plain', icon, children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {icon}
      {children}
    </span>
  );
}
