import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { EntryForm } from './entry-form.tsx';
import { useSendingForm } from './use-sending-form.ts';

type MailedLinkFormProps = {
  submit: ReactNode;
  isDanger?: boolean;
  /** Another link can be asked for. */
  isRenewable?: boolean;
  /** Uses the link; on `leaving` another page is coming. */
  send: () => Promise<'staying' | 'leaving'>;
};

/** Uses a mailed link by a press: programs that look through mails open links too, and must not use it up. */
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
