import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useLocation, useMatches, useNavigate } from 'react-router';
import { Avatar } from '#design/avatar/avatar.tsx';
import { WithUnread } from '#design/badge/with-unread.tsx';
import { IconButton, IconLink } from '#design/button/icon-button.tsx';
import {
  BellIcon,
  ChartLineIcon,
  ChevronDownIcon,
  HouseIcon,
  LayoutGridIcon,
  ListIcon,
  LogOutIcon,
  MessageCircleIcon,
  SettingsIcon,
  ShieldIcon,
  SparklesIcon,
  UserIcon,
  UsersIcon,
} from '#design/icons/icons.tsx';
import { IconMenuButton } from '#design/menu/menu-button.tsx';
import { useNotFetchedToast } from '#design/on-demand/code.ts';
import { latePart } from '#design/on-demand/late-part.tsx';
import { onDemand } from '#design/on-demand/on-demand.tsx';
import { DropOverlay } from '#features/library/saves/pin-builder/drop-overlay.tsx';
import { usePickedFiles } from '#features/library/saves/pin-builder/use-picked-files.ts';
import {
  CONVERSATIONS_PATH,
  MOST_COUNTED as MOST_MESSAGES,
} from '#features/social/conversations/conversation.ts';
import { inboxDropdown } from '#features/social/conversations/parts/inbox-dropdown.ts';
import { unreadConversations } from '#features/social/conversations/unread-conversations.ts';
import { ExperienceHost } from '#features/trust/experiences/show-experiences/experience-host.tsx';
import { ReportHost } from '#features/trust/moderation/parts/report-host.tsx';
import { MOST_COUNTED as MOST_NOTIFICATIONS } from '#features/trust/notifications/notification.ts';
import { unreadNotifications } from '#features/trust/notifications/unread-notifications.ts';
import { isBackHere, noteVisit } from '../navigation/time-here.ts';
import { useVisitedPages } from '../navigation/visited-pages.ts';
import { usesOffline } from '../offline/uses-offline.ts';
import { actAs } from './act-as.ts';
import { CreateMenu } from './create-menu.tsx';
import styles from './header.module.css';
import { useInstallOffer } from './install-offer.ts';
import type { ShellActing, ShellViewer } from './shell-data.ts';
import { ShortcutHost, type ShortcutView } from './shortcut-host.tsx';
import type { Brought } from './use-create-place.ts';
import { useLogOut } from './use-log-out.ts';
import { useShell } from './use-shell.ts';
import { useTracking } from './use-tracking.ts';

// Few have several accounts.
const SwitchAccountDialog = latePart(
  () => import('#features/core/identity/switch-account/switch-account-dialog.tsx'),
  'SwitchAccountDialog',
);

// Few keep copies or have installed the app.
const OfflineHost = latePart(() => import('../offline/offline-host.tsx'), 'OfflineHost');

// Few were given access to a business.
const ProfileSwitcher = latePart(() => import('./profile-switcher.tsx'), 'ProfileSwitcher');

function AccountMenu({ viewer, onKeys }: { viewer: ShellViewer; onKeys: () => void }) {
  const { t } = useLingui();
  const logOut = useLogOut();
  const profile = `/${viewer.username}/`;
  const saved = `${profile}_self-profile/`;
  const ofPerson = [
    { id: 'profile', label: t`Your profile`, icon: <UserIcon size={18} />, to: profile },
    { id: 'saved-ideas', label: t`Your saved ideas`, icon: <LayoutGridIcon size={18} />, to: saved },
    { id: 'analytics', label: t`Analytics`, icon: <ChartLineIcon size={18} />, to: '/analytics/' },
    { id: 'settings', label: t`Settings`, icon: <SettingsIcon size={18} />, to: '/settings/' },
  ];
  if (viewer.mayAdvertise) {
    const icon = <SparklesIcon size={18} />;
    ofPerson.push({ id: 'advertise', label: t`Ads`, icon, to: '/advertiser/' });
  }
  if (viewer.isStaff) {
    const icon = <ShieldIcon size={18} />;
    ofPerson.push({ id: 'moderation', label: t`Moderation`, icon, to: '/moderation/' });
  }
  const [isSwitching, setSwitching] = useState(false);
  const toSwitch = () => setSwitching(true);
  const ofSession = [
    { id: 'keys', label: t`Keyboard shortcuts`, icon: <ListIcon size={18} />, onSelect: onKeys },
    { id: 'accounts', label: t`Switch account`, icon: <UsersIcon size={18} />, onSelect: toSwitch },
    { id: 'log-out', label: t`Log out`, icon: <LogOutIcon size={18} />, onSelect: logOut },
  ];
  const groups = [
    { id: 'person', title: viewer.fullName, entries: ofPerson },
    { id: 'session', entries: ofSession },
  ];
  return (
    <>
      <IconMenuButton label={t`Account`} size="tiny" groups={groups}>
        <ChevronDownIcon size={18} />
      </IconMenuButton>
      {isSwitching && <SwitchAccountDialog before={null} onClose={() => setSwitching(false)} />}
    </>
  );
}

/** The bar that says for whom one acts scrolls away; the header stays. */
function Acting({ acting }: { acting: ShellActing }) {
  return (
    <>
      {acting.active && <ActedName name={acting.active.name} />}
      {acting.hasSwitcher && <ProfileSwitcher acting={acting} before={null} />}
    </>
  );
}

function ActedName({ name }: { name: string }) {
  return (
    <span className={styles.acting}>
      <Trans>As {name}</Trans>
    </span>
  );
}

export function SignedInBar({ viewer }: { viewer: ShellViewer }) {
  const { t } = useLingui();
  const { acting } = useShell();
  if (acting) actAs(acting.active);
  useVisitedPages();
  useLeaveEndedLogin();
  useInstallOffer();
  useTracking(viewer.id);
  const [shown, setShown] = useState<ShortcutView>(null);
  const [isBack, setBack] = useState(false);
  useEffect(() => setBack(isBackHere(noteVisit(), Date.now())), []);
  return (
    <>
      <IconLink to="/" label={t`Home`} className={styles.wideOnly}>
        <HouseIcon />
      </IconLink>
      <span className={styles.create} data-anchor="create">
        <CreateMenu />
      </span>
      <NotificationButton />
      <InboxButton />
      {/* Phones have room for one of the two pictures, and the account menu leads to one’s own profile, too. */}
      <IconLink
        to={`/${viewer.username}/`}
        label={t`Your profile`}
        className={acting?.hasSwitcher ? styles.wideOnly : undefined}
      >
        <Avatar name={viewer.fullName} src={viewer.imageSmallUrl} size={28} />
      </IconLink>
      {acting && <Acting acting={acting} />}
      <AccountMenu viewer={viewer} onKeys={() => setShown('list')} />
      <ShortcutHost {...{ viewer, shown }} onShow={setShown} />
      <ReportHost />
      <Offline viewerId={viewer.id} />
      <DropAnywhere />
      {/* Hints are about one's own things. */}
      {!acting?.active && <ExperienceHost isBack={isBack} />}
    </>
  );
}

/** Only the browser knows whether it keeps copies. */
function Offline({ viewerId }: { viewerId: string }) {
  const [isUsed, setUsed] = useState(false);
  useEffect(() => setUsed(usesOffline()), []);
  return isUsed && <OfflineHost viewerId={viewerId} before={null} />;
}

/** Takes what is dropped or pasted on every page that does not take it itself; on a board it is for the board. */
function DropAnywhere() {
  const navigate = useNavigate();
  const matches = useMatches();
  const tell = useNotFetchedToast();
  const begin = async (brought: Brought): Promise<void> => {
    try {
      const { pinStateAt } = await import('./use-create-place.ts');
      await navigate('/pin-builder/', { state: pinStateAt(matches, brought) });
    } catch {
      tell(() => void begin(brought));
    }
  };
  const { isOver } = usePickedFiles((files) => void begin({ files }), {
    isFallback: true,
    onLink: (link) => void begin({ link }),
  });
  if (!isOver) return null;
  return createPortal(
    <DropOverlay>
      <Trans>Drop it to create a Pin</Trans>
    </DropOverlay>,
    document.body,
  );
}

/**
 * The login ended elsewhere, and nothing of that person may stay. Signed-in people see the login page only to add
 * an account.
 */
function useLeaveEndedLogin(): void {
  const { pathname, search } = useLocation();
  const isOut = pathname === '/login/' && new URLSearchParams(search).get('add') !== 'true';
  useEffect(() => {
    if (isOut) location.reload();
  }, [isOut]);
}

function NotificationButton() {
  const { t } = useLingui();
  const count = useSyncExternalStore(unreadNotifications.subscribe, unreadNotifications.current, () => 0);
  return (
    <WithUnread count={count} most={MOST_NOTIFICATIONS}>
      <IconLink to="/news/" label={count > 0 ? t`Notifications, ${count} unread` : t`Notifications`}>
        <BellIcon />
      </IconLink>
    </WithUnread>
  );
}

const InboxPanel = onDemand(
  () => import('#features/social/conversations/parts/inbox-panel.tsx'),
  'InboxPanel',
);

/** Narrower screens have no room for a dropdown and open the page. */
const WIDE = '(min-width: 600px)';

function InboxButton() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const triggerRef = useRef<HTMLButtonElement>(null);
  const { subscribe, current, none } = unreadConversations;
  const { unread_count: count, request_count } = useSyncExternalStore(subscribe, current, none);
  const dropdown = inboxDropdown;
  const { isOpen, attachment } = useSyncExternalStore(dropdown.subscribe, dropdown.current, dropdown.closed);
  const press = () => (matchMedia(WIDE).matches ? dropdown.open() : navigate(CONVERSATIONS_PATH));
  return (
    <WithUnread count={count} most={MOST_MESSAGES} isWaiting={request_count > 0}>
      <IconButton
        ref={triggerRef}
        label={count > 0 ? t`Messages, ${count} unread` : t`Messages`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={press}
        onPointerEnter={InboxPanel.preload}
      >
        <MessageCircleIcon />
      </IconButton>
      <InboxPanel {...{ isOpen, attachment, triggerRef }} onClose={dropdown.close} />
    </WithUnread>
  );
}
