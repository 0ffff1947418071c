import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#design/button/button.tsx';
import styles from './two-factor.module.css';
import { type TwoFactorAction, TwoFactorDialog } from './two-factor-dialog.tsx';

export function TwoFactorSection({ isOn, onChanged }: { isOn: boolean; onChanged(): void }) {
  const [action, setAction] = useState<TwoFactorAction | null>(null);
  return (
    <>
      <div className={styles.ways}>
        {isOn ? (
          <>
            <Button onClick={() => setAction('renew')}>
              <Trans>New recovery codes</Trans>
            </Button>
            <Button onClick={() => setAction('end')}>
              <Trans>Switch off</Trans>
            </Button>
          </>
        ) : (
          <Button onClick={() => setAction('begin')}>
            <Trans>Set up an authenticator</Trans>
          </Button>
        )}
      </div>
      {action && (
        <TwoFactorDialog
          action={action}
          onClose={() => {
            setAction(null);
            onChanged();
          }}
        />
      )}
    </>
  );
}
