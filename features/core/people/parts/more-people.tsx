import { Trans } from '@lingui/react/macro';
import { Avatar } from '#design/avatar/avatar.tsx';
import { Button } from '#design/button/button.tsx';
import { pathOfPicture } from '#features/core/media/picture-urls.ts';
import type { PersonCard } from '../wire/person-answer.ts';
import styles from './people-list.module.css';

type MorePeopleProps = { status: 'more' | 'loading' | 'error' | 'end'; onPress: () => void };

/** One button throughout, so that it keeps the focus. */
export function MorePeople({ status, onPress }: MorePeopleProps) {
  if (status === 'end') return null;
  return (
    <div className={styles.more}>
      {status === 'error' && (
        <p role="alert" className={styles.line}>
          <Trans>We couldn't load this.</Trans>
        </p>
      )}
      <Button size="small" pending={status === 'loading'} onClick={onPress}>
        {status === 'error' ? <Trans>Try again</Trans> : <Trans>Show more</Trans>}
      </Button>
    </div>
  );
}

export interface PersonLineData {
  id: string;
  username: string;
  fullName: string;
  image: string | null;
}

export function personLineData({ id, username, full_name, image_small_url }: PersonCard): PersonLineData {
  return { id, username, fullName: full_name, image: pathOfPicture(image_small_url) };
}

export function PersonText({ person }: { person: PersonLineData }) {
  return (
    <>
      <Avatar name={person.fullName} src={person.image} size={40} />
      <span className={styles.words}>
        <span className={styles.name}>{person.fullName}</span>
        <span className={styles.line}>
          <bdi>@{person.username}</bdi>
        </span>
      </span>
    </>
  );
}
