import { useLingui } from '@lingui/react/macro';
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
