import { Trans, useLingui } from '@lingui/react/macro';
import { Dialog } from '#design/dialog/dialog.tsx';
import { errorOf } from '#design/field/form-errors.tsx';
import { call } from '#platform/resource/client.ts';
import { EntryForm } from '../parts/entry-form.tsx';
import { PasswordField } from '../parts/password-field.tsx';
import { useSendingForm } from '../parts/use-sending-form.ts';
import type { Account } from '../switch-account/switch-account-dialog.tsx';

interface LinkAccountDialogProps {
  account: Account | null;
  onClose(): void;
}

export function LinkAccountDialog({ account, onClose }: LinkAccountDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog isOpen={account !== null} onClose={onClose} title={t`Link this business account?`} size="small">
      {account && <LinkForm account={account} onDone={onClose} />}
    </Dialog>
  );
}

function LinkForm({ account, onDone }: { account: Account; onDone(): void }) {
  const { t } = useLingui();
  const { username } = account;
  const form = useSendingForm({
    required: { password: t`Enter the password of the business.` },
    sentences: {
      'wrong-password': t`This is not the password of the business.`,
      'linked-already': t`This account is linked to another one.`,
    },
    send: async ({ password = '' }) => {
      await call('LinkedAccountsResource.create', { user_id: account.id, password });
      onDone();
      return 'leaving';
    },
  });
  return (
    <EntryForm form={form} submit={<Trans>Link</Trans>}>
      <p>
        <Trans>
          You can then switch to {username} from any device without its password. If you deactivate or delete
          your account, it goes with it.
        </Trans>
      </p>
      <PasswordField
        name="password"
        kind="current"
        label={t`Password of ${username}`}
        error={errorOf(form.errors, 'password')}
      />
    </EntryForm>
  );
}
