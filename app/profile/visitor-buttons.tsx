import { Trans, useLingui } from '@lingui/react/macro';
import { ReportLink } from '#app/moderation/report-link.tsx';
import { Button } from '#design/button/button.tsx';
import { MenuOpener } from '#design/menu/menu-opener.tsx';
import { onDemand } from '#design/on-demand/on-demand.tsx';
import type { Contact } from '#features/business/profiles/contact-business/contact.ts';
import { loginPrompt } from '#features/core/identity/parts/login-prompt.ts';
import type { ProfilePageData } from '#features/core/people/show-profile/profile-page-data.ts';
import { ContactPart } from './contact-part.tsx';
import styles from './profile.module.css';

const VisitorOptionsMenu = onDemand(() => import('./visitor-options-menu.tsx'), 'VisitorOptionsMenu');

type VisitorButtonsProps = { person: ProfilePageData; contact: Contact | null };

export function VisitorButtons({ person, contact }: VisitorButtonsProps) {
  const { t } = useLingui();
  return (
    <>
      {!person.isBlockedByMe && <ReachButtons isFollowed={person.isFollowedByMe} />}
      <span className={styles.together}>
        <ContactPart {...{ person, contact }} />
        <MenuOpener
          label={t`Profile options`}
          size="small"
          preload={VisitorOptionsMenu.preload}
          menu={(opened) => <VisitorOptionsMenu {...opened} person={person} />}
        />
        <ReportLink about={{ kind: 'person', id: person.id }} to={`/${person.username}/report/`} />
      </span>
    </>
  );
}

function ReachButtons({ isFollowed }: { isFollowed: boolean }) {
  const follow = () => loginPrompt.openToFollow(isFollowed);
  return (
    <>
      <Button size="small" onClick={() => loginPrompt.open({ reason: 'share_profile' })}>
        <Trans>Share</Trans>
      </Button>
      <Button size="small" variant={isFollowed ? 'secondary' : 'primary'} onClick={follow}>
        {isFollowed ? <Trans>Following</Trans> : <Trans>Follow</Trans>}
      </Button>
    </>
  );
}
