import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#design/button/button.tsx';
import styles from './two-factor.module.css';
import { type TwoFactorAct, TwoFactorDialog } from './two-factor-dialog.tsx';

/** Whether logging in asks for a code, and the ways to change that. */
export function TwoFactorSection({ isOn, onChanged }: { isOn: boolean; onChanged(): void }) {
  const [act, setAct] = useState<TwoFactorAct | null>(null);
  return (
    <>
      <div className={styles.ways}>
        {isOn ? (
          <>
            <Button onClick={() => setAct('renew')}>
              <Trans>New recovery codes</Trans>
            </Button>
            <Button onClick={() => setAct('end')}>
              <Trans>Switch off</Trans>
            </Button>
          </>
        ) : (
          <Button onClick={() => setAct('begin')}>
            <Trans>Set up an authenticator</Trans>
          </Button>
        )}
      </div>
      {act && (
        <TwoFactorDialog
          act={act}
          onClose={() => {
            setAct(null);
            onChanged();
          }}
        />
      )}
    </>
  );
}
