import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { toast } from '#design/toast/toast.ts';
import { live } from '#platform/live/live.ts';
import { CONVERSATIONS_PATH } from '../conversation.ts';

/** Does something that ends the conversation here, says so, and goes back to the others. */
export function useEnding() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [isPending, setPending] = useState(false);
  const end = async (run: () => Promise<unknown>, done: string) => {
    setPending(true);
    try {
      await run();
      live.look();
      toast.show({ kind: 'success', text: done });
      await navigate(CONVERSATIONS_PATH);
    } catch {
      toast.show({ kind: 'error', text: t`That did not work. Please try again.` });
    }
    setPending(false);
  };
  return { end, isPending };
}
