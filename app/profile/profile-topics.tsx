import { Trans, useLingui } from '@lingui/react/macro';
import { LinkButton } from '#design/button/link-button.tsx';
import { latePart } from '#design/on-demand/late-part.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import { profileMeta, profilePageData } from '#features/core/people/show-profile/profile-page-data.ts';
import { FollowTopicButton } from '#features/discovery/topics/parts/follow-topic-button.tsx';
import { TopicHead } from '#features/discovery/topics/parts/topic-head.tsx';
import { bookmarksIn, firstPage, headOfPage, nextPage } from '../pins/next-page.ts';
import { pageContext } from '../server/page-context.ts';
import { useActor, useMayLook } from '../shell/use-shell.ts';
import wall from '../shell/wall-page.module.css';
import type { Route } from './+types/profile-topics.ts';
import { ClosedProfile } from './closed-profile.tsx';
import { ListPlace } from './list-place.tsx';
import { PersonHeading } from './person-heading.tsx';
import { requireProfile } from './profile-page.ts';
import styles from './profile-topics.module.css';

const FollowTopic = latePart(
  () => import('#features/discovery/topics/parts/follow-topic.tsx'),
  'FollowTopic',
);

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const profile = await requireProfile(page, url, params.username);
  const options = { username: profile.username, bookmarks: bookmarksIn(url), page_size: 250 };
  const { data, bookmark } = await page.call('InterestFollowingResource.get', options);
  const topics = data.map((topic) => ({
    ...{ id: topic.id, name: topic.name, path: topic.url, pinCount: topic.pin_count },
    ...{ image: topic.image_signature, color: topic.background_color, isFollowed: topic.is_followed },
  }));
  return {
    person: profilePageData(profile, page.viewer.id),
    meta: headOfPage(
      url,
      profileMeta(profile, page, { heading: await page.say('Topics'), path: url.pathname }),
    ),
    topics,
    first: firstPage(url),
    next: nextPage(url, bookmark),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function ProfileTopicsPage({
  loaderData: { person, topics, first, next },
}: Route.ComponentProps) {
  const { t } = useLingui();
  const nothing = person.isOwner
    ? t`You haven't picked any topics to follow yet`
    : t`${person.firstName} hasn't picked any topics to follow yet`;
  return (
    <main id="main" className={wall.page}>
      <PersonHeading person={person} heading={t`Topics`} />
      <ListPlace>
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
        {topics.length > 0 && <FollowedTopics topics={topics} />}
        {(first || next) && <OtherPages {...{ first, next }} />}
      </ListPlace>
    </main>
  );
}

function OtherPages({ first, next }: Pick<Route.ComponentProps['loaderData'], 'first' | 'next'>) {
  return (
    <p className={styles.more}>
      {first && (
        <LinkButton to={first}>
          <Trans>First page</Trans>
        </LinkButton>
      )}
      {next && (
        <LinkButton to={next}>
          <Trans>More topics</Trans>
        </LinkButton>
      )}
    </p>
  );
}

function FollowedTopics({ topics }: Pick<Route.ComponentProps['loaderData'], 'topics'>) {
  const { t } = useLingui();
  const isSignedIn = useActor() !== null;
  const isMember = useMayLook();
  return (
    <ul className={styles.topics} aria-label={t`Topics`}>
      {topics.map((topic) => (
        <li key={topic.id} className={styles.topic}>
          <TopicHead topic={topic} />
          {isSignedIn && <FollowTopic topic={topic} before={<FollowTopicButton topic={topic} />} />}
          {/* Those who may only look at a business cannot follow for it. */}
          {!isMember && <FollowTopicButton topic={topic} />}
        </li>
      ))}
    </ul>
  );
}
