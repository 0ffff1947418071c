import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router';
import { Avatar } from '#design/avatar/avatar.tsx';
import { DeleteDialog, type DeleteDialogProps } from '#design/dialog/delete-dialog.tsx';
import { EllipsisIcon, FlagIcon, PencilIcon, TrashIcon } from '#design/icons/icons.tsx';
import { IconMenuButton } from '#design/menu/menu-button.tsx';
import { picturePath } from '#features/core/media/picture-urls.ts';
import { formatDay } from '#platform/i18n/format-day.ts';
import { call } from '#platform/resource/client.ts';
import { LikeButton } from '../parts/like-button.tsx';
import type { TryData } from '../parts/try-data.ts';
import styles from './pin-tries.module.css';

type TryRowProps = Omit<TryMenuProps, 'name'> & {
  /** Asks to log in instead of liking. */
  onLogIn?: (() => void) | undefined;
};

const PHOTO = 136;

export function TryRow({ onLogIn, ...actions }: TryRowProps) {
  const { i18n, t } = useLingui();
  const { id, note, photo, stars, doneAt, author, isLiked, likeCount } = actions.said;
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
        {stars && (
          <span role="img" aria-label={t`${stars} of 5 stars`}>
            {'★'.repeat(stars).padEnd(5, '☆')}
          </span>
        )}
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

type TryMenuProps = {
  pinId: string;
  said: TryData;
  name: string;
  /** Visitors cannot report it. */
  onReport: ((id: string) => void) | undefined;
  /** Only the viewer's own can be edited. */
  onEdit?: (() => void) | undefined;
  onDeleted: () => void;
};

function TryMenu({ pinId, said, name, onReport, onEdit, onDeleted }: TryMenuProps) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const entries = onEdit
    ? [
        { id: 'edit', label: t`Edit`, icon: <PencilIcon size={18} />, onSelect: onEdit },
        {
          ...{ id: 'delete', label: t`Delete`, icon: <TrashIcon size={18} />, isDanger: true },
          onSelect: () => setAsking(true),
        },
      ]
    : [
        {
          ...{ id: 'report', label: t`Report`, icon: <FlagIcon size={18} /> },
          onSelect: () => onReport?.(said.id),
        },
      ];
  return (
    <>
      <IconMenuButton label={t`Options for ${name}'s note`} size="tiny" groups={[{ id: 'acts', entries }]}>
        <EllipsisIcon size={18} />
      </IconMenuButton>
      {onEdit && (
        <DeleteTry {...{ pinId }} isOpen={isAsking} onClose={() => setAsking(false)} onDeleted={onDeleted} />
      )}
    </>
  );
}

type DeleteTryProps = Pick<DeleteDialogProps, 'isOpen' | 'onClose' | 'onDeleted'> & { pinId: string };

function DeleteTry({ pinId, ...dialog }: DeleteTryProps) {
  return (
    <DeleteDialog
      {...dialog}
      title={<Trans>Delete your note?</Trans>}
      onDelete={() => call('DidItActivityResource.delete', { pin_id: pinId })}
    >
      <Trans>The Pin is no longer listed as tried, and its likes are gone.</Trans>
    </DeleteDialog>
  );
}
