import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { toast } from '#design/toast/toast.ts';
import { call } from '#platform/resource/client.ts';
import { useFailureText } from '#platform/resource/use-connection-texts.ts';

export function OptOutButton({ token, onDone }: { token: string; onDone: () => void }) {
  const failureText = useFailureText();
  const [isPending, setPending] = useState(false);
  const stop = async () => {
    setPending(true);
    try {
      await call('InviteOptOutResource.create', { token });
      onDone();
    } catch (error) {
      toast.show({ kind: 'error', text: failureText(error) });
    }
    setPending(false);
  };
  return (
    <Button variant="primary" wide pending={isPending} onClick={stop}>
      <Trans>Stop invitations</Trans>
    </Button>
  );
}
