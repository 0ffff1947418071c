import { Plural } from '@lingui/react/macro';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import styles from './form-errors.module.css';

export type FormError = {
  /** If it is absent, the error is about the whole form. */
  field?: string;
  message: string;
};

/** The first of several; for a hidden one, the control that fills it. */
function controlNamed(form: HTMLFormElement | null | undefined, name: string): HTMLElement | null {
  const found = form?.elements.namedItem(name);
  const first = found instanceof RadioNodeList ? found[0] : found;
  if (!(first instanceof HTMLElement)) return null;
  if (!(first instanceof HTMLInputElement && first.type === 'hidden')) return first;
  return first.parentElement?.querySelector<HTMLElement>('input:not([type=hidden])') ?? null;
}

/** Of the control itself, or of the hidden one that it fills. */
function nameOf(control: EventTarget): string | null {
  if (!(control instanceof Element)) return null;
  const hidden = control.parentElement?.querySelector('input[type=hidden]');
  return control.getAttribute('name') ?? hidden?.getAttribute('name') ?? null;
}

/** Fields whose error another field may mend, too. */
export type MendedBy = Readonly<Record<string, readonly string[]>>;

/** With `onChange` on the form, an error goes once its field changes; one of the whole form, with any change. */
export function useFormErrors(mendedBy: MendedBy = {}) {
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  const onChange = ({ target }: FormEvent<HTMLFormElement>) => {
    if (errors.length === 0) return;
    const name = nameOf(target) ?? '';
    setErrors((now) =>
      now.filter(({ field }) => field && field !== name && !mendedBy[field]?.includes(name)),
    );
  };
  return { errors, setErrors, onChange };
}

/** Inside the form, at its top. New errors move the focus to the first invalid field, or to the summary. */
export function FormErrors({ errors }: { errors: readonly FormError[] }) {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef<readonly FormError[]>([]);
  useEffect(() => {
    const isNew = errors.some((error) => !before.current.includes(error));
    before.current = errors;
    if (!isNew) return;
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

export function errorOf(errors: readonly FormError[], field: string): string | undefined {
  return errors.find((error) => error.field === field)?.message;
}

/** The value of an incomplete date reads as empty. */
export function unfinishedDates(form: HTMLFormElement): string[] {
  const inputs = [...form.elements].filter((control) => control instanceof HTMLInputElement);
  return inputs.filter(({ type, validity }) => type === 'date' && validity.badInput).map(({ name }) => name);
}
