import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { type FormError, type MendedBy, unfinishedDates, useFormErrors } from '#design/field/form-errors.tsx';
import { isBlankText } from '#platform/i18n/blank-text.ts';
import { CallRefused } from '#platform/resource/call.ts';
import { asksToLogInAgain } from './asks-to-log-in-again.ts';
import { useRefusalTexts } from './use-refusal-texts.ts';

export interface SendingForm {
  errors: readonly FormError[];
  isPending: boolean;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
  onChange(event: FormEvent<HTMLFormElement>): void;
}

interface Sending {
  required: Readonly<Record<string, string>>;
  /** Sends the fields. A refusal is shown; on `leaving` the form stays pending, as another page is loading. */
  send(fields: Record<string, string>): Promise<'staying' | 'leaving'>;
  sentences?: Readonly<Record<string, string>>;
  /** Finds further problems once there is one, so that all show at once; returns none if it cannot tell. */
  findWrong?(fields: Record<string, string>): Promise<FormError[]>;
  fieldOf?(option: string): string | undefined;
  mendedBy?: MendedBy;
}

export function useSendingForm({
  required,
  send,
  sentences,
  findWrong = () => Promise.resolve([]),
  fieldOf = (option) => option,
  mendedBy,
}: Sending): SendingForm {
  const textOf = useRefusalTexts(sentences);
  const missingIn = useMissing(required);
  const { errors, setErrors, onChange } = useFormErrors(mendedBy);
  const [isPending, setPending] = useState(false);
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const form = event.currentTarget;
    const fields = fieldsOf(form);
    const missing = missingIn(form, fields);
    setErrors([]);
    setPending(true);
    try {
      if (missing.length === 0 && (await send(fields)) === 'leaving') return;
      if (missing.length > 0) setErrors(inOrderOf(form, missing, await findWrong(fields)));
    } catch (error) {
      if (!(error instanceof CallRefused)) {
        setPending(false);
        throw error;
      }
      if (!sentences?.[error.reason] && asksToLogInAgain(error)) return setPending(false);
      const found = textOf(error).map(({ field, message }) => {
        const named = field && fieldOf(field);
        return { field: named && form.elements.namedItem(named) ? named : undefined, message };
      });
      const isOfFields = found.some(({ field }) => field);
      setErrors(inOrderOf(form, found, isOfFields ? await findWrong(fields) : []));
    }
    setPending(false);
  };
  return { errors, isPending, onSubmit, onChange };
}

function useMissing(required: Sending['required']) {
  const { t } = useLingui();
  return (form: HTMLFormElement, fields: Record<string, string>): FormError[] => {
    const empty = Object.entries(required).filter(([name]) => isBlankText(fields[name] ?? ''));
    const unfinished = unfinishedDates(form).filter((name) => !(name in required));
    return [
      ...empty.map(([field, message]) => ({ field, message })),
      ...unfinished.map((field) => ({ field, message: t`Enter the full date.` })),
    ];
  };
}

/** Sorts them like the form's fields, so that the first one gets the focus. */
function inOrderOf(form: HTMLFormElement, errors: FormError[], further: FormError[]): FormError[] {
  const names = [...form.elements].map((control) => control.getAttribute('name'));
  const others = further.filter(({ field }) => errors.every((error) => error.field !== field));
  return [...errors, ...others].toSorted(
    (one, other) => names.indexOf(one.field ?? null) - names.indexOf(other.field ?? null),
  );
}

function fieldsOf(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)];
  return Object.fromEntries(
    entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}
