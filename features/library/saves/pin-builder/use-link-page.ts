import { useRef, useState } from 'react';
import { CallRefused } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import type { LinkPage } from './link-pictures.tsx';

type State =
  | { state: 'idle' | 'looking' | 'offline' }
  /** There is no page, with the reason in a sentence. */
  | { state: 'refused'; message: string }
  | { state: 'found'; page: LinkPage };

/** Asks the server for the pictures of a page. The answer to an earlier question is not heard any more. */
export function useLinkPage() {
  const [page, setPage] = useState<State>({ state: 'idle' });
  const asked = useRef(0);

  const look = async (url: string) => {
    asked.current += 1;
    const question = asked.current;
    setPage({ state: 'looking' });
    const answer = await ask(url);
    if (question === asked.current) setPage(answer);
  };
  const forget = () => {
    asked.current += 1;
    setPage({ state: 'idle' });
  };
  return { page, look, forget };
}

async function ask(url: string): Promise<State> {
  try {
    return { state: 'found', page: (await call('FindPinImagesResource.get', { url })).data };
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error;
    const isOurs = !error.message || error.status >= 429;
    return isOurs ? { state: 'offline' } : { state: 'refused', message: error.message };
  }
}
