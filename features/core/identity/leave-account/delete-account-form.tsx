import { Trans } from '@lingui/react/macro';
import { call } from '#platform/resource/client.ts';
import { MailedLinkForm } from '../parts/mailed-link-form.tsx';

export function DeleteAccountForm({ token }: { token: string }) {
  const send = async () => {
    await call('UserDeletionResource.update', { token });
    location.assign('/?message=permanent_account_closure');
    return 'leaving' as const;
  };
  return <MailedLinkForm submit={<Trans>Delete my account</Trans>} isDanger isRenewable send={send} />;
}
