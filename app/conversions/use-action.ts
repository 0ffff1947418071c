import { useState } from 'react';
import { useFailureText } from '#platform/resource/use-connection-texts.ts';

/** One action at a time, and why the last one failed. */
export function useAction() {
  const failureText = useFailureText();
  const [problem, setProblem] = useState<string>();
  const [isPending, setPending] = useState(false);
  const run = async (action: () => Promise<unknown>) => {
    setPending(true);
    try {
      await action();
      setProblem(undefined);
    } catch (error) {
      setProblem(failureText(error));
    } finally {
      setPending(false);
    }
  };
  return { problem, setProblem, isPending, run };
}
