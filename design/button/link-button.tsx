import { Link, type LinkProps } from 'react-router';
import styles from './button.module.css';
import { type ButtonVariant, buttonClass } from './button-variant.ts';

type LinkButtonProps = LinkProps & ButtonVariant & { icon?: React.ReactNode };

export function LinkButton({ variant, size, wide, icon, className, children, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={buttonClass({ variant, size, wide }, className)}>
      <span className={styles.content}>
        {icon}
        {children}
      </span>
    </Link>
  );
}
