import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useOutletContext } from 'react-router';
import { useActor } from '#app/shell/use-shell.ts';
import { Button } from '#design/button/button.tsx';
import { latePart } from '#design/on-demand/late-part.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import { loginPrompt } from '#features/identity/parts/login-prompt.ts';
import type { FollowSide } from '#features/people/list-followers/follow-side.ts';
import { NobodyListed } from '#features/people/list-followers/nobody-listed.tsx';
import type { ProfilePageData } from '#features/people/show-profile/profile-page-data.ts';
import { formatShortCount } from '#platform/i18n/short-count.ts';
import styles from './people-page.module.css';

// Visitors see no list, so they do not load the code for it.
const PeopleList = latePart(
  async () => (await import('#features/people/list-followers/people-list.tsx')).PeopleList,
);

/** Who follows a person, or whom they follow, below their profile. */
export function PeoplePage({ side }: { side: FollowSide }) {
  const person = useOutletContext<ProfilePageData>();
  const actor = useActor();
  return (
    <section className={styles.page}>
      <h2 className={styles.heading}>
        <Heading side={side} person={person} />
      </h2>
      {actor ? (
        <PeopleList
          key={side}
          side={side}
          person={person}
          viewerId={actor.id}
          empty={<NobodyListed side={side} person={person} isOwner={person.isOwner} place="page" />}
          before={null}
        />
      ) : (
        <LogInToSee side={side} person={person} />
      )}
    </section>
  );
}

function Heading({ side, person }: { side: FollowSide; person: ProfilePageData }) {
  const { i18n } = useLingui();
  const { followerCount, followingCount } = person;
  if (side === 'followers') {
    const count = Math.max(0, followerCount);
    const followers = formatShortCount(count, i18n.locale);
    return <Plural value={count} one={`${followers} follower`} other={`${followers} followers`} />;
  }
  const following = formatShortCount(followingCount, i18n.locale);
  return <Trans>{following} following</Trans>;
}

function LogInToSee({ side, person }: { side: FollowSide; person: ProfilePageData }) {
  const { t } = useLingui();
  const { firstName } = person;
  const reason = side === 'followers' ? 'click_followers' : 'click_following';
  return (
    <EmptyState
      level={3}
      title={
        side === 'followers'
          ? t`Log in to see who follows ${firstName}`
          : t`Log in to see whom ${firstName} follows`
      }
      action={
        <Button look="primary" onClick={() => loginPrompt.open({ reason })}>
          <Trans>Log in</Trans>
        </Button>
      }
    />
  );
}
