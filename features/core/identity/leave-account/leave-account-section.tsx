import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#design/button/button.tsx';
import styles from './leave-account.module.css';
import { LeaveAccountDialog, type Leaving } from './leave-account-dialog.tsx';

export function LeaveAccountSection({ username }: { username: string }) {
  const { t } = useLingui();
  const [asked, setAsked] = useState<Leaving | null>(null);
  return (
    <div className={styles.ways}>
      <div className={styles.way}>
        <div className={styles.what}>
          <h3>{t`Deactivate the account`}</h3>
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
          <h3>{t`Delete the account`}</h3>
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
