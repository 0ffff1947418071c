import { useEffect, useRef, useState } from 'react';
import { CallRefused } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import type { StepAnswer } from './social-login.ts';

/** The current step; `null` while loading, or the refusal. */
export type Returned = StepAnswer | { refused: CallRefused } | null;

/** Sends the provider's answer to the server, once, and removes it from the address. */
export function useSocialReturn(): [Returned, (next: StepAnswer) => void] {
  const [returned, setReturned] = useState<Returned>(null);
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    const query = location.search.slice(1);
    history.replaceState(history.state, '', location.pathname);
    call('SocialLoginResource.update', query ? { query } : {}).then(
      ({ data }) => setReturned(data),
      (error: unknown) => {
        if (!(error instanceof CallRefused)) throw error;
        setReturned({ refused: error });
      },
    );
  }, []);
  return [returned, setReturned];
}
