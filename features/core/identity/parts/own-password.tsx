import { useLingui } from '@lingui/react/macro';
import { errorOf, type FormError } from '#design/field/form-errors.tsx';
import { PasswordField } from './password-field.tsx';

export function OwnPasswordField({ errors }: { errors: readonly FormError[] }) {
  const { t } = useLingui();
  return (
    <PasswordField
      name="password"
      kind="current"
      label={t`Your password`}
      error={errorOf(errors, 'password')}
    />
  );
}

export function useOwnPasswordTexts() {
  const { t } = useLingui();
  return {
    required: { password: t`Enter your password.` },
    sentences: { 'wrong-password': t`This is not your password.` },
  };
}
