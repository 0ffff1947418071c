import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';
import { Field, type FieldProps } from './field.tsx';

type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, keyof FieldProps> & {
    icon?: ReactNode;
    isPill?: boolean;
  };

export function TextField(props: TextFieldProps) {
  const { label, id, isLabelHidden, hint, error, errorId, isOptional, className, icon, isPill, ...input } =
    props;
  return (
    <Field {...{ label, id, isLabelHidden, hint, error, errorId, isOptional, className }}>
      {(aria) => (
        <div className={styles.framed}>
          {icon && <span className={styles.before}>{icon}</span>}
          <input
            type="text"
            // A title in Arabic begins at the right. Other input types have no text direction.
            dir={input.type ? undefined : 'auto'}
            // Even a blank placeholder lets the style sheet detect an empty field.
            placeholder=" "
            {...input}
            {...aria}
            className={classNames(styles.control, isPill && styles.pill)}
          />
        </div>
      )}
    </Field>
  );
}

type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps>;

export function TextArea({
  label,
  id,
  isLabelHidden,
  hint,
  error,
  errorId,
  isOptional,
  className,
  ...area
}: TextAreaProps) {
  return (
    <Field {...{ label, id, isLabelHidden, hint, error, errorId, isOptional, className }}>
      {(aria) => (
        <textarea rows={3} dir="auto" placeholder=" " {...area} {...aria} className={styles.control} />
      )}
    </Field>
  );
}
