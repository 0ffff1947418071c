import type { ReactNode } from 'react';
import { Button } from '#design/button/button.tsx';
import { FormErrors } from '#design/field/form-errors.tsx';
import { useScriptReady } from '#design/hidden/use-script-ready.ts';
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
    <form className={styles.form} method="post" onSubmit={form.onSubmit} onChange={form.onChange} noValidate>
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
