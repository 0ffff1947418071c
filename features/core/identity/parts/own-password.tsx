import { useLingui } from '@lingui/react/macro';
import { errorOf, type FormError } from '#design/field/form-errors.tsx';
import { PasswordField } from './password-field.tsx';

/** Asks for the viewer's own password before a sensitive change. */
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

/** The problems of an empty and of a wrong password. */
export function useOwnPasswordTexts() {
  const { t } = useLingui();
  return {
    required: { password: t`Enter your password.` },
    sentences: { 'wrong-password': t`This is not your password.` },
  };
}
