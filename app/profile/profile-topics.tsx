import { Trans, useLingui } from '@lingui/react/macro';
import { LinkButton } from '#design/button/link-button.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import { profileMeta, profilePageData } from '#features/core/people/show-profile/profile-page-data.ts';
import { TopicChips } from '#features/discovery/topics/parts/topic-chips.tsx';
import { pageContext } from '../server/page-context.ts';
import wall from '../shell/wall-page.module.css';
import type { Route } from './+types/profile-topics.ts';
import { ClosedProfile } from './closed-profile.tsx';
import { PersonHeading } from './person-heading.tsx';
import { requireProfile } from './profile-page.ts';
import styles from './profile-topics.module.css';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const profile = await requireProfile(page, url, params.username);
  const { data } = await page.call('InterestFollowingResource.get', { username: profile.username });
  const topics = data.map(({ id, name, url }) => ({ id, name, path: url }));
  return {
    person: profilePageData(profile, page.viewer.id),
    meta: profileMeta(profile, page, { heading: await page.say('Topics'), path: url.pathname }),
    topics,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function ProfileTopicsPage({ loaderData: { person, topics } }: Route.ComponentProps) {
  const { t } = useLingui();
  const nothing = person.isOwner
    ? t`You haven't picked any topics to follow yet`
    : t`${person.firstName} hasn't picked any topics to follow yet`;
  return (
    <main id="main" className={wall.page}>
      <PersonHeading person={person} heading={t`Topics`} />
      {!person.isOpen && <ClosedProfile person={person} />}
      {person.isOpen && topics.length === 0 && (
        <EmptyState
          title={nothing}
          action={
            <LinkButton to="/topics/">
              <Trans>Find topics</Trans>
            </LinkButton>
          }
        />
      )}
      {topics.length > 0 && (
        <div className={styles.topics}>
          <TopicChips label={t`Topics`} topics={topics} />
        </div>
      )}
    </main>
  );
}
