import { useLingui } from '@lingui/react/macro';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '#design/button/button.tsx';
import { FormErrors } from '#design/field/form-errors.tsx';
import { TextField } from '#design/field/text-field.tsx';
import { useScriptReady } from '#design/hidden/use-script-ready.ts';
import { Select, type SelectOption } from '#design/select/select.tsx';
import styles from './entry-form.module.css';
import type { SendingForm } from './use-sending-form.ts';

interface EntryFormProps {
  form: SendingForm;
  submit: ReactNode;
  /** One of several forms on a page: its button is as wide as its label. */
  isPart?: boolean;
  isDanger?: boolean;
  /** It cannot be sent yet: a part of it is on its way. */
  isBusy?: boolean;
  children: ReactNode;
}

export function EntryForm({
  form,
  submit,
  isPart = false,
  isDanger = false,
  isBusy = false,
  children,
}: EntryFormProps) {
  // Submitted before the script runs, the browser would put the password into the address.
  const isReady = useScriptReady();
  return (
    <form className={styles.form} method="post" onSubmit={form.onSubmit} noValidate>
      <FormErrors errors={form.errors} />
      {children}
      <Button
        type="submit"
        variant={isDanger ? 'danger' : 'primary'}
        wide={!isPart}
        className={isPart ? styles.part : undefined}
        pending={form.isPending || isBusy}
        disabled={!isReady}
      >
        {submit}
      </Button>
    </form>
  );
}

export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}

type CountrySelectProps = Omit<ComponentProps<typeof Select>, 'name' | 'label' | 'options'> & {
  countries: SelectOption[];
};

export function CountrySelect({ countries, ...select }: CountrySelectProps) {
  const { t } = useLingui();
  return (
    <Select
      {...select}
      name="country"
      label={t`Country`}
      placeholder={t`Choose`}
      autoComplete="country"
      options={countries}
    />
  );
}

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
