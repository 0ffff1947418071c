import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Outlet, redirect, useLocation } from 'react-router';
import { FIRST_VIEW, FirstView } from '#app/shell/first-view.tsx';
import { Avatar } from '#design/avatar/avatar.tsx';
import { LinkButton } from '#design/button/link-button.tsx';
import { Tabs } from '#design/tabs/tabs.tsx';
import type { ShownPerson } from '#features/core/people/parts/profile-header.tsx';
import { TAB_TYPES } from '#features/core/people/person.ts';
import { profilePageData } from '#features/core/people/show-profile/profile-page-data.ts';
import { segmentOf } from '#features/core/people/show-profile/profile-tabs.ts';
import { FollowCounts } from '#features/social/follows/parts/follow-counts.tsx';
import { pageContext } from '../server/page-context.ts';
import { requireActor } from '../shell/require-actor.ts';
import type { Route } from './+types/self-profile.ts';
import { toInvites } from './load-arrival.ts';
import { requireProfile } from './profile-page.ts';
import styles from './self-profile.module.css';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { viewer, brandName } = requireActor(context, url);
  const profile = await requireProfile(context.get(pageContext), url, params.username);
  toInvites(profile, url);
  if (profile.id !== viewer.id) throw redirect(`/${profile.username}/${url.search}`);
  return { person: profilePageData(profile, viewer.id), brandName };
}

export const handle = FIRST_VIEW;

export default function SelfProfilePage({ loaderData: { person, brandName } }: Route.ComponentProps) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const tabs = [
    { to: `/${person.username}/${segmentOf(TAB_TYPES.selfBoards)}/`, label: t`Boards` },
    { to: `/${person.username}/${segmentOf(TAB_TYPES.selfPins)}/`, label: t`Pins` },
  ];
  return (
    <main id="main">
      <title>{`${t`Your saved ideas`} · ${brandName}`}</title>
      <meta name="robots" content="noindex" />
      <SelfProfileHeader
        person={person}
        counts={<FollowCounts person={person} actorId={person.id} mayLook />}
      />
      <Tabs label={t`Your saved ideas`} tabs={tabs} />
      <FirstView />
      <div key={pathname} className={styles.tab}>
        <Outlet context={person} />
      </div>
    </main>
  );
}

/** Stays in sight while the page scrolls. */
function SelfProfileHeader({ person, counts }: { person: ShownPerson; counts: ReactNode }) {
  return (
    <header className={styles.header}>
      <Avatar name={person.fullName} src={person.image} size={48} />
      <div className={styles.words}>
        <h1 className={styles.title}>
          <Trans>Your saved ideas</Trans>
        </h1>
        <div className={styles.person}>
          <p className={styles.name}>{person.fullName}</p>
          {counts}
        </div>
        {person.about && <p className={styles.about}>{person.about}</p>}
      </div>
      <LinkButton to={`/${person.username}/`} size="small" className={styles.profile}>
        <Trans>View profile</Trans>
      </LinkButton>
    </header>
  );
}
