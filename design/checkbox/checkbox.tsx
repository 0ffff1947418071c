import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './checkbox.module.css';

type ChoiceProps = Omit<ComponentProps<'input'>, 'type' | 'size'> & {
  children: ReactNode;
  /** A second, quieter line. */
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

/** Yes or no, sent with a form. */
export function Checkbox(props: ChoiceProps) {
  return <Choice {...props} type="checkbox" />;
}

/** One of several; give all of a group the same `name` and set them in a fieldset with a legend. */
export function Radio(props: ChoiceProps) {
  return <Choice {...props} type="radio" box={styles.radio} />;
}

/** On or off, in force at once. */
export function Switch(props: ChoiceProps) {
  return <Choice {...props} type="checkbox" role="switch" box={styles.switch} />;
}
