import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import type { FormError } from '#design/field/form-errors.tsx';
import { CallRefused } from '#platform/resource/call.ts';

export interface SendingForm {
  errors: readonly FormError[];
  isPending: boolean;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
}

interface Sending {
  /** What a field that may not be empty says when it is, by the field's name. */
  required: Readonly<Record<string, string>>;
  /** Sends what was filled in. A refusal is shown; on `leaving` the form stays pending, as another page is coming. */
  send(fields: Record<string, string>): Promise<'staying' | 'leaving'>;
  /** Sentences for refusals, by their reason. */
  sentences?: Readonly<Record<string, string>>;
  /** The field of the form that an option of the call stands in, where it is called otherwise. */
  fieldOf?(option: string): string | undefined;
}

/** A form that is sent by a call: one sending at a time, what is wrong is said by its field, nothing typed is lost. */
export function useSendingForm({
  required,
  send,
  sentences,
  fieldOf = (option) => option,
}: Sending): SendingForm {
  const { t } = useLingui();
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  const [isPending, setPending] = useState(false);
  const messageOf = ({ reason, status, message, detail }: CallRefused): string => {
    const known = sentences?.[reason];
    if (known) return known;
    if (reason === 'too-many-attempts' || status === 429)
      return t`Too many attempts. Please wait a while and try again.`;
    if (reason === 'no-password')
      return t`Your account has no password yet. Choose one in your account settings.`;
    if (status === 0) return t`You seem to be offline. Check your connection and try again.`;
    if (status >= 500) return t`Something went wrong on our side. Please try again.`;
    return detail ? `${message} ${detail}` : message;
  };
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const form = event.currentTarget;
    const fields = fieldsOf(form);
    const missing = Object.entries(required).filter(([name]) => !fields[name]?.trim());
    setErrors(missing.map(([field, message]) => ({ field, message })));
    if (missing.length > 0) return;
    setPending(true);
    try {
      if ((await send(fields)) === 'leaving') return;
    } catch (error) {
      if (!(error instanceof CallRefused)) {
        setPending(false);
        throw error;
      }
      const named = error.field ? fieldOf(error.field) : undefined;
      const field = named && form.elements.namedItem(named) ? named : undefined;
      setErrors([{ field, message: messageOf(error) }]);
    }
    setPending(false);
  };
  return { errors, isPending, onSubmit };
}

function fieldsOf(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)];
  return Object.fromEntries(
    entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}
