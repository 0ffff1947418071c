import type { ReactNode } from 'react';
import { TextField } from '#design/field/text-field.tsx';

interface CodeFieldProps {
  label: ReactNode;
  error?: ReactNode;
  hint?: ReactNode;
  /** A recovery code has letters; a code of an authenticator has none, so phones show digits to type. */
  isRecoveryCode?: boolean;
}

/** The field for a code. */
export function CodeField({ isRecoveryCode = false, ...field }: CodeFieldProps) {
  return (
    <TextField
      {...field}
      name="code"
      autoComplete={isRecoveryCode ? 'off' : 'one-time-code'}
      inputMode={isRecoveryCode ? 'text' : 'numeric'}
      autoCapitalize="none"
      spellCheck={false}
      autoFocus
    />
  );
}
