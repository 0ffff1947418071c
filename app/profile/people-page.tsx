import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { BackLink } from '#app/navigation/back-link.tsx';
import type { PageContext } from '#app/server/page-context.ts';
import { useActor, useMayLook } from '#app/shell/use-shell.ts';
import wall from '#app/shell/wall-page.module.css';
import { Button } from '#design/button/button.tsx';
import { HiddenOnServer } from '#design/hidden/hidden-on-server.tsx';
import { latePart } from '#design/on-demand/late-part.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import { loginPrompt } from '#features/core/identity/parts/login-prompt.ts';
import {
  type ProfilePageData,
  profileMeta,
  profilePageData,
} from '#features/core/people/show-profile/profile-page-data.ts';
import type { FollowSide } from '#features/social/follows/list-followers/list-followers.ts';
import { formatShortCount } from '#platform/i18n/format-day.ts';
import { ClosedProfile } from './closed-profile.tsx';
import styles from './people-page.module.css';
import { PersonHeading } from './person-heading.tsx';
import { requireProfile } from './profile-page.ts';

// Visitors see no list, so they do not load the code for it.
const ListedPeople = latePart(
  () => import('#features/social/follows/list-followers/listed-people.tsx'),
  'ListedPeople',
);

/** The list itself loads in the browser. */
export async function loadPeoplePage(page: PageContext, url: URL, username: string, title: string) {
  const profile = await requireProfile(page, url, username);
  return {
    person: profilePageData(profile, page.viewer.id),
    isPhone: page.isPhone,
    meta: profileMeta(profile, page, { heading: await page.say(title), path: url.pathname }),
  };
}

type PeoplePageProps = { side: FollowSide; person: ProfilePageData; isPhone: boolean };

export function PeoplePage({ side, person, isPhone }: PeoplePageProps) {
  return (
    <main id="main" className={wall.page}>
      {isPhone && <BackLink fallback={`/${person.username}/`} />}
      <PersonHeading person={person} heading={<Heading {...{ side, person }} />} />
      <div className={styles.page}>
        {person.isOpen ? <People key={person.id} {...{ side, person }} /> : <ClosedProfile person={person} />}
      </div>
    </main>
  );
}

type PeopleProps = Omit<PeoplePageProps, 'isPhone'>;

function People({ side, person }: PeopleProps) {
  const actor = useActor();
  const mayLook = useMayLook();
  if (!mayLook) return <LogInToSee {...{ side, person }} />;
  // Rendered by the server its dialog would move when the list comes.
  return (
    <HiddenOnServer>
      <ListedPeople {...{ side, person }} viewerId={actor?.id ?? null} before={null} />
    </HiddenOnServer>
  );
}

function Heading({ side, person: { followerCount, followingCount } }: PeopleProps) {
  const { i18n } = useLingui();
  if (side === 'followers') {
    // The number is not for this viewer.
    if (followerCount < 0) return <Trans>Followers</Trans>;
    const followers = formatShortCount(followerCount, i18n.locale);
    return <Plural value={followerCount} one={`${followers} follower`} other={`${followers} followers`} />;
  }
  const following = formatShortCount(followingCount, i18n.locale);
  return <Trans>{following} following</Trans>;
}

function LogInToSee({ side, person: { firstName } }: PeopleProps) {
  const { t } = useLingui();
  const reason = side === 'followers' ? 'click_followers' : 'click_following';
  return (
    <EmptyState
      title={
        side === 'followers'
          ? t`Log in to see who follows ${firstName}`
          : t`Log in to see who ${firstName} follows`
      }
      action={
        <Button variant="primary" onClick={() => loginPrompt.open({ reason })}>
          <Trans>Log in</Trans>
        </Button>
      }
    />
  );
}
