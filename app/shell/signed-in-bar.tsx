import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useLocation, useNavigate } from 'react-router';
import { Avatar } from '#design/avatar/avatar.tsx';
import { IconLink } from '#design/button/icon-button.tsx';
import { HouseIcon } from '#design/icons/icons.tsx';
import { carryFiles } from '#features/library/saves/pin-builder/carried-files.ts';
import { newKey } from '#features/library/saves/pin-builder/drafts.ts';
import { DropOverlay } from '#features/library/saves/pin-builder/drop-overlay.tsx';
import { usePickedFiles } from '#features/library/saves/pin-builder/use-picked-files.ts';
import { InboxButton } from '#features/social/conversations/parts/inbox-button.tsx';
import { ReportHost } from '#features/trust/moderation/parts/report-host.tsx';
import { NotificationButton } from '#features/trust/notifications/parts/notification-button.tsx';
import { noteVisit } from '../navigation/time-here.ts';
import { useVisitedPages } from '../navigation/visited-pages.ts';
import { AccountMenu } from './account-menu.tsx';
import { CreateMenu } from './create-menu.tsx';
import styles from './header.module.css';
import { useInstallOffer } from './install-offer.ts';
import type { ShellViewer } from './shell-data.ts';

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
      <NotificationButton />
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

/** Opens the builder with files dropped on any page that does not take files itself. */
function DropAnywhere() {
  const navigate = useNavigate();
  const begin = (files: File[]) => navigate('/pin-builder/', { state: carryFiles(newKey(), files) });
  const { isOver } = usePickedFiles(begin, { isFallback: true });
  if (!isOver) return null;
  return createPortal(
    <DropOverlay>
      <Trans>Drop it to create a Pin</Trans>
    </DropOverlay>,
    document.body,
  );
}

/**
 * Reloads the login page when it is reached from a signed-in page: the login ended elsewhere, and nothing of that
 * person may stay. Signed-in people see that page only to add an account.
 */
function useLeaveEndedLogin(): void {
  const { pathname, search } = useLocation();
  const isOut = pathname === '/login/' && new URLSearchParams(search).get('add') !== 'true';
  useEffect(() => {
    if (isOut) location.reload();
  }, [isOut]);
}
