import { Trans, useLingui } from '@lingui/react/macro';
import { Outlet, useLocation, useRevalidator } from 'react-router';
import { Button } from '#design/button/button.tsx';
import { LinkButton } from '#design/button/link-button.tsx';
import { ChevronDownIcon } from '#design/icons/visitor-icons.tsx';
import { latePart } from '#design/on-demand/late-part.tsx';
import { Tabs } from '#design/tabs/tabs.tsx';
import { inviteCards, MOST_INVITE_CARDS } from '#features/boards/parts/invite-card-data.ts';
import { cutAbout } from '#features/people/about.ts';
import { ProfileHeader } from '#features/people/parts/profile-header.tsx';
import { TAB_TYPES } from '#features/people/person.ts';
import { profileMeta, profilePageData } from '#features/people/show-profile/profile-page-data.ts';
import { segmentOf, tabAt } from '#features/people/show-profile/profile-tabs.ts';
import { type PageContext, pageContext } from '../page-context.ts';
import { isOrganizer } from '../shell/is-organizer.ts';
import { loadInviteArrival, loadVisitorArrival } from '../shell/load-arrival.ts';
import { PrivateProfile } from '../shell/private-profile.tsx';
import { requireProfile } from '../shell/profile-page.ts';
import { mayReach, ReachPerson } from '../shell/reach-person.tsx';
import { useActor } from '../shell/use-shell.ts';
import type { Route } from './+types/profile.ts';
import styles from './profile.module.css';

const OrganizeMenu = latePart(async () => (await import('../shell/organize-menu.tsx')).OrganizeMenu);

// Only owners see them, and few of them at a time.
const InviteCards = latePart(
  async () => (await import('#features/boards/parts/invite-cards.tsx')).InviteCards,
);

// Few arrive with an invite.
const InviteArrival = latePart(
  async () => (await import('#features/boards/answer-invite/invite-arrival.tsx')).InviteArrival,
);
const InvitationPrompt = latePart(
  async () => (await import('../shell/invitation-prompt.tsx')).InvitationPrompt,
);

/** The root of a profile and its tabs: the header, the tab bar, and the tab that is open. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const profile = await requireProfile(page, request, params.username);
  const person = profilePageData(profile, page.viewer.id);
  return {
    person,
    shortAbout: cutAbout(person, page.isPhone),
    invites: page.viewer.id === profile.id ? await loadInvites(page) : [],
    arrival: await loadInviteArrival(page, profile, new URL(request.url)),
    visitorArrival: await loadVisitorArrival(page, new URL(request.url)),
    isBot: page.viewer.kind === 'bot',
    mayOrganize: await isOrganizer(page, profile.id),
    mayMessage: mayReach(page.viewer, profile),
    isPhone: page.isPhone,
    meta: profileMeta(profile, page.brandName),
  };
}

/** The cards above the tabs of the own profile. */
async function loadInvites({ call, viewer }: PageContext) {
  if (viewer.kind !== 'person') return [];
  const page_size = MOST_INVITE_CARDS;
  const [invites, requests] = await Promise.all([
    call('BoardInvitesResource.get', { current_user: true, field_set_key: 'news', page_size }),
    call('ContactRequestsResource.get', { page_size }),
  ]);
  return inviteCards(invites.data, requests.data, Date.now());
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function ProfilePage({ loaderData }: Route.ComponentProps) {
  const { person, shortAbout, invites, arrival, visitorArrival, isBot, isPhone, mayOrganize, mayMessage } =
    loaderData;
  const { revalidate } = useRevalidator();
  const { t } = useLingui();
  const { pathname } = useLocation();
  const actor = useActor();
  const labels: Record<number, string> = {
    [TAB_TYPES.saved]: t`Saved`,
    [TAB_TYPES.created]: t`Created`,
    [TAB_TYPES.tried]: t`Tried`,
  };
  const open = tabAt(pathname.split('/').slice(2).join('/'), person.tabs);
  const offered = person.tabs.map(({ tab_type }) => tab_type);
  // Whoever came by its address sees where they are, also where there is nothing in the tab yet.
  const shown = open === null || isBot || offered.includes(open) ? offered : [...offered, open];
  const tabs = shown.map((tab_type) => ({
    to: `/${person.username}/${segmentOf(tab_type)}/`,
    label: labels[tab_type],
    current: tab_type === open,
  }));
  return (
    <main id="main">
      <ProfileHeader
        person={person}
        shortAbout={shortAbout}
        isPhone={isPhone}
        acts={
          <>
            <ReachPerson person={person} mayMessage={mayMessage} />
            {actor && mayOrganize && <OrganizeMenu person={person} before={<OrganizeBefore />} />}
            {actor && person.isOwner && (
              <LinkButton to="/settings/edit-profile/" size="small">
                <Trans>Edit Profile</Trans>
              </LinkButton>
            )}
          </>
        }
      />
      {person.isOpen && tabs.length > 1 && <Tabs label={t`Profile`} tabs={tabs} sticky />}
      {invites.length > 0 && (
        <div className={styles.tab}>
          <InviteCards cards={invites} onAnswered={revalidate} before={null} />
        </div>
      )}
      {arrival && <InviteArrival {...arrival} before={null} />}
      {visitorArrival && <InvitationPrompt {...visitorArrival} before={null} />}
      <div key={open} className={styles.tab}>
        {person.isOpen ? <Outlet context={person} /> : <PrivateProfile />}
      </div>
    </main>
  );
}

/** The button of the menu, before its code is there. */
function OrganizeBefore() {
  return (
    <Button size="small">
      <Trans>Organize</Trans>
      <ChevronDownIcon size={18} />
    </Button>
  );
}
