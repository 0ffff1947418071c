import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { ConfirmDialog } from '#design/dialog/confirm-dialog.tsx';
import { Dialog } from '#design/dialog/dialog.tsx';
import { errorOf } from '#design/field/form-errors.tsx';
import { toast } from '#design/toast/toast.ts';
import { call } from '#platform/resource/client.ts';
import { EntryForm } from '../parts/entry-form.tsx';
import { PasswordField } from '../parts/password-field.tsx';
import { useSendingForm } from '../parts/use-sending-form.ts';
import { AccountRow, useSwitchAccount } from '../switch-account/account-row.tsx';
import styles from '../switch-account/switch-account.module.css';
import type { Account } from '../switch-account/switch-account-dialog.tsx';

interface LinkedAccountsSectionProps {
  accounts: Account[];
  username: string;
  /** The current account is a business, which can be linked to others but has no businesses of its own. */
  isPartner: boolean;
  onChanged(): void;
}

export function LinkedAccountsSection({
  accounts,
  username,
  isPartner,
  onChanged,
}: LinkedAccountsSectionProps) {
  const { switching, switchTo } = useSwitchAccount('/settings/account-settings/');
  const [linking, setLinking] = useState<Account | null>(null);
  const [unlinking, setUnlinking] = useState<Account | null>(null);
  return (
    <>
      <ul className={styles.list}>
        {accounts.map((account) => (
          <AccountRow
            key={account.id}
            account={account}
            isPending={switching === account.id}
            onSwitch={() => switchTo(account)}
          >
            <LinkButtons
              account={account}
              canLink={!isPartner}
              onLink={() => setLinking(account)}
              onUnlink={() => setUnlinking(account)}
            />
          </AccountRow>
        ))}
      </ul>
      <LinkAccountDialog
        account={linking}
        onClose={() => {
          setLinking(null);
          onChanged();
        }}
      />
      <UnlinkDialog account={unlinking} username={username} onClose={() => setUnlinking(null)} />
    </>
  );
}

interface LinkButtonsProps {
  account: Account;
  canLink: boolean;
  onLink(): void;
  onUnlink(): void;
}

function LinkButtons({ account, canLink, onLink, onUnlink }: LinkButtonsProps) {
  if (account.is_linked)
    return (
      <Button size="small" variant="ghost" onClick={onUnlink}>
        <Trans>Unlink</Trans>
      </Button>
    );
  if (!canLink || account.is_current || !account.is_partner) return null;
  return (
    <Button size="small" variant="ghost" onClick={onLink}>
      <Trans>Link account</Trans>
    </Button>
  );
}

interface UnlinkDialogProps {
  account: Account | null;
  username: string;
  onClose(): void;
}

function UnlinkDialog({ account, username, onClose }: UnlinkDialogProps) {
  const { t } = useLingui();
  const [isPending, setPending] = useState(false);
  const unlink = async () => {
    if (!account) return;
    setPending(true);
    try {
      await call('LinkedAccountsResource.delete', { user_id: account.id });
      const query = new URLSearchParams({ message: 'unlink_successful', username });
      location.assign(`/settings/account-settings/?${query}`);
    } catch {
      setPending(false);
      toast.show({ kind: 'error', text: t`That didn't work. Try again.` });
    }
  };
  return (
    <ConfirmDialog
      isOpen={account !== null}
      onClose={onClose}
      title={t`Unlink this business account?`}
      confirmLabel={t`Unlink`}
      onConfirm={unlink}
      isPending={isPending}
    >
      <Trans>You'll need its own password to log in to it.</Trans>
    </ConfirmDialog>
  );
}

interface LinkAccountDialogProps {
  account: Account | null;
  onClose(): void;
}

function LinkAccountDialog({ account, onClose }: LinkAccountDialogProps) {
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
    required: { password: t`Enter the business's password.` },
    sentences: {
      'wrong-password': t`This isn't the business's password.`,
      'linked-already': t`This account is linked to another one.`,
    },
    send: async ({ password = '' }) => {
      await call('LinkedAccountsResource.create', { user_id: account.id, password });
      onDone();
      return 'leaving';
    },
  });
  return (
    <EntryForm form={form} submit={<Trans>Link account</Trans>}>
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
