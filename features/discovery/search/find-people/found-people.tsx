import { Plural, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { Avatar } from '#design/avatar/avatar.tsx';
import styles from '#features/core/people/parts/people-list.module.css';
import { formatShortCount } from '#platform/i18n/format-day.ts';
import { usePages } from '#platform/resource/use-pages.ts';
import own from '../parts/found.module.css';
import { type FoundPersonData, foundPersonData } from '../parts/found-person-data.ts';
import { FurtherFound, NothingFound } from '../parts/nothing-found.tsx';

const keyOf = (person: FoundPersonData) => person.id;

type FoundPeopleProps = { query: string; first: { items: FoundPersonData[]; bookmark: string | null } };

export function FoundPeople({ query, first }: FoundPeopleProps) {
  const { t } = useLingui();
  const source = useMemo(
    () => ({
      resource: 'PeopleSearchResource.get' as const,
      options: { query },
      first,
      item: foundPersonData,
      keyOf,
    }),
    [query, first],
  );
  const { items, status, loadMore } = usePages(source);
  if (items.length === 0 && status === 'end') {
    return <NothingFound title={t`No one with this name`} query={query} />;
  }
  return (
    <div className={own.people}>
      <PersonList people={items} label={t`People found`} />
      <FurtherFound count={items.length} status={status} onMore={loadMore} />
    </div>
  );
}

export function PersonList({ people, label }: { people: readonly FoundPersonData[]; label: string }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {people.map((person) => (
        <Person key={person.id} person={person} />
      ))}
    </ul>
  );
}

function Person({ person: { username, fullName, image, followerCount } }: { person: FoundPersonData }) {
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
    </li>
  );
}
