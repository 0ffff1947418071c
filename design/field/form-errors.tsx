import { Plural } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import styles from './form-errors.module.css';

export type FormError = {
  /** Name of the wrong field; without one the error is the whole form's. */
  field?: string;
  message: string;
};

/** The control of that name in the form, or the first of several; of a hidden one, what it is filled in by. */
function controlNamed(form: HTMLFormElement | null | undefined, name: string): HTMLElement | null {
  const found = form?.elements.namedItem(name);
  const first = found instanceof RadioNodeList ? found[0] : found;
  if (!(first instanceof HTMLElement)) return null;
  if (!(first instanceof HTMLInputElement && first.type === 'hidden')) return first;
  return first.parentElement?.querySelector<HTMLElement>('input:not([type=hidden])') ?? null;
}

/**
 * What is wrong with a form, at its top. Goes inside the form. Each new list of errors moves the focus to the first
 * wrong field, or to the summary when the error is no field's.
 */
export function FormErrors({ errors }: { errors: readonly FormError[] }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (errors.length === 0) return;
    const field = errors.find((error) => error.field)?.field;
    const control = field ? controlNamed(box.current?.closest('form'), field) : null;
    (control ?? box.current)?.focus();
  }, [errors]);
  if (errors.length === 0) return null;

  const goTo = (field: string) => controlNamed(box.current?.closest('form'), field)?.focus();
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.summary}>
      <p className={styles.title}>
        <Plural value={errors.length} one="There is a problem" other="There are # problems" />
      </p>
      <ul className={styles.list}>
        {errors.map(({ field, message }) => (
          <li key={`${field}:${message}`}>
            {field ? (
              <button type="button" className={styles.link} onClick={() => goTo(field)}>
                {message}
              </button>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The message for one field, to hand to its `error`. */
export function errorOf(errors: readonly FormError[], field: string): string | undefined {
  return errors.find((error) => error.field === field)?.message;
}
