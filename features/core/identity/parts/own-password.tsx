import { useLingui } from '@lingui/react/macro';
import { errorOf, type FormError } from '#design/field/form-errors.tsx';
import { PasswordField } from './password-field.tsx';

/** Asks for the viewer's own password once more, before something of theirs changes. */
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

/** What such a form says where the field is empty, and where the password is another. */
export function useOwnPasswordTexts() {
  const { t } = useLingui();
  return {
    required: { password: t`Enter your password.` },
    sentences: { 'wrong-password': t`This is not your password.` },
  };
}
