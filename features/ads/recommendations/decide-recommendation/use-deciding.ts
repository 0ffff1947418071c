import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { toast } from '#design/toast/toast.ts';
import { useFailureText } from '#platform/resource/use-connection-texts.ts';

/** Decides, says so, and reads the page anew: what was decided moves to another list. */
export function useDeciding() {
  const failureText = useFailureText();
  const { revalidate } = useRevalidator();
  const [isPending, setPending] = useState(false);
  const decide = async (ask: () => Promise<unknown>, done: string) => {
    setPending(true);
    try {
      await ask();
      toast.show({ kind: 'success', text: done });
      await revalidate();
    } catch (error) {
      toast.show({ kind: 'error', text: failureText(error) });
    }
    setPending(false);
  };
  return { isPending, decide };
}
