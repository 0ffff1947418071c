import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useRef, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { Avatar } from '#design/avatar/avatar.tsx';
import { Button } from '#design/button/button.tsx';
import { Dialog } from '#design/dialog/dialog.tsx';
import { MailIcon } from '#design/icons/icons.tsx';
import { Select } from '#design/select/select.tsx';
import { Spinner } from '#design/spinner/spinner.tsx';
import { ErrorState } from '#design/states/error-state.tsx';
import { toast } from '#design/toast/toast.ts';
import { pathOfPicture } from '#features/core/media/picture-urls.ts';
import type { BoardAccess } from '#features/library/boards/board-member.ts';
import type { DataOf } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import { useFailureText } from '#platform/resource/use-connection-texts.ts';
import { useLoaded } from '#platform/resource/use-loaded.ts';
import { InviteCollaboratorForm } from '../invite-collaborator/invite-collaborator-form.tsx';
import { type CollaboratorData, useCollaborators } from '../remove-collaborator/use-collaborators.ts';
import styles from './collaborators.module.css';

export type CollaboratorsDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  board: {
    id: string;
    name: string;
    isMine: boolean;
    owner: { username: string; fullName: string; image: string | null };
  };
  viewerId: string;
};

/** A board's members; its owner invites, removes and sets access. */
export function CollaboratorsDialog({ isOpen, onClose, ...rest }: CollaboratorsDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={<Trans>Collaborators</Trans>} size="medium">
      <Loading {...rest} onClose={onClose} />
    </Dialog>
  );
}

type InnerProps = Omit<CollaboratorsDialogProps, 'isOpen'>;

function Loading(props: InnerProps) {
  const { id, isMine } = props.board;
  const load = useCallback(() => loadPeople(id, isMine), [id, isMine]);
  const [loaded, retry] = useLoaded(load);
  if (loaded.state === 'error') return <ErrorState onRetry={retry} />;
  if (loaded.state === 'loading') {
    return (
      <div className={styles.waiting}>
        <Spinner size={40} />
      </div>
    );
  }
  return <People {...props} first={loaded.data} />;
}

interface Loaded {
  people: CollaboratorData[];
  addresses: AddressData[];
}

/** Only the owner sees mailed invites. */
async function loadPeople(board_id: string, isMine: boolean): Promise<Loaded> {
  const [people, addresses] = await Promise.all([
    call('BoardCollaboratorsResource.get', { board_id }),
    isMine ? call('BoardEmailInvitesResource.get', { board_id }) : null,
  ]);
  return { people: people.data, addresses: addresses?.data ?? [] };
}

function People({ board, viewerId, first, onClose }: InnerProps & { first: Loaded }) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const { people, ...actions } = useCollaborators(board, first.people);
  const { addresses, ...mails } = useInvitedAddresses(board, first.addresses);
  const onInvited = (isByMail: boolean) => (isByMail ? mails.reload() : actions.reload());
  return (
    <div className={styles.body}>
      {board.isMine && <InviteCollaboratorForm boardId={board.id} onInvited={onInvited} />}
      <ul className={styles.people} aria-label={t`Collaborators`}>
        <OwnerRow owner={board.owner} />
        {people.map((person) => (
          <CollaboratorRow
            key={person.user.id}
            person={person}
            isMine={board.isMine}
            isMe={person.user.id === viewerId}
            onChooseAccess={(access) => actions.chooseAccess(person, access)}
            onRemove={async () => {
              const isGone = await actions.remove(person);
              if (isGone && person.user.id === viewerId) onClose();
              if (isGone) await revalidate();
            }}
          />
        ))}
        {addresses.map((address) => (
          <AddressRow key={address.id} address={address} onWithdraw={() => mails.withdraw(address)} />
        ))}
      </ul>
    </div>
  );
}

function AddressRow({ address, onWithdraw }: { address: AddressData; onWithdraw: () => void }) {
  const { t } = useLingui();
  const { email_hint, access } = address;
  return (
    <li className={styles.row}>
      <span className={styles.mail}>
        <MailIcon size={20} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{email_hint}</span>
        <span className={styles.line}>
          {access === 'write' ? <Trans>Invited · Can edit</Trans> : <Trans>Invited · Can save</Trans>}
        </span>
      </span>
      <Button
        size="small"
        className={styles.act}
        aria-label={t`Withdraw: ${email_hint}`}
        onClick={onWithdraw}
      >
        <Trans>Withdraw</Trans>
      </Button>
    </li>
  );
}

type AddressData = DataOf<'BoardEmailInvitesResource.get'>[number];

function useInvitedAddresses(board: { id: string }, first: readonly AddressData[]) {
  const failureText = useFailureText();
  const [addresses, setAddresses] = useState(first);
  const board_id = board.id;
  const reloads = useRef(0);
  const reload = async () => {
    const { data } = await call('BoardEmailInvitesResource.get', { board_id });
    reloads.current += 1;
    setAddresses(data);
  };
  const withdraw = async (address: AddressData) => {
    const place = addresses.indexOf(address);
    const reloadsBefore = reloads.current;
    setAddresses((before) => before.filter(({ id }) => id !== address.id));
    try {
      await call('BoardEmailInviteResource.delete', { board_id, invite_id: address.id });
    } catch (error) {
      // A list loaded in the meantime already says whether the address is still invited.
      if (reloads.current === reloadsBefore) setAddresses((before) => before.toSpliced(place, 0, address));
      const text = failureText(error);
      toast.show({ kind: 'error', text });
    }
  };
  return { addresses, reload, withdraw };
}

type OwnerRowProps = { owner: { username: string; fullName: string; image: string | null } };

function OwnerRow({ owner }: OwnerRowProps) {
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

function CollaboratorRow({ person, isMine, isMe, onChooseAccess, onRemove }: CollaboratorRowProps) {
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
      label={t`What ${person.user.full_name} can do`}
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
