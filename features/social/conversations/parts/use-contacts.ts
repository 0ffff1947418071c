import { useEffect, useState } from 'react';
import { call } from '#platform/resource/client.ts';
import { type WriterData, writerData } from './conversation-data.ts';

/** How long typing has to rest before it is searched for, ms. */
const REST_MS = 200;

export type Contacts =
  | { state: 'loading' }
  | { state: 'error'; retry: () => void }
  | { state: 'ready'; people: WriterData[] };

/** People whom the viewer may write to, narrowed by what is typed. What was found stays until there is something else. */
export function useContacts(query: string): Contacts {
  const [contacts, setContacts] = useState<Contacts>({ state: 'loading' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isWanted = true;
    const search = async () => {
      try {
        const { data } = await call('ConversationContactsResource.get', { query });
        if (isWanted) setContacts({ state: 'ready', people: data.map(writerData) });
      } catch {
        const retry = () => {
          setContacts({ state: 'loading' });
          setTries(tries + 1);
        };
        if (isWanted) setContacts({ state: 'error', retry });
      }
    };
    const timer = setTimeout(search, query ? REST_MS : 0);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [query, tries]);
  return contacts;
}
