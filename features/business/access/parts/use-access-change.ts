import { useState } from 'react';
import { toast } from '#design/toast/toast.ts';
import { useFailureText } from '#platform/resource/use-connection-texts.ts';

/** `change` says whether it worked; if not, a toast has said why. */
export function useAccessChange(onChanged: () => void) {
  const failureText = useFailureText();
  const [isPending, setPending] = useState(false);
  const change = async (make: () => Promise<unknown>): Promise<boolean> => {
    setPending(true);
    try {
      await make();
      onChanged();
      return true;
    } catch (error) {
      toast.show({ kind: 'error', text: failureText(error) });
      return false;
    } finally {
      setPending(false);
    }
  };
  return { isPending, change };
}
