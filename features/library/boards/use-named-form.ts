import { useLingui } from '@lingui/react/macro';
import {
  type ChangeEvent,
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useRef,
  useState,
} from 'react';
import { toast } from '#design/toast/toast.ts';
import { asksToLogInAgain } from '#features/core/identity/parts/asks-to-log-in-again.ts';
import { isBlankText } from '#platform/i18n/blank-text.ts';
import { failureText, useConnectionTexts } from '#platform/resource/use-connection-texts.ts';

/** Errors appear next to the field, and no input is lost. */
export interface NamedForm {
  name: string;
  field: {
    ref: RefObject<HTMLInputElement | null>;
    value: string;
    onChange(event: ChangeEvent<HTMLInputElement>): void;
    onBlur(): void;
    onKeyDown(event: KeyboardEvent): void;
    error: string | undefined;
  };
  isBlank: boolean;
  isPending: boolean;
  onSubmit(event: FormEvent): void;
}

interface Naming {
  blank: string;
  initial?: string;
  send(name: string): Promise<void>;
}

export function useNamedForm({ blank, initial = '', send }: Naming): NamedForm {
  const { t } = useLingui();
  const connectionTexts = useConnectionTexts();
  const [name, setName] = useState(initial);
  const [isTouched, setTouched] = useState(false);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const isBlank = isBlankText(name);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    // A dialog's form may be inside another in the React tree, though not in the DOM.
    event.stopPropagation();
    setTouched(true);
    if (isPending) return;
    if (isBlank) return input.current?.focus();
    setPending(true);
    setFailure(undefined);
    try {
      await send(name);
    } catch (error) {
      if (asksToLogInAgain(error)) return;
      const lost = connectionTexts(error);
      // The connection failed; the name is not at fault.
      if (lost) toast.show({ kind: 'error', text: lost });
      else setFailure(failureText(error, t`Uh oh! Something went wrong.`));
      input.current?.focus();
    } finally {
      setPending(false);
    }
  };

  const field = {
    ref: input,
    value: name,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      setName(event.currentTarget.value);
      setFailure(undefined);
      setTouched(true);
    },
    onBlur: () => setTouched(true),
    // While the button is disabled, the browser submits nothing.
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Enter') setTouched(true);
    },
    error: isTouched && isBlank ? blank : failure,
  };
  return { name, field, isBlank, isPending, onSubmit };
}
