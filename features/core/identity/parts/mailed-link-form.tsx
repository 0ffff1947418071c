import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { errorOf } from '#design/field/form-errors.tsx';
import { MailIcon } from '#design/icons/icons.tsx';
import { EntryForm } from './entry-form.tsx';
import { LoginField } from './login-field.tsx';
import styles from './mail-sent.module.css';
import { useSendingForm } from './use-sending-form.ts';

type MailedLinkFormProps = {
  submit: ReactNode;
  isDanger?: boolean;
  isRenewable?: boolean;
  /** Uses the link; `leaving` means that another page is loading. */
  send: () => Promise<'staying' | 'leaving'>;
};

/** Uses a mailed link on a press: mail scanners open links too and must not use them up. */
export function MailedLinkForm({ submit, isDanger, isRenewable, send }: MailedLinkFormProps) {
  const { t } = useLingui();
  const form = useSendingForm({
    required: {},
    sentences: {
      'link-invalid': isRenewable
        ? t`This link was already used or has expired. Request a new one.`
        : t`This link was already used or has expired.`,
    },
    send,
  });
  return <EntryForm {...{ form, submit, isDanger }}>{null}</EntryForm>;
}

type AskForMailFormProps = {
  send: (login: string) => Promise<unknown>;
  onAsked: () => void;
};

export function AskForMailForm({ send, onAsked }: AskForMailFormProps) {
  const { t } = useLingui();
  const form = useSendingForm({
    required: { username_or_email: t`Enter your email or username.` },
    send: async ({ username_or_email = '' }) => {
      await send(username_or_email);
      onAsked();
      return 'leaving';
    },
  });
  return (
    <EntryForm form={form} submit={<Trans>Send me a link</Trans>}>
      <LoginField error={errorOf(form.errors, 'username_or_email')} />
    </EntryForm>
  );
}

export function MailNote({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  // The form that had the focus is gone.
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} role="status" tabIndex={-1} className={styles.sent}>
      <MailIcon size={32} />
      <p>{children}</p>
    </div>
  );
}

/** Says the same whether the account exists or not. */
export function MailSent() {
  return (
    <MailNote>
      <Trans>If the account exists, we've emailed a link. Check your spam folder too.</Trans>
    </MailNote>
  );
}
