import { useLingui } from '@lingui/react/macro';
import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { NearEnd } from '#design/even-grid/near-end.tsx';
import { TextField } from '#design/field/text-field.tsx';
import { SearchIcon } from '#design/icons/icons.tsx';
import { ScrollHideHeader } from '#design/scroll-hide/scroll-hide-bar.tsx';
import { Spinner } from '#design/spinner/spinner.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import { ErrorState } from '#design/states/error-state.tsx';
import styles from '#features/core/people/parts/people-list.module.css';
import { call } from '#platform/resource/client.ts';
import type { FollowSide } from './list-followers.ts';
import { type ListedPersonData, ListedPersonRow, listedPersonData } from './listed-person-row.tsx';

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

/** Each query is a list of its own. */
function usePeople(side: FollowSide, username: string, query: string) {
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

export type PeopleListProps = {
  side: FollowSide;
  person: { id: string; username: string };
  /** Null for who may only look. */
  viewerId: string | null;
  empty: ReactNode;
  onLeave?: () => void;
  /** Given in a dialog: the search hides while scrolling down there, and returns on the way up. */
  scroller?: RefObject<HTMLElement | null>;
};

export function PeopleList({ side, person, viewerId, empty, onLeave, scroller }: PeopleListProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState<string | null>(null);
  const query = typed ?? '';
  const { people, status, loadMore, retry, remove } = usePeople(side, person.username, query.trim());
  const isOwnFollowers = side === 'followers' && person.id === viewerId;
  if (!query && status === 'end' && people.length === 0) return empty;
  return (
    <div className={styles.body}>
      {(typed !== null || people.length > 0) && (
        <PeopleSearch query={query} onChange={setTyped} scroller={scroller} />
      )}
      <ul className={styles.list} aria-label={side === 'followers' ? t`Followers` : t`Following`}>
        {people.map((one) => (
          <ListedPersonRow
            key={one.id}
            person={one}
            mayFollow={viewerId !== null && one.id !== viewerId}
            isOfOwn={person.id === viewerId}
            onRemoved={isOwnFollowers ? () => remove(one.id) : undefined}
            onLeave={onLeave}
          />
        ))}
      </ul>
      {status === 'end' && people.length === 0 && <EmptyState level={3} title={t`No one with this name`} />}
      {status === 'error' && <ErrorState onRetry={retry} />}
      {status === 'loading' && (
        <div className={styles.waiting}>
          <Spinner size={40} />
        </div>
      )}
      {status === 'more' && <NearEnd count={people.length} onNear={loadMore} />}
    </div>
  );
}

type PeopleSearchProps = {
  query: string;
  onChange: (query: string) => void;
  scroller: PeopleListProps['scroller'];
};

function PeopleSearch({ query, onChange, scroller }: PeopleSearchProps) {
  const { t } = useLingui();
  const field = (
    <TextField
      label={t`Search by name`}
      isLabelHidden
      isPill
      type="search"
      icon={<SearchIcon size={20} />}
      placeholder={t`Search by name`}
      value={query}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
  if (!scroller) return field;
  return (
    <ScrollHideHeader scroller={scroller} className={styles.search}>
      {field}
    </ScrollHideHeader>
  );
}
