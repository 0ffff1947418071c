import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router';
import { FollowRequestAnswer } from '#features/core/people/parts/follow-request-answer.tsx';
import { MorePeople, PersonText, personLineData } from '#features/core/people/parts/more-people.tsx';
import styles from '#features/core/people/parts/people-list.module.css';
import { usePages } from '#platform/resource/use-pages.ts';
import type { FollowRequestAnswer as Answered } from './follow-requests.ts';

const OPTIONS = {};
const data = ({ sender }: Answered) => personLineData(sender);
const keyOf = ({ id }: { id: string }) => id;

type FollowRequestListProps = { first: { data: Answered[]; bookmark: string | null } };

export function FollowRequestList({ first }: FollowRequestListProps) {
  const { t } = useLingui();
  const [source] = useState(() => ({
    resource: 'FollowRequestsResource.get' as const,
    options: OPTIONS,
    first: { items: first.data.map(data), bookmark: first.bookmark },
    item: data,
    keyOf,
  }));
  const { items, status, loadMore } = usePages(source);
  if (items.length === 0 && status === 'end') return <p className={styles.line}>{t`No follow requests`}</p>;
  return (
    <>
      <ul className={styles.list} aria-label={t`Follow requests`}>
        {items.map((person) => (
          <li key={person.id} className={styles.row}>
            <Link to={`/${person.username}/`} className={styles.person}>
              <PersonText person={person} />
            </Link>
            <FollowRequestAnswer person={person} />
          </li>
        ))}
      </ul>
      <MorePeople status={status} onPress={loadMore} />
    </>
  );
}
