import { useLingui } from '@lingui/react/macro';
import { type ComponentProps, useState } from 'react';
import { IconButton } from '#design/button/icon-button.tsx';
import fieldStyles from '#design/field/field.module.css';
import { Field, type FieldProps } from '#design/field/field.tsx';
import { errorOf, type FormError } from '#design/field/form-errors.tsx';
import { EyeIcon, EyeOffIcon } from '#design/icons/icons.tsx';
import type { PasswordFault } from '../account-refusals.ts';
import styles from './password-field.module.css';

type PasswordFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, keyof FieldProps | 'type' | 'autoComplete'> & {
    kind: 'current' | 'new';
  };

export function PasswordField({
  kind,
  label,
  id,
  hint,
  error,
  isOptional,
  className,
  ...input
}: PasswordFieldProps) {
  const { t } = useLingui();
  const [isShown, setShown] = useState(false);
  return (
    <Field {...{ label, id, hint, error, isOptional, className }}>
      {(aria) => (
        <div className={styles.framed}>
          <input
            {...input}
            {...aria}
            type={isShown ? 'text' : 'password'}
            autoComplete={`${kind}-password`}
            autoCapitalize="none"
            spellCheck={false}
            className={fieldStyles.control}
          />
          <span className={styles.toggle}>
            <IconButton
              label={isShown ? t`Hide password` : t`Show password`}
              size="small"
              onClick={() => setShown(!isShown)}
            >
              {isShown ? <EyeOffIcon size={20} /> : <EyeIcon size={20} />}
            </IconButton>
          </span>
        </div>
      )}
    </Field>
  );
}

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
    sentences: { 'wrong-password': t`This isn't your password.` },
  };
}

type Reason = `password-${PasswordFault}`;

export function usePasswordSentences(): Readonly<Record<string, string>> {
  const { t } = useLingui();
  return {
    'password-common': t`This password is too common. Choose another.`,
    'password-own-name': t`Your password can't be your username or email. Choose another.`,
  } satisfies Record<Reason, string>;
}
