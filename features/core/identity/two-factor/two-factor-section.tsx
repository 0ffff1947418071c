import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { latePart } from '#design/on-demand/late-part.tsx';
import styles from './two-factor.module.css';
import type { TwoFactorAct } from './two-factor-dialog.tsx';

const TwoFactorDialog = latePart(async () => (await import('./two-factor-dialog.tsx')).TwoFactorDialog);

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
          before={null}
          onClose={() => {
            setAct(null);
            onChanged();
          }}
        />
      )}
    </>
  );
}
