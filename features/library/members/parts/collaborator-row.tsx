import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { Avatar } from '#design/avatar/avatar.tsx';
import { Button } from '#design/button/button.tsx';
import { Select } from '#design/select/select.tsx';
import { pathOfPicture } from '#features/core/media/picture-urls.ts';
import type { BoardAccess } from '#features/library/boards/board-member.ts';
import type { CollaboratorData } from '../remove-collaborator/use-collaborators.ts';
import styles from './collaborators.module.css';

type OwnerRowProps = { owner: { username: string; fullName: string; image: string | null } };

export function OwnerRow({ owner }: OwnerRowProps) {
  return (
    <li className={styles.row}>
      <Avatar name={owner.fullName} src={owner.image} size={40} />
      <span className={styles.words}>
        <Link to={`/${owner.username}/`} className={styles.name}>
          {owner.fullName}
        </Link>
        <span className={styles.line}>
          <Trans>Owner</Trans>
        </span>
      </span>
    </li>
  );
}

type CollaboratorRowProps = {
  person: CollaboratorData;
  isMine: boolean;
  isMe: boolean;
  onChooseAccess: (access: BoardAccess) => void;
  onRemove: () => void;
};

export function CollaboratorRow({ person, isMine, isMe, onChooseAccess, onRemove }: CollaboratorRowProps) {
  const { t } = useLingui();
  const { user, status, access } = person;
  const labels = { write: t`Can edit`, save: t`Can save` };
  const remove = isMe ? t`Leave board` : status === 'invited' ? t`Withdraw` : t`Remove`;
  return (
    <li className={styles.row}>
      <Avatar name={user.full_name} src={pathOfPicture(user.image_small_url)} size={40} />
      <span className={styles.words}>
        <Link to={`/${user.username}/`} className={styles.name}>
          {user.full_name}
        </Link>
        <span className={styles.line}>
          {status === 'invited' ? <Trans>Invited</Trans> : !isMine && labels[access]}
        </span>
      </span>
      {isMine && <AccessSelect person={person} onChooseAccess={onChooseAccess} />}
      {(isMine || isMe) && (
        <Button
          size="small"
          className={styles.act}
          aria-label={isMe ? undefined : `${remove}: ${user.full_name}`}
          onClick={onRemove}
        >
          {remove}
        </Button>
      )}
    </li>
  );
}

function AccessSelect({ person, onChooseAccess }: Pick<CollaboratorRowProps, 'person' | 'onChooseAccess'>) {
  const { t } = useLingui();
  return (
    <Select
      label={t`What ${person.user.full_name} may do`}
      isLabelHidden
      className={styles.access}
      value={person.access}
      options={[
        { value: 'write', label: t`Can edit` },
        { value: 'save', label: t`Can save` },
      ]}
      onChange={(event) => onChooseAccess(event.currentTarget.value === 'write' ? 'write' : 'save')}
    />
  );
}
