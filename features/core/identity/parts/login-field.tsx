import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { TextField } from '#design/field/text-field.tsx';

export function LoginField({ error }: { error: string | undefined }) {
  const { t } = useLingui();
  return (
    <TextField
      id="email"
      name="username_or_email"
      label={t`Email or username`}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      error={error}
    />
  );
}

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
