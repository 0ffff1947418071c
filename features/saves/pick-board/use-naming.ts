import { useLingui } from '@lingui/react/macro';
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import { CallRefused } from '#platform/resource/call.ts';

/** A form with one field, the name of something new; what is wrong is said beside it and nothing typed is lost. */
export function useNaming(suggested: string, make: (name: string) => Promise<void>) {
  const { t } = useLingui();
  const [name, setName] = useState(suggested);
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  const fail = (message: string) => {
    setError(message);
    field.current?.focus();
  };

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    // A form may stand inside another, in the tree if not on the screen.
    event.stopPropagation();
    if (isPending) return;
    if (!name.trim()) return fail(t`Give it a name.`);
    setPending(true);
    setError(undefined);
    try {
      await make(name.trim());
    } catch (refusal) {
      if (!(refusal instanceof CallRefused)) throw refusal;
      const isOurs = refusal.status === 0 || refusal.status >= 500;
      fail(isOurs ? t`That did not work. Check your connection and try again.` : refusal.message);
    } finally {
      setPending(false);
    }
  };

  const onChange = (event: ChangeEvent<HTMLInputElement>) => setName(event.currentTarget.value);
  return { field: { ref: field, value: name, onChange, error }, isPending, onSubmit };
}
