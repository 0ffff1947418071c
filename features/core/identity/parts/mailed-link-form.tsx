import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { EntryForm } from './entry-form.tsx';
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
