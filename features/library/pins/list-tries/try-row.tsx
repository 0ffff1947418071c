import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { Avatar } from '#design/avatar/avatar.tsx';
import { picturePath } from '#features/core/media/picture-urls.ts';
import { formatDay } from '#platform/i18n/format-day.ts';
import { call } from '#platform/resource/client.ts';
import { LikeButton } from '../parts/like-button.tsx';
import styles from './pin-tries.module.css';
import { TryMenu, type TryMenuProps } from './try-menu.tsx';

type TryRowProps = Omit<TryMenuProps, 'name'> & {
  /** Asks to log in instead of liking. */
  onLogIn?: (() => void) | undefined;
};

const PHOTO = 136;

export function TryRow({ onLogIn, ...actions }: TryRowProps) {
  const { i18n } = useLingui();
  const { id, note, photo, doneAt, author, isLiked, likeCount } = actions.said;
  return (
    <li className={styles.row}>
      <Avatar name={author.fullName} src={author.image} size={32} />
      <div className={styles.said}>
        <p className={styles.words} dir="auto">
          <Link to={`/${author.username}/`} className={styles.author}>
            {author.fullName}
          </Link>{' '}
          {note}
        </p>
        {photo && <Photo signature={photo} name={author.fullName} />}
        <div className={styles.acts}>
          <time dateTime={new Date(doneAt).toISOString()}>{formatDay(doneAt, i18n.locale)}</time>
          <LikeButton
            {...{ isLiked, likeCount, onLogIn }}
            turn={(isOn) =>
              call(`DidItActivityLikeResource.${isOn ? 'create' : 'delete'}`, { user_did_it_data_id: id })
            }
          />
          {(actions.onEdit || actions.onReport) && <TryMenu {...actions} name={author.fullName} />}
        </div>
      </div>
    </li>
  );
}

function Photo({ signature, name }: { signature: string; name: string }) {
  const { t } = useLingui();
  return (
    <a href={picturePath(signature, '1200x', 'webp')} target="_blank" rel="noopener" className={styles.photo}>
      <img
        src={picturePath(signature, '136x136', 'webp')}
        alt={t`How it turned out for ${name}`}
        width={PHOTO}
        height={PHOTO}
        loading="lazy"
        decoding="async"
      />
    </a>
  );
}
