import { classNames } from '../class-names.ts';
import styles from './badge.module.css';

type BadgeProps = {
  tone?: 'plain' | 'accent' | 'success' | 'danger' | 'onPicture';
  icon?: React.ReactNode;
  children: React.ReactNode;
};

export function Badge({ tone = 'plain', icon, children }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles[tone])}>
      {icon}
      {children}
    </span>
  );
}
