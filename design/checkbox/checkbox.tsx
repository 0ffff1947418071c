import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { FieldError } from '../field/field-error.tsx';
import styles from './checkbox.module.css';

type ChoiceProps = Omit<ComponentProps<'input'>, 'type' | 'size'> & {
  children: ReactNode;
  hint?: ReactNode;
};

function Choice({ children, hint, className, box, ...input }: ChoiceProps & { box?: string; type: string }) {
  return (
    <label className={classNames(styles.choice, className)}>
      <input {...input} className={classNames(styles.box, box)} />
      <span>
        {children}
        {hint && <span className={styles.hint}>{hint}</span>}
      </span>
    </label>
  );
}

export function Checkbox({ error, ...props }: ChoiceProps & { error?: ReactNode }) {
  const id = useId();
  // The box keeps its position in the tree, and so its state, when the error comes and goes.
  return (
    <>
      <Choice {...props} {...(error && { 'aria-invalid': true, 'aria-describedby': id })} type="checkbox" />
      {error && <FieldError id={id}>{error}</FieldError>}
    </>
  );
}

/** Give all of a group the same `name` and put them in a `ChoiceGroup`. */
export function Radio(props: ChoiceProps) {
  return <Choice {...props} type="radio" box={styles.radio} />;
}

/** Effective at once. */
export function Switch(props: ChoiceProps) {
  return <Choice {...props} type="checkbox" role="switch" box={styles.switch} />;
}
