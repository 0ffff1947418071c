import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { ConfirmDialog } from '#design/dialog/confirm-dialog.tsx';
import { call } from '#platform/resource/client.ts';
import { useEnding } from './use-ending.ts';

/** Logs out of all browsers but this one, after having asked. */
export function EndOthers({ onEnded }: { onEnded(): void }) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const { isPending, end } = useEnding(() => {
    setAsking(false);
    onEnded();
  });
  return (
    <div>
      <Button onClick={() => setAsking(true)}>
        <Trans>Log out everywhere else</Trans>
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t`Log out of all other browsers?`}
        confirmLabel={t`Log out everywhere else`}
        onConfirm={() => end(() => call('OtherSessionsResource.delete', {}))}
        isPending={isPending}
        isDanger
      >
        <Trans>
          You stay logged in here. If you see a browser that is not yours, change your password too.
        </Trans>
      </ConfirmDialog>
    </div>
  );
}
