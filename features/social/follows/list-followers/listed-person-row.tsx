import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { Avatar } from '#design/avatar/avatar.tsx';
import { IconButton } from '#design/button/icon-button.tsx';
import { ConfirmDialog } from '#design/dialog/confirm-dialog.tsx';
import { XIcon } from '#design/icons/icons.tsx';
import { toast } from '#design/toast/toast.ts';
import { pathOfPicture } from '#features/core/media/picture-urls.ts';
import styles from '#features/core/people/parts/people-list.module.css';
import type { FollowedCard } from '#features/core/people/wire/person-answer.ts';
import { formatShortCount } from '#platform/i18n/format-day.ts';
import { call } from '#platform/resource/client.ts';
import { ActingFollow } from '../follow-person/acting-follow.tsx';

type ListedPersonRowProps = {
  person: ListedPersonData;
  mayFollow: boolean;
  /** In a list of one's own profile, which counts it. */
  isOfOwn: boolean;
  onRemoved: (() => void) | undefined;
  onLeave: (() => void) | undefined;
};

export function ListedPersonRow({ person, mayFollow, isOfOwn, onRemoved, onLeave }: ListedPersonRowProps) {
  const { i18n } = useLingui();
  const { revalidate } = useRevalidator();
  const { followerCount } = person;
  const followers = formatShortCount(followerCount, i18n.locale);
  return (
    <li className={styles.row}>
      <Link to={`/${person.username}/`} className={styles.person} onClick={onLeave}>
        <Avatar name={person.fullName} src={person.image} size={48} />
        <span className={styles.words}>
          <span className={styles.name}>{person.fullName}</span>
          <span className={styles.line}>
            {followerCount > 0 ? (
              <Plural value={followerCount} one={`${followers} follower`} other={`${followers} followers`} />
            ) : (
              <bdi>@{person.username}</bdi>
            )}
          </span>
        </span>
      </Link>
      <span className={styles.acts}>
        {mayFollow && <ActingFollow person={person} refresh={isOfOwn ? revalidate : undefined} />}
        {onRemoved && <RemoveFollower person={person} onRemoved={onRemoved} />}
      </span>
    </li>
  );
}

function RemoveFollower({ person, onRemoved }: { person: ListedPersonData; onRemoved: () => void }) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const [isAsking, setAsking] = useState(false);
  const [isPending, setPending] = useState(false);
  const remove = async () => {
    setPending(true);
    try {
      await call('UserFollowersResource.delete', { user_id: person.id });
      onRemoved();
      void revalidate();
    } catch {
      setPending(false);
      setAsking(false);
      toast.show({ kind: 'error', text: t`Uh oh! Something went wrong.` });
    }
  };
  return (
    <>
      <IconButton label={t`Remove follower ${person.fullName}`} size="small" onClick={() => setAsking(true)}>
        <XIcon />
      </IconButton>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t`Remove ${person.fullName}?`}
        confirmLabel={<Trans>Remove</Trans>}
        onConfirm={remove}
        isPending={isPending}
        isDanger
      >
        <p>
          <Trans>They will no longer follow you. We won't tell them, and they can follow you again.</Trans>
        </p>
      </ConfirmDialog>
    </>
  );
}

export type ListedPersonData = ReturnType<typeof listedPersonData>;

export function listedPersonData(person: FollowedCard) {
  return {
    id: person.id,
    username: person.username,
    fullName: person.full_name,
    image: pathOfPicture(person.image_small_url),
    followerCount: person.follower_count,
    isPrivate: person.is_private_profile,
    isFollowedByMe: person.explicitly_followed_by_me,
    isAskedByMe: person.is_follow_requested_by_me,
  };
}
