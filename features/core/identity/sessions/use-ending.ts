import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { toast } from '#design/toast/toast.ts';
import { CallRefused } from '#platform/resource/call.ts';

/** Ends sessions by a call; a session already gone counts as ended. */
export function useEnding(onEnded: () => void) {
  const { t } = useLingui();
  const [isPending, setPending] = useState(false);
  const end = async (action: () => Promise<unknown>) => {
    setPending(true);
    try {
      await action();
    } catch (error) {
      const isGone = error instanceof CallRefused && error.status === 404;
      const text = t`Couldn't log it out. Please try again.`;
      if (!isGone) toast.show({ kind: 'error', text });
    }
    setPending(false);
    onEnded();
  };
  return { isPending, end };
}
