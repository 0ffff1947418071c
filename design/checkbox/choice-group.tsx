import { type ReactNode, useId } from 'react';
import { classNames } from '#design/class-names.ts';
import fieldStyles from '../field/field.module.css';
import { FieldError } from '../field/field-error.tsx';
import styles from './titled-group.module.css';

type ChoiceGroupProps = {
  legend: ReactNode;
  error?: ReactNode;
  children: ReactNode;
};

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

type TitledGroupProps = {
  title: ReactNode;
  about?: ReactNode;
  children: ReactNode;
};

export function TitledGroup({ title, about, children }: TitledGroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={classNames(styles.title, about ? styles.withAbout : undefined)}>{title}</legend>
      {about && <p className={styles.about}>{about}</p>}
      {children}
    </fieldset>
  );
}
