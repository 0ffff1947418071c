import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../hidden/visually-hidden.tsx';
import styles from './field.module.css';
import { FieldError } from './field-error.tsx';

export type FieldProps = {
  label: ReactNode;
  /** Generated unless outside programs look for one. */
  id?: string;
  /** Only if the context is clear, as with a search field. */
  isLabelHidden?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  /** The id of an error shown elsewhere, instead of `error`. */
  errorId?: string;
  isOptional?: boolean;
  className?: string;
};

export type FieldAria = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type Shell = FieldProps & { children: (aria: FieldAria) => ReactNode };

/** Styles a control that is not a native input. */
export const CONTROL = styles.control;

/** A control needs it if its accessible name is more than its label. */
export const labelIdOf = (id: string) => `${id}-label`;

export function Field(props: Shell) {
  const {
    label,
    id: givenId,
    isLabelHidden,
    hint,
    error,
    errorId: saidElsewhere,
    isOptional,
    className,
    children,
  } = props;
  const ownId = useId();
  const id = givenId ?? ownId;
  const [hintId, ownErrorId] = [`${id}-hint`, `${id}-error`];
  const errorId = error ? ownErrorId : saidElsewhere;
  const described = [hint && hintId, errorId].filter(Boolean).join(' ') || undefined;
  const labelText = (
    <>
      {label}
      {isOptional && (
        <span className={styles.optional}>
          {' '}
          <Trans>(optional)</Trans>
        </span>
      )}
    </>
  );
  return (
    <div className={className ? `${styles.field} ${className}` : styles.field}>
      <label id={labelIdOf(id)} htmlFor={id} className={styles.label}>
        {isLabelHidden ? <VisuallyHidden>{labelText}</VisuallyHidden> : labelText}
      </label>
      {children({ id, 'aria-describedby': described, 'aria-invalid': errorId ? true : undefined })}
      {hint && (
        <div id={hintId} className={styles.hint}>
          {hint}
        </div>
      )}
      {error && <FieldError id={ownErrorId}>{error}</FieldError>}
    </div>
  );
}
