import { Link, type LinkProps } from 'react-router';
import styles from './button.module.css';
import { type ButtonLook, buttonClass } from './button-look.ts';

type LinkButtonProps = LinkProps & ButtonLook & { icon?: React.ReactNode };

/** A link that looks like a button: same looks and sizes, but it goes somewhere. */
export function LinkButton({ look, size, wide, icon, className, children, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={buttonClass({ look, size, wide }, className)}>
      <span className={styles.content}>
        {icon}
        {children}
      </span>
    </Link>
  );
}
