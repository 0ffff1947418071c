import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { ConfirmDialog } from '#design/dialog/confirm-dialog.tsx';
import { toast } from '#design/toast/toast.ts';
import { call } from '#platform/resource/client.ts';

export function BackToPersonal({ onConverted }: { onConverted: () => void }) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const [isPending, setPending] = useState(false);
  const convert = async () => {
    setPending(true);
    try {
      await call('BusinessAccountResource.delete', {});
      onConverted();
    } catch {
      setPending(false);
      setAsking(false);
      const text = t`We couldn't change your account. Try again.`;
      toast.show({ kind: 'error', text });
    }
  };
  return (
    <>
      <Button onClick={() => setAsking(true)} aria-haspopup="dialog">
        <Trans>Convert to a personal account</Trans>
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t`Convert to a personal account?`}
        confirmLabel={<Trans>Convert</Trans>}
        onConfirm={convert}
        isPending={isPending}
      >
        <p>
          <Trans>
            Your Pins, boards and followers stay. Your contact details and merchant badges are no longer
            shown, and a review of your shop ends.
          </Trans>
        </p>
      </ConfirmDialog>
    </>
  );
}
