import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { BackLink } from '#app/navigation/back-link.tsx';
import { isNewHere, noteVisit } from '#app/navigation/time-here.ts';
import { isFirstPage, useGoBack } from '#app/navigation/use-go-back.ts';
import { historyAt, type NavigationHistory } from '#app/navigation/visited-pages.ts';
import { useCreationGate } from '#app/pins/use-creation-gate.tsx';
import { CreateMenu } from '#app/shell/create-menu.tsx';
import { WithUnread } from '#design/badge/with-unread.tsx';
import { Button } from '#design/button/button.tsx';
import { IconLink } from '#design/button/icon-button.tsx';
import { LinkButton } from '#design/button/link-button.tsx';
import { ArrowLeftIcon, ChartLineIcon, PinIcon, SettingsIcon } from '#design/icons/icons.tsx';
import { Pulsar } from '#design/pulsar/pulsar.tsx';
import { isReservedName } from '#features/core/identity/reserved-names.ts';
import type { ProfilePageData } from '#features/core/people/show-profile/profile-page-data.ts';
import { isBoardSlug } from '#features/library/boards/board-name.ts';
import { boardInUrl } from '#features/library/boards/board-path.ts';
import styles from './profile.module.css';
import { useIsPulsing } from './use-is-pulsing.ts';

/** The size of the pulsar on the plus, px. */
const PULSAR = 40;

type OwnProfileBarProps = {
  person: Pick<ProfilePageData, 'hasLoginNotice'>;
  /** Leaves out what is the viewer's own: hints and settings. */
  isActed: boolean;
};

export function OwnProfileBar({ person, isActed }: OwnProfileBarProps) {
  const { t } = useLingui();
  const isPulsing = useIsPulsing();
  const { onClick, notice } = useCreationGate('pin');
  return (
    <Bar>
      <IconLink to="/pin-builder/" label={t`Create Pin`} onClick={onClick}>
        <PinIcon />
      </IconLink>
      {notice}
      <span className={styles.create} data-anchor={isActed ? undefined : 'profile-create'}>
        <CreateMenu />
        {isPulsing && <Pulsar size={PULSAR} />}
      </span>
      <IconLink to="/analytics/" label={t`Analytics`}>
        <ChartLineIcon />
      </IconLink>
      {!isActed && <Settings notices={person.hasLoginNotice ? 1 : 0} />}
    </Bar>
  );
}

function Settings({ notices }: { notices: number }) {
  const { t } = useLingui();
  return (
    <WithUnread count={notices} most={10}>
      <IconLink to="/settings/" label={notices > 0 ? t`Settings, 1 notice` : t`Settings`}>
        <SettingsIcon />
      </IconLink>
    </WithUnread>
  );
}

export type BlockingProps = {
  person: Pick<ProfilePageData, 'fullName' | 'image' | 'isPrivate'>;
  isBlocked: boolean;
  /** Not given to who may not block. */
  onBlock?: () => void;
  onUnblock?: () => void;
};

/** The block button is there on a private profile. */
export function OtherProfileBar(props: BlockingProps) {
  return <Bar>{props.person.isPrivate && <BlockToggle {...props} />}</Bar>;
}

/** After confirmation; unblocks at once. */
export function BlockToggle({ person: { fullName }, isBlocked, onBlock, onUnblock }: BlockingProps) {
  const { t } = useLingui();
  const onClick = isBlocked ? onUnblock : onBlock;
  if (!onClick) return null;
  const label = isBlocked ? t`Unblock ${fullName}` : t`Block ${fullName}`;
  return (
    <Button size="small" aria-label={label} onClick={onClick}>
      {isBlocked ? <Trans>Unblock</Trans> : <Trans>Block</Trans>}
    </Button>
  );
}

function Bar({ children }: { children: ReactNode }) {
  return (
    <div className={styles.bar}>
      <Back />
      <span />
      {children}
    </div>
  );
}

function Back() {
  const { to, isForYou } = useWayBack();
  const goBack = useGoBack(to);
  if (!isForYou) return <BackLink fallback={to} />;
  const icon = <ArrowLeftIcon />;
  return (
    <LinkButton
      {...{ to, icon }}
      variant="ghost"
      onClick={(event) => {
        event.preventDefault();
        goBack();
      }}
    >
      <Trans>For you</Trans>
    </LinkButton>
  );
}

interface Arrival {
  /** Reached by its address. */
  isFirst: boolean;
  from: string | null;
  /** The viewer comes for the first time, or again after a long while. */
  isNewHere: boolean;
}

interface WayBack {
  /** Leads here if there is no page to go back to. */
  to: string;
  /** It leads to the personal feed, and says so. */
  isForYou: boolean;
}

const HOME_FEED = new Set(['/', '/homefeed', '/homefeed/']);

export function wayBackOf({ isFirst, from, isNewHere }: Arrival): WayBack {
  if (isFirst && from && isBoard(from)) return { to: from, isForYou: false };
  const isFromFeed = from !== null && HOME_FEED.has(from);
  return { to: '/', isForYou: isFirst || (isNewHere && isFromFeed) };
}

function isBoard(path: string): boolean {
  const board = boardInUrl(path);
  return board !== null && !isReservedName(board.username) && isBoardSlug(board.slug);
}

/** Home until the navigation is known. */
function useWayBack(): WayBack {
  const location = useLocation();
  const coming = useNavigationType();
  const [way, setWay] = useState<WayBack>({ to: '/', isForYou: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: one comes to each page once
  useEffect(() => {
    const now = Date.now();
    const from = pageBefore(historyAt(location, coming));
    setWay(wayBackOf({ isFirst: isFirstPage(), from, isNewHere: isNewHere(noteVisit(now), now) }));
  }, [location.key]);
  return way;
}

/** On a tab's first page, it is the page of this site that linked there. */
function pageBefore({ previous }: NavigationHistory): string | null {
  const last = previous.at(-1);
  if (last) return last.path;
  const url = URL.parse(document.referrer);
  return url?.origin === location.origin ? url.pathname : null;
}
