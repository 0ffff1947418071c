import { Trans } from '@lingui/react/macro';
import { Button } from '#design/button/button.tsx';
import type { Contact } from '#features/business/contact-business/contact.ts';
import { loginPrompt } from '#features/identity/parts/login-prompt.ts';
import { ProfileOptions } from '#features/people/parts/profile-options.tsx';
import type { ProfilePageData } from '#features/people/show-profile/profile-page-data.ts';
import { ContactPart } from './contact-part.tsx';
import styles from './profile.module.css';

type VisitorActsProps = { person: ProfilePageData; contact: Contact | null };

/** What can be done with a profile, for whoever has to log in to do it. */
export function VisitorActs({ person, contact }: VisitorActsProps) {
  const isFollowed = person.isFollowedByMe;
  const block = () => loginPrompt.open({ reason: 'other' });
  const follow = () => loginPrompt.open({ reason: isFollowed ? 'unfollow' : 'follow' });
  return (
    <>
      <Button size="small" onClick={() => loginPrompt.open({ reason: 'share_profile' })}>
        <Trans>Share</Trans>
      </Button>
      <Button size="small" look={isFollowed ? 'secondary' : 'primary'} onClick={follow}>
        {isFollowed ? <Trans>Following</Trans> : <Trans>Follow</Trans>}
      </Button>
      <span className={styles.together}>
        <ContactPart {...{ person, contact }} />
        <ProfileOptions person={person} isBlocked={false} onBlock={block} />
      </span>
    </>
  );
}
