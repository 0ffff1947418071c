import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '#platform/resource/client.ts';
import type { FollowSide } from './follow-side.ts';
import { type ListedPersonData, listedPersonData } from './listed-person-data.ts';

/** Typing has to pause this long before it searches, ms. */
const REST_MS = 250;

/** Not people of whom only a board is followed. */
const BY_NAME = { explicit_following: true, exclude_not_explictly_followed: true };

type Status = 'loading' | 'more' | 'end' | 'error';

interface Held {
  people: ListedPersonData[];
  bookmark: string | null;
  status: Status;
}

const NOTHING: Held = { people: [], bookmark: null, status: 'loading' };

/** The people of one list, page by page; each query is a list of its own. */
export function usePeople(side: FollowSide, username: string, query: string) {
  const [held, setHeld] = useState<Held>(NOTHING);
  const asked = useRef(0);

  const load = useCallback(
    async (before: Held) => {
      asked.current += 1;
      const mine = asked.current;
      setHeld({ ...before, status: 'loading' });
      try {
        const input = { username, query, bookmarks: [before.bookmark] };
        const answer = await (side === 'followers'
          ? call('UserFollowersResource.get', input)
          : call('UserFollowingResource.get', { ...input, ...BY_NAME }));
        if (mine !== asked.current) return;
        const status = answer.bookmark ? 'more' : 'end';
        // Somebody removed in the meantime does not come back.
        setHeld((now) => {
          const known = new Set(now.people.map(({ id }) => id));
          const fresh = answer.data.map(listedPersonData).filter(({ id }) => !known.has(id));
          return { people: [...now.people, ...fresh], bookmark: answer.bookmark, status };
        });
      } catch {
        if (mine === asked.current) setHeld((now) => ({ ...now, status: 'error' }));
      }
    },
    [side, username, query],
  );
  useEffect(() => {
    const timer = setTimeout(() => load(NOTHING), query ? REST_MS : 0);
    return () => clearTimeout(timer);
  }, [load, query]);

  const remove = (id: string) =>
    setHeld((now) => ({ ...now, people: now.people.filter((person) => person.id !== id) }));
  return { ...held, loadMore: () => held.status === 'more' && load(held), retry: () => load(held), remove };
}
