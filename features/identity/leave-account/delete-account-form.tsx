import { Trans, useLingui } from '@lingui/react/macro';
import { call } from '#platform/resource/client.ts';
import { EntryForm } from '../parts/entry-form.tsx';
import { useSendingForm } from '../parts/use-sending-form.ts';

/** The final step of deleting an account, by the token of a mailed link. */
export function DeleteAccountForm({ token }: { token: string }) {
  const { t } = useLingui();
  const form = useSendingForm({
    required: {},
    sentences: {
      'link-invalid': t`This link is used up or too old. Ask for a new one.`,
      'account-suspended': t`This account is suspended.`,
    },
    send: async () => {
      await call('UserDeletionResource.update', { token });
      location.assign('/?message=permanent_account_closure');
      return 'leaving';
    },
  });
  return (
    <EntryForm form={form} isDanger submit={<Trans>Delete my account</Trans>}>
      {null}
    </EntryForm>
  );
}
