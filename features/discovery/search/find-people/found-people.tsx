import { Plural, useLingui } from '@lingui/react/macro';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router';
import { Avatar } from '#design/avatar/avatar.tsx';
import styles from '#features/core/people/parts/people-list.module.css';
import { formatShortCount } from '#platform/i18n/format-day.ts';
import { usePages } from '#platform/resource/use-pages.ts';
import own from '../parts/found.module.css';
import {
  type FoundPersonData,
  type PersonToFollowData,
  personToFollowData,
} from '../parts/found-person-data.ts';
import { FurtherFound, NothingFound } from '../parts/nothing-found.tsx';
import { nameOptionsOf, type Sought } from '../search-filters.ts';

const keyOf = (person: PersonToFollowData) => person.id;

type FoundPeopleProps = {
  sought: Sought;
  first: { items: PersonToFollowData[]; bookmark: string | null };
  follow: (person: PersonToFollowData) => ReactNode;
};

export function FoundPeople({ sought, first, follow }: FoundPeopleProps) {
  const { t } = useLingui();
  const { query, isExact } = sought;
  const source = useMemo(
    () => ({
      resource: 'PeopleSearchResource.get' as const,
      options: nameOptionsOf({ query, isExact }),
      first,
      item: personToFollowData,
      keyOf,
    }),
    [query, isExact, first],
  );
  const { items, status, loadMore } = usePages(source);
  if (items.length === 0 && status === 'end') {
    return <NothingFound title={t`No one with this name`} query={query} />;
  }
  return (
    <div className={own.people}>
      <PersonList people={items} label={t`People found`} action={follow} />
      <FurtherFound count={items.length} status={status} onMore={loadMore} />
    </div>
  );
}

type PersonListProps<Person> = {
  people: readonly Person[];
  label: string;
  /** Beside each of them. */
  action?: (person: Person) => ReactNode;
};

export function PersonList<Person extends FoundPersonData>({
  people,
  label,
  action,
}: PersonListProps<Person>) {
  return (
    <ul className={styles.list} aria-label={label}>
      {people.map((person) => (
        <PersonRow key={person.id} person={person} action={action?.(person)} />
      ))}
    </ul>
  );
}

function PersonRow({ person, action }: { person: FoundPersonData; action: ReactNode }) {
  const { username, fullName, image, followerCount } = person;
  const { i18n } = useLingui();
  const followers = formatShortCount(followerCount, i18n.locale);
  return (
    <li className={styles.row}>
      <Link to={`/${username}/`} className={styles.person}>
        <Avatar name={fullName} src={image} size={56} />
        <span className={styles.words}>
          <span className={styles.name}>{fullName}</span>
          <span className={styles.line}>
            <bdi>@{username}</bdi>
            {followerCount > 0 && (
              <>
                {' · '}
                <Plural
                  value={followerCount}
                  one={`${followers} follower`}
                  other={`${followers} followers`}
                />
              </>
            )}
          </span>
        </span>
      </Link>
      {action && <span className={styles.acts}>{action}</span>}
    </li>
  );
}
