import { type ReactNode, useId } from 'react';
import fieldStyles from '../field/field.module.css';
import { FieldError } from '../field/field-error.tsx';

type ChoiceGroupProps = {
  legend: ReactNode;
  /** Why the choice is not accepted, in a sentence; read with the group. */
  error?: ReactNode;
  /** The radios. */
  children: ReactNode;
};

/** Radios under one question. */
export function ChoiceGroup({ legend, error, children }: ChoiceGroupProps) {
  const id = useId();
  return (
    <fieldset
      className={fieldStyles.group}
      aria-describedby={error ? id : undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend className={fieldStyles.legend}>{legend}</legend>
      {error && <FieldError id={id}>{error}</FieldError>}
      {children}
    </fieldset>
  );
}
