import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { type PageContext, pageContext } from '#app/server/page-context.ts';
import { FIRST_VIEW, FirstView } from '#app/shell/first-view.tsx';
import { orNull } from '#app/shell/or-not-found.ts';
import { useActor, useMayLook } from '#app/shell/use-shell.ts';
import { latePart } from '#design/on-demand/late-part.tsx';
import { rarePart } from '#design/on-demand/rare-part.tsx';
import { Tabs } from '#design/tabs/tabs.tsx';
import { type Contact, contactOf } from '#features/business/profiles/contact-business/contact.ts';
import {
  type MerchantBadgesData,
  merchantBadgesData,
} from '#features/business/profiles/edit-badges/merchant-badges-data.ts';
import { BadgePlace } from '#features/business/profiles/parts/badge-place.tsx';
import { mayActFor } from '#features/core/identity/acting-access.ts';
import { cutAbout } from '#features/core/people/about.ts';
import { coverResolution, shownCover } from '#features/core/people/cover.ts';
import { inviteCodeIn } from '#features/core/people/invite-codes/invite-code.ts';
import { ProfileCover, ProfileHeader } from '#features/core/people/parts/profile-header.tsx';
import { TAB_TYPES } from '#features/core/people/person.ts';
import {
  type ProfilePageData,
  profileMeta,
  profilePageData,
} from '#features/core/people/show-profile/profile-page-data.ts';
import { segmentOf, tabAt } from '#features/core/people/show-profile/profile-tabs.ts';
import type { PersonProfile } from '#features/core/people/wire/person-answer.ts';
import { VIEW_TYPES } from '#features/measure/events/event.ts';
import { useSendView } from '#features/measure/events/send-event.ts';
import { mayMessage } from '#features/social/conversations/conversation.ts';
import { FollowCounts } from '#features/social/follows/parts/follow-counts.tsx';
import type { Viewer } from '#platform/resource/viewer.ts';
import type { Route } from './+types/profile.ts';
import type { ReachPersonProps } from './actor-buttons.tsx';
import { ClosedProfile } from './closed-profile.tsx';
import { isAskedAsVisitor, loadInviteArrival, loadInvites } from './load-arrival.ts';
import styles from './profile.module.css';
import { isActed, requireProfile } from './profile-page.ts';
import { profileStructuredData } from './profile-structured-data.ts';
import { VisitorButtons } from './visitor-buttons.tsx';

// Visitors have hardly any actions on a profile.
const ActorHeader = rarePart(
  () => import('./actor-header.tsx'),
  'ActorHeader',
  ({ header }) => <ProfileHeader {...header} />,
);

// Few were given access to a business.
const LookerOfBusiness = rarePart(
  () => import('./actor-buttons.tsx'),
  'LookerOfBusiness',
  () => null,
);

// Few are merchants.
const MerchantBadges = latePart(
  () => import('#features/business/profiles/parts/badge-row.tsx'),
  'MerchantBadges',
);
const OwnMerchantBadges = latePart(
  () => import('#features/business/profiles/edit-badges/own-merchant-badges.tsx'),
  'OwnMerchantBadges',
);

// Few have anything to answer here.
const ProfileNotices = latePart(() => import('./profile-notices.tsx'), 'ProfileNotices');

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const profile = await requireProfile(page, url, params.username);
  const person = profilePageData(profile, page.viewer.id);
  const mayOrganize = page.viewer.kind === 'person' && person.isOwner;
  const [notices, hasSuggestions] = await Promise.all([
    loadNotices(page, profile, url),
    mayOrganize && profile.has_pin_clusters && findsSuggestions(page),
  ]);
  return {
    person,
    cover: coverAt(page, profile),
    shortAbout: cutAbout(person, page.isPhone),
    code: inviteCodeIn(url.searchParams),
    notices,
    maySeeCode: person.isOwner || (page.viewer.kind === 'person' && page.viewer.isEmployee),
    mayOrganize,
    hasSuggestions,
    isActed: isActed(page),
    editPath: person.isOwner ? editPathOf(page) : null,
    mayBlock: mayActFor(page.viewer, {}, 'block'),
    mayMessage: mayReach(page.viewer, profile),
    contact: contactAt(page, profile),
    merchant: await loadMerchant(page, profile),
    isPhone: page.isPhone,
    meta: [...profileMeta(profile, page), ...(await profileStructuredData(page, profile))],
  };
}

function editPathOf(page: PageContext): string | null {
  if (!mayActFor(page.viewer, {}, 'edit-profile')) return null;
  return `/settings/edit-profile/${isActed(page) ? `?orbac_subject_id=${page.viewer.id}` : ''}`;
}

function coverAt({ viewer, flags, isPhone }: PageContext, { profile_cover }: PersonProfile) {
  const isInExperiment = flags.isOn('profile_cover_image_unauth_resolution_change');
  const isSignedIn = viewer.id !== undefined;
  return shownCover(profile_cover, coverResolution({ isPhone, isSignedIn, isInExperiment }));
}

async function loadNotices(page: PageContext, profile: PersonProfile, url: URL) {
  const isOwner = page.viewer.id === profile.id && !isActed(page);
  const invites = isOwner ? await loadInvites(page) : [];
  const notices = {
    invites,
    arrival: isOwner ? await loadInviteArrival(page, url) : null,
    isAsked: isAskedAsVisitor(page, url),
    // At most one callout, and invitations come first.
    isUpsellDue: isOwner && invites.length === 0 && (await isUpsellDue(page)),
  };
  return invites.length > 0 || Object.values({ ...notices, invites: null }).some(Boolean) ? notices : null;
}

/** Of some clusters a board was made, and some people want no suggestions. A failure costs only an entry of a menu. */
async function findsSuggestions({ call, reportError }: PageContext): Promise<boolean> {
  try {
    return (await call('GET /v3/users/profile/pins/clusters/', { max_cluster_limit: 1 })).data.length > 0;
  } catch (error) {
    reportError(error);
    return false;
  }
}

async function isUpsellDue({ call, viewer }: PageContext) {
  return viewer.kind === 'person' && (await call('UserStateResource.get', {})).data.business_upsell;
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export const handle = FIRST_VIEW;

export default function ProfilePage({ loaderData }: Route.ComponentProps) {
  // Keyed by person, so that state does not carry over to the next one.
  return <Profile key={loaderData.person.id} {...{ loaderData }} />;
}

function Profile({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { person, cover, merchant, notices } = loaderData;
  const { t } = useLingui();
  const actor = useActor();
  const mayLook = useMayLook();
  const { open, ...shown } = useShownTabs(person);
  const block = useShownBlock(person.isBlockedByMe);
  useSendView(VIEW_TYPES.profile, person.id, person.isOwner);
  const isOpen = person.isOpen && !block.isBlocked;
  // Actors see in their header whom they block.
  const isBlockTold = actor !== null && (block.isBlocked || person.isBlockedByMe);
  const header = {
    ...loaderData,
    cover: cover && <ProfileCover {...cover} />,
    badges: merchant && <Badges merchant={merchant} />,
    counts: <FollowCounts {...{ person, mayLook }} actorId={actor?.id ?? null} />,
  };
  return (
    <main id="main">
      {actor ? (
        <ActorHeader {...{ ...loaderData, ...block, header }} />
      ) : (
        <ProfileHeader {...header} actions={<LookerButtons {...loaderData} />} />
      )}
      {isOpen && shown.tabs.length > 1 && <Tabs label={t`Profile`} {...shown} sticky />}
      <FirstView />
      {notices && <ProfileNotices {...notices} before={null} />}
      <div key={open} className={styles.tab}>
        {isOpen && <Outlet context={person} />}
        {!isOpen && !isBlockTold && <ClosedProfile person={person} />}
      </div>
    </main>
  );
}

function Badges({ merchant }: { merchant: MerchantBadgesData }) {
  const Shown = merchant.earned ? OwnMerchantBadges : MerchantBadges;
  return (
    <BadgePlace>
      <Shown merchant={merchant} before={null} />
    </BadgePlace>
  );
}

function LookerButtons(props: ReachPersonProps & { contact: Contact | null }) {
  const { person, contact, isActed } = props;
  if (!person.isOwner) return <VisitorButtons {...{ person, contact }} />;
  return isActed && <LookerOfBusiness {...props} />;
}

function useShownTabs(person: ProfilePageData) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const segment = pathname.split('/').slice(2).join('/');
  const labels: Record<number, string> = {
    [TAB_TYPES.saved]: t`Saved`,
    [TAB_TYPES.created]: t`Created`,
    [TAB_TYPES.tried]: t`Tried`,
  };
  const open = tabAt(segment, person.tabs);
  const tabs = person.tabs.map(({ tab_type }) => ({
    to: `/${person.username}/${segmentOf(tab_type)}/`,
    label: labels[tab_type],
    current: tab_type === open,
  }));
  return { open, tabs, end: person.isOwner && <span className={styles.tabEnd} data-tab-end /> };
}

/** Its owner does not need it, and crawlers have no use for addresses. */
function contactAt({ viewer, locale }: PageContext, profile: PersonProfile): Contact | null {
  if (viewer.id === profile.id || viewer.kind === 'bot') return null;
  const hasMessage =
    // Visitors are asked to log in when they want to write.
    viewer.kind === 'person'
      ? mayReach(viewer, profile)
      : mayMessage(profile, { should_show_messaging: true });
  return contactOf(profile, hasMessage, locale);
}

/** Null, without a call, unless the person is a verified merchant and the profile is open to the viewer. */
async function loadMerchant(page: PageContext, profile: PersonProfile): Promise<MerchantBadgesData | null> {
  const { call, viewer } = page;
  if (!profile.is_verified_merchant || !profile.is_open_to_me) return null;
  const isOwner = viewer.id === profile.id && mayActFor(viewer, {}, 'edit-profile');
  const merchant = await orNull(call('VerifiedMerchantResource.get', { userId: profile.id }));
  return merchant && merchantBadgesData(merchant.data, { isOwner, isActed: isActed(page), say: page.say });
}

/** The latest action counts until the page reloads its data. */
function useShownBlock(known: boolean) {
  const [done, setDone] = useState<{ since: boolean; shown: boolean } | null>(null);
  const shown = done && done.since === known ? done.shown : known;
  const showBlocked = (isBlocked: boolean) => setDone({ since: known, shown: isBlocked });
  return { isBlocked: shown, showBlocked };
}

function mayReach(viewer: Viewer, profile: PersonProfile): boolean {
  // Nobody writes messages for somebody else.
  if (viewer.kind !== 'person' || viewer.acting || viewer.id === profile.id) return false;
  return mayMessage(profile, { should_show_messaging: viewer.shouldShowMessaging });
}
