import type { ReactNode } from 'react';
import { TextField } from '#design/field/text-field.tsx';

interface CodeFieldProps {
  label: ReactNode;
  error?: ReactNode;
  hint?: ReactNode;
  /** Recovery codes have letters; authenticator codes have only digits, so phones show a number pad. */
  isRecoveryCode?: boolean;
}

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
