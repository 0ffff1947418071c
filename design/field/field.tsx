import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../hidden/visually-hidden.tsx';
import styles from './field.module.css';
import { FieldError } from './field-error.tsx';

export type FieldProps = {
  label: ReactNode;
  /** The id of the control, where programs outside look for it; otherwise one is made up. */
  id?: string;
  /** Keeps the label for screen readers only, where the place explains itself (a search field). */
  isLabelHidden?: boolean;
  /** What to know before filling it in. */
  hint?: ReactNode;
  /** What is wrong, in a sentence. Marks the field as invalid. */
  error?: ReactNode;
  /** The id of what says elsewhere what is wrong, in place of `error`. */
  errorId?: string;
  /** Says "optional" after the label. */
  isOptional?: boolean;
  className?: string;
};

/** What the control itself must carry, so that its label, hint and error are read with it. */
export type FieldAria = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type Shell = FieldProps & { children: (aria: FieldAria) => ReactNode };

/** The look of the control, for one that is no input of the system's. */
export const CONTROL = styles.control;

/** The id of the label of the control with this id, for a control whose name is more than its label. */
export const labelIdOf = (id: string) => `${id}-label`;

/** Label, hint and error around any control. */
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
