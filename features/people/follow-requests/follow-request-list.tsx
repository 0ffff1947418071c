import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router';
import { Avatar } from '#design/avatar/avatar.tsx';
import { Button } from '#design/button/button.tsx';
import { pathOfPicture } from '#features/media/picture-urls.ts';
import { usePages } from '#platform/resource/use-pages.ts';
import { FollowRequestAnswer } from '../parts/follow-request-answer.tsx';
import styles from '../parts/people-list.module.css';
import type { FollowRequestAnswer as Answered } from './follow-requests.resource.ts';

const OPTIONS = {};
const data = ({ sender }: Answered) => ({
  id: sender.id,
  username: sender.username,
  fullName: sender.full_name,
  image: pathOfPicture(sender.image_small_url),
});
const keyOf = ({ id }: { id: string }) => id;

type FollowRequestListProps = { first: { data: Answered[]; bookmark: string | null } };

/** Who asks to follow the viewer, each to be let in or not. */
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
  if (items.length === 0) return <p className={styles.line}>{t`Nobody is waiting for your answer.`}</p>;
  return (
    <>
      <ul className={styles.list} aria-label={t`Follow requests`}>
        {items.map((person) => (
          <li key={person.id} className={styles.row}>
            <Link to={`/${person.username}/`} className={styles.person}>
              <Avatar name={person.fullName} src={person.image} size={40} />
              <span className={styles.words}>
                <span className={styles.name}>{person.fullName}</span>
                <span className={styles.line}>@{person.username}</span>
              </span>
            </Link>
            <FollowRequestAnswer person={person} />
          </li>
        ))}
      </ul>
      {status === 'more' && (
        <p className={styles.more}>
          <Button size="small" onClick={loadMore}>
            <Trans>Show more</Trans>
          </Button>
        </p>
      )}
    </>
  );
}
