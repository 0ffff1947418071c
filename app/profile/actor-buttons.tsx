import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { ToPeople } from '#app/pins/to-people.tsx';
import { Button } from '#design/button/button.tsx';
import { LinkButton } from '#design/button/link-button.tsx';
import { InboxIcon, LayoutGridIcon, SparklesIcon, TrashIcon } from '#design/icons/icons.tsx';
import type { MenuEntry } from '#design/menu/menu.tsx';
import { MenuButton } from '#design/menu/menu-button.tsx';
import { MenuOpener } from '#design/menu/menu-opener.tsx';
import { onDemand } from '#design/on-demand/on-demand.tsx';
import { Popover } from '#design/popover/popover.tsx';
import { ShareButton } from '#design/share/share-button.tsx';
import { toast } from '#design/toast/toast.ts';
import type { Contact } from '#features/business/profiles/contact-business/contact.ts';
import { InviteLanding } from '#features/core/people/invite-codes/invite-landing.tsx';
import { PersonPreview } from '#features/core/people/share-profile/person-preview.tsx';
import { type SharedPerson, sharedPerson } from '#features/core/people/share-profile/shared-person.ts';
import { shortLinkTo } from '#features/core/people/short-link.ts';
import type { ProfilePageData } from '#features/core/people/show-profile/profile-page-data.ts';
import { MessageFlyout } from '#features/social/conversations/message-person/message-flyout.tsx';
import { openWithFollowInvite } from '#features/social/conversations/parts/inbox-dropdown.ts';
import { useBeginConversation } from '#features/social/conversations/parts/use-begin-conversation.ts';
import { ActingFollow, FollowToggle } from '#features/social/follows/follow-person/acting-follow.tsx';
import { useFollow } from '#features/social/follows/follow-person/use-follow.ts';
import { call } from '#platform/resource/client.ts';
import { useFailureText } from '#platform/resource/use-connection-texts.ts';
import type { ActorOptions } from './actor-options-menu.tsx';
import { ContactPart } from './contact-part.tsx';
import { OrganizeIdeasDialog } from './own-boards/organize.tsx';
import styles from './profile.module.css';

const ActorOptionsMenu = onDemand(() => import('./actor-options-menu.tsx'), 'ActorOptionsMenu');

export type ActorButtonsProps = {
  person: ProfilePageData;
  isPhone: boolean;
  mayOrganize: boolean;
  /** Boards are suggested to the owner. */
  hasSuggestions: boolean;
  /** It is somebody else's, whom the viewer acts for. */
  isActed: boolean;
  mayMessage: boolean;
  contact: Contact | null;
  isBlocked: boolean;
  /** Null for who may not. */
  editPath: string | null;
  code: string | null;
  options: ActorOptions;
};

export function ActorButtons(props: ActorButtonsProps) {
  const { t } = useLingui();
  const { person, mayOrganize, hasSuggestions, editPath, isBlocked, options } = props;
  return (
    <>
      {!isBlocked && <ReachPerson {...props} />}
      {!person.isOwner && !isBlocked && <Follow {...props} />}
      {mayOrganize && <OrganizeMenu {...{ person, hasSuggestions }} />}
      {editPath && (
        <LinkButton to={editPath} size="small">
          <Trans>Edit Profile</Trans>
        </LinkButton>
      )}
      {!person.isOwner && (
        <span className={styles.together}>
          {!isBlocked && <ContactPart {...props} />}
          <MenuOpener
            label={t`Profile options`}
            size="small"
            preload={ActorOptionsMenu.preload}
            menu={(opened) => <ActorOptionsMenu {...options} {...opened} />}
          />
        </span>
      )}
    </>
  );
}

function Follow({ person, code, mayMessage }: ActorButtonsProps) {
  const { revalidate } = useRevalidator();
  if (code) return <InvitedFollow {...{ person, code, mayMessage }} refresh={revalidate} />;
  return <ActingFollow person={person} refresh={revalidate} />;
}

type InvitedFollowProps = Pick<ActorButtonsProps, 'person' | 'mayMessage'> & {
  code: string;
  refresh: () => void;
};

function InvitedFollow({ person, code, mayMessage, refresh }: InvitedFollowProps) {
  const { open, upsell } = useFollowUpsell(person, mayMessage);
  const [state, toggle] = useFollow({ person, inviteCode: code, refresh, onInvited: open });
  const { t } = useLingui();
  const failureText = useFailureText();
  // An invite also answers a request that still waits.
  const enter = async () => {
    try {
      const input = { user_id: person.id, invite_code: code };
      const { data } = await call('UserFollowResource.create', input);
      refresh();
      if (data.is_invited) open();
      else if (!data.explicitly_followed_by_me)
        toast.show({ kind: 'error', text: t`This invite is no longer valid.` });
    } catch (error) {
      toast.show({ kind: 'error', text: failureText(error) });
    }
  };
  return (
    <>
      <FollowToggle state={state} name={person.fullName} onClick={toggle} />
      <InviteLanding
        person={person}
        code={code}
        onFollow={() => (state === 'none' ? toggle() : state === 'asked' && enter())}
      />
      {upsell}
    </>
  );
}

export type ReachPersonProps = Pick<ActorButtonsProps, 'person' | 'mayMessage' | 'isPhone' | 'isActed'>;

/** On one's own private profile, the share button invites people to follow; nobody invites for a business. */
function ReachPerson({ person, mayMessage, isPhone, isActed }: ReachPersonProps) {
  const isInviting = person.isOwner && person.isPrivate && !isActed;
  return (
    <>
      <ShareProfileButton
        person={person}
        isCompact={isPhone && !person.isOwner}
        people={({ type, id }) => <ToPeople attachment={{ type, id }} />}
        onPress={isInviting ? () => openWithFollowInvite(person.id) : undefined}
      />
      {mayMessage && <MessageButton person={person} />}
    </>
  );
}

/** For who may only look at a business. */
export function LookerOfBusiness(props: ReachPersonProps) {
  return (
    <>
      <ReachPerson {...props} />
      <LinkButton to="/analytics/" size="small">
        <Trans>Analytics</Trans>
      </LinkButton>
    </>
  );
}

function OrganizeMenu({ person, hasSuggestions }: Pick<ActorButtonsProps, 'person' | 'hasSuggestions'>) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { revalidate } = useRevalidator();
  const { id, username, unorganizedCount } = person;
  const boards = `/${username}/_boards/`;
  const entries: MenuEntry[] = [
    { id: 'boards', label: t`Boards`, icon: <LayoutGridIcon size={18} />, to: boards },
    {
      id: 'deleted',
      label: t`Recently deleted`,
      icon: <TrashIcon size={18} />,
      to: `/${username}/_deleted/`,
    },
  ];
  if (hasSuggestions) {
    const to = `${boards}#suggested-boards`;
    entries.unshift({ id: 'suggested', label: t`Suggested boards`, icon: <SparklesIcon size={18} />, to });
  }
  if (unorganizedCount > 0) {
    const open = () => setOpen(true);
    const icon = <InboxIcon size={18} />;
    entries.unshift({ id: 'ideas', label: t`Unorganized ideas`, icon, onSelect: open });
  }
  return (
    <>
      <MenuButton label={t`Organize`} size="small" groups={[{ id: 'organize', entries }]} />
      <OrganizeIdeasDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        saver={{ id, username }}
        onChanged={revalidate}
      />
    </>
  );
}

const FollowUpsell = onDemand(
  () => import('#features/core/people/invite-codes/follow-upsell.tsx'),
  'FollowUpsell',
);

/** `open` shows the offer; render `upsell` somewhere on the page. */
function useFollowUpsell(person: ProfilePageData, mayMessage: boolean) {
  const [isOpen, setOpen] = useState(false);
  const upsell = (
    <FollowUpsell
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      person={person}
      message={mayMessage && person.isFollowingMe && <BeginConversation person={person} />}
    />
  );
  return { open: () => setOpen(true), upsell };
}

function BeginConversation({ person }: { person: { id: string } }) {
  const begin = useBeginConversation();
  return (
    <Button variant="primary" onClick={() => begin({ user_ids: [person.id] })}>
      <Trans>Message</Trans>
    </Button>
  );
}

function MessageButton({ person }: { person: { id: string; fullName: string } }) {
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        ref={triggerRef}
        size="small"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen((before) => !before)}
        onPointerEnter={Popover.preload}
      >
        <Trans>Message</Trans>
      </Button>
      <MessageFlyout {...{ person, isOpen, triggerRef }} onClose={() => setOpen(false)} />
    </>
  );
}

type ShareProfileButtonProps = {
  person: Parameters<typeof sharedPerson>[0];
  isCompact?: boolean;
  /** Ways to share with people of this site. */
  people: (shared: SharedPerson) => ReactNode;
  onPress?: () => void;
};

function ShareProfileButton(props: ShareProfileButtonProps) {
  const { person, isCompact, people, onPress } = props;
  const { t } = useLingui();
  const shared = sharedPerson(person);
  const { id, name, description, url } = shared;
  return (
    <ShareButton
      label={t`Send Profile`}
      size="small"
      variant="filled"
      title={t`Share this profile`}
      path={url}
      shortPath={shortLinkTo('user', id)}
      subject={name}
      text={description}
      preview={<PersonPreview {...shared} />}
      people={people(shared)}
      onPress={onPress}
    >
      {!isCompact && <Trans>Share</Trans>}
    </ShareButton>
  );
}
