import type { ComponentProps } from 'react';
import { Spinner } from '../spinner/spinner.tsx';
import styles from './button.module.css';
import { type ButtonVariant, buttonClass } from './button-variant.ts';

type ButtonProps = ComponentProps<'button'> &
  ButtonVariant & {
    icon?: React.ReactNode;
    /** Keeps its width and its focus, shows a spinner and ignores presses. */
    pending?: boolean;
  };

/** Use LinkButton to navigate. It does not submit a form unless `type` says so. */
export function Button({
  variant,
  size,
  wide,
  icon,
  pending,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size, wide }, pending && styles.pending, className)}
      aria-disabled={pending || rest['aria-disabled']}
      aria-busy={pending || undefined}
      onClick={pending ? (event) => event.preventDefault() : onClick}
    >
      <span className={styles.content}>
        {icon}
        {children}
      </span>
      {pending && (
        <span className={styles.busy}>
          <Spinner size={20} />
        </span>
      )}
    </button>
  );
}
