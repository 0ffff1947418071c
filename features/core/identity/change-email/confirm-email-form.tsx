import { Trans } from '@lingui/react/macro';
import { call } from '#platform/resource/client.ts';
import { MailedLinkForm } from '../parts/mailed-link-form.tsx';

interface ConfirmEmailFormProps {
  token: string;
  /** The link undoes a change. */
  isBack: boolean;
  onDone(isTakenBack: boolean): void;
}

export function ConfirmEmailForm({ token, isBack, onDone }: ConfirmEmailFormProps) {
  const send = async () => {
    const { data } = await call('UserEmailResource.update', { token });
    onDone(data.is_taken_back);
    return 'leaving' as const;
  };
  return (
    <MailedLinkForm
      submit={isBack ? <Trans>Take my address back</Trans> : <Trans>Confirm the address</Trans>}
      send={send}
    />
  );
}
