import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { Avatar } from '#design/avatar/avatar.tsx';
import { IconLink } from '#design/button/icon-button.tsx';
import { HouseIcon } from '#design/icons/icons.tsx';
import { InboxButton } from '#features/social/conversations/parts/inbox-button.tsx';
import { ReportHost } from '#features/trust/moderation/parts/report-host.tsx';
import { NewsButton } from '#features/trust/notifications/parts/news-button.tsx';
import { AccountMenu } from './account-menu.tsx';
import { CreateMenu } from './create-menu.tsx';
import { DropAnywhere } from './drop-anywhere.tsx';
import styles from './header.module.css';
import { useInstallOffer } from './install-offer.ts';
import type { ShellViewer } from './shell-data.ts';
import { noteVisit } from './time-here.ts';
import { useLeaveEndedLogin } from './use-leave-ended-login.ts';
import { useVisitedPages } from './visited-pages.ts';

/** What the bar above every page offers to whoever is signed in. */
export function SignedInBar({ viewer }: { viewer: ShellViewer }) {
  const { t } = useLingui();
  useVisitedPages();
  useLeaveEndedLogin();
  useInstallOffer();
  useEffect(() => {
    noteVisit();
  }, []);
  return (
    <>
      <IconLink to="/" label={t`Home`} className={styles.home}>
        <HouseIcon />
      </IconLink>
      <CreateMenu />
      <NewsButton />
      <InboxButton />
      <IconLink to={`/${viewer.username}/`} label={t`Your profile`}>
        <Avatar name={viewer.fullName} src={viewer.imageSmallUrl} size={28} />
      </IconLink>
      <AccountMenu viewer={viewer} />
      <ReportHost />
      <DropAnywhere />
    </>
  );
}
