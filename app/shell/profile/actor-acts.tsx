import { Trans, useLingui } from '@lingui/react/macro';
import { useRevalidator } from 'react-router';
import { OrganizeMenu } from '#app/shell/boards/organize-menu.tsx';
import { LinkButton } from '#design/button/link-button.tsx';
import { MenuOpener, type OpenedMenu } from '#design/menu/menu-opener.tsx';
import { onDemand } from '#design/on-demand/on-demand.tsx';
import type { Contact } from '#features/business/profiles/contact-business/contact.ts';
import type { ProfilePageData } from '#features/core/people/show-profile/profile-page-data.ts';
import { ActingFollow } from '#features/social/follows/follow-person/acting-follow.tsx';
import type { ActorOptions } from './actor-options-menu.tsx';
import { ContactPart } from './contact-part.tsx';
import { InvitedFollow } from './invited-follow.tsx';
import styles from './profile.module.css';
import { ReachPerson } from './reach-person.tsx';

const ActorOptionsMenu = onDemand<ActorOptions & OpenedMenu>(
  async () => (await import('./actor-options-menu.tsx')).ActorOptionsMenu,
);

export type ActorActsProps = {
  person: ProfilePageData;
  isPhone: boolean;
  mayOrganize: boolean;
  mayMessage: boolean;
  contact: Contact | null;
  isBlocked: boolean;
  /** The invite by which the viewer came. */
  code: string | null;
  /** What else can be done with somebody's profile. */
  options: ActorOptions;
};

/** What can be done with a profile, by its owner and by everybody else who is signed in. */
export function ActorActs(props: ActorActsProps) {
  const { t } = useLingui();
  const { person, mayOrganize, isBlocked, options } = props;
  return (
    <>
      {!isBlocked && <ReachPerson {...props} />}
      {!person.isOwner && !isBlocked && <Follow {...props} />}
      {mayOrganize && <OrganizeMenu person={person} />}
      {person.isOwner && (
        <LinkButton to="/settings/edit-profile/" size="small">
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

function Follow({ person, code }: ActorActsProps) {
  const { revalidate } = useRevalidator();
  if (code) return <InvitedFollow person={person} code={code} refresh={revalidate} />;
  return <ActingFollow person={person} refresh={revalidate} />;
}
