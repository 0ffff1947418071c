import { useLingui } from '@lingui/react/macro';
import { type ReactNode, type RefObject, useState } from 'react';
import { NearEnd } from '#design/even-grid/near-end.tsx';
import { TextField } from '#design/field/text-field.tsx';
import { SearchIcon } from '#design/icons/icons.tsx';
import { ScrollHideHeader } from '#design/scroll-hide/scroll-hide-bar.tsx';
import { Spinner } from '#design/spinner/spinner.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import { ErrorState } from '#design/states/error-state.tsx';
import styles from '#features/core/people/parts/people-list.module.css';
import type { FollowSide } from './follow-side.ts';
import { ListedPersonRow } from './listed-person-row.tsx';
import { usePeople } from './use-people.ts';

export type PeopleListProps = {
  side: FollowSide;
  person: { id: string; username: string };
  viewerId: string;
  empty: ReactNode;
  onLeave?: () => void;
  /** Given in a dialog: the search hides while scrolling down there, and returns on the way up. */
  scroller?: RefObject<HTMLElement | null>;
};

export function PeopleList({ side, person, viewerId, empty, onLeave, scroller }: PeopleListProps) {
  const { t } = useLingui();
  const [query, setQuery] = useState('');
  const { people, status, loadMore, retry, remove } = usePeople(side, person.username, query.trim());
  const isOwnFollowers = side === 'followers' && person.id === viewerId;
  if (!query && status === 'end' && people.length === 0) return empty;
  const search = <PeopleSearch query={query} onChange={setQuery} />;
  return (
    <div className={styles.body}>
      {scroller ? (
        <ScrollHideHeader scroller={scroller} className={styles.search}>
          {search}
        </ScrollHideHeader>
      ) : (
        search
      )}
      <ul className={styles.list} aria-label={side === 'followers' ? t`Followers` : t`Following`}>
        {people.map((one) => (
          <ListedPersonRow
            key={one.id}
            person={one}
            isMe={one.id === viewerId}
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

function PeopleSearch({ query, onChange }: { query: string; onChange: (query: string) => void }) {
  const { t } = useLingui();
  return (
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
}
