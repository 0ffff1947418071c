import { Avatar } from '#design/avatar/avatar.tsx';
import { pathOfPicture } from '#features/core/media/picture-urls.ts';
import type { PersonCard } from '../wire/person-answer.ts';
import styles from './people-list.module.css';

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
