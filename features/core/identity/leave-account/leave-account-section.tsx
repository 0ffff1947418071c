import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { Dialog } from '#design/dialog/dialog.tsx';
import { call } from '#platform/resource/client.ts';
import { EntryForm } from '../parts/entry-form.tsx';
import { OwnPasswordField, useOwnPasswordTexts } from '../parts/password-field.tsx';
import { useSendingForm } from '../parts/use-sending-form.ts';
import styles from './leave-account.module.css';

export function LeaveAccountSection({ username }: { username: string }) {
  const { t } = useLingui();
  const [asked, setAsked] = useState<Leaving | null>(null);
  return (
    <div className={styles.ways}>
      <div className={styles.way}>
        <div className={styles.what}>
          <h3>{t`Deactivate account`}</h3>
          <p>
            <Trans>
              No one can see your profile, Pins and boards until you log in again and reactivate your account.
            </Trans>
          </p>
        </div>
        <Button onClick={() => setAsked('deactivate')}>
          <Trans>Deactivate</Trans>
        </Button>
      </div>
      <div className={styles.way}>
        <div className={styles.what}>
          <h3>{t`Delete account`}</h3>
          <p>
            <Trans>
              We'll email you the final step. Your account is then hidden immediately, and your Pins, boards
              and messages are deleted for good after 14 days. Others keep what they saved from you.
            </Trans>
          </p>
        </div>
        <Button variant="danger" onClick={() => setAsked('delete')}>
          <Trans>Delete</Trans>
        </Button>
      </div>
      <LeaveAccountDialog leaving={asked} username={username} onClose={() => setAsked(null)} />
    </div>
  );
}

type Leaving = 'deactivate' | 'delete';

interface LeaveAccountDialogProps {
  leaving: Leaving | null;
  username: string;
  onClose(): void;
}

function LeaveAccountDialog({ leaving, username, onClose }: LeaveAccountDialogProps) {
  const { t } = useLingui();
  const shown = useRef<Leaving>('deactivate');
  // Keeps the texts while the dialog closes.
  if (leaving) shown.current = leaving;
  const isDeleting = shown.current === 'delete';
  return (
    <Dialog
      isOpen={leaving !== null}
      onClose={onClose}
      title={isDeleting ? t`Delete your account?` : t`Deactivate your account?`}
      size="small"
    >
      <LeaveAccountForm leaving={shown.current} username={username} />
    </Dialog>
  );
}

function LeaveAccountForm({ leaving, username }: { leaving: Leaving; username: string }) {
  const form = useSendingForm({
    ...useOwnPasswordTexts(),
    send: async ({ password = '' }) => {
      const isDeleting = leaving === 'delete';
      const { data } = isDeleting
        ? await call('UserDeletionResource.create', { password })
        : await call('UserDeactivationResource.create', { password });
      const message = isDeleting ? 'account_deletion_email_sent' : 'account_deactivated';
      const query = new URLSearchParams({
        message,
        username,
        ...(data.multiple_accounts && { multiple_accounts: 'true' }),
      });
      // Loads a new page: somebody who has left is signed out.
      location.assign(`${isDeleting ? '/settings/account-settings/' : '/'}?${query}`);
      return 'leaving';
    },
  });
  return (
    <EntryForm
      form={form}
      isDanger
      submit={leaving === 'delete' ? <Trans>Email me the final step</Trans> : <Trans>Deactivate</Trans>}
    >
      <OwnPasswordField errors={form.errors} />
    </EntryForm>
  );
}
