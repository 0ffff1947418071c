import { Plural, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { redirect, useRevalidator } from 'react-router';
import type { CollectionPage, WithContext } from 'schema-dts';
import { bookmarksIn, headOfPage, nextPage } from '#app/pins/next-page.ts';
import { NextPage } from '#app/pins/next-page-part.tsx';
import { firstPins, PinList } from '#app/pins/pin-list.tsx';
import { SelectablePins } from '#app/pins/selectable-pins.tsx';
import { FIRST_VIEW, FirstView } from '#app/shell/first-view.tsx';
import { latePart } from '#design/on-demand/late-part.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import { Tabs } from '#design/tabs/tabs.tsx';
import { BoardPages } from '#features/discovery/search/find-boards/found-boards.tsx';
import { PersonList } from '#features/discovery/search/find-people/found-people.tsx';
import { foundPersonData } from '#features/discovery/search/parts/found-person-data.ts';
import { FollowTopicButton } from '#features/discovery/topics/parts/follow-topic-button.tsx';
import { TopicChips } from '#features/discovery/topics/parts/topic-chips.tsx';
import { TopicCover } from '#features/discovery/topics/parts/topic-cover.tsx';
import { topicPath } from '#features/discovery/topics/topic.ts';
import type { TopicAnswer } from '#features/discovery/topics/wire/topic-answer.ts';
import { type BoardCardData, boardCardData } from '#features/library/boards/board-card-data.ts';
import { formatShortCount } from '#platform/i18n/format-day.ts';
import { type PageContext, pageContext } from '../server/page-context.ts';
import { orNotFound } from '../shell/or-not-found.ts';
import { useActor } from '../shell/use-shell.ts';
import type { Route } from './+types/topic.ts';
import styles from './topic.module.css';

const FollowTopic = latePart(
  () => import('#features/discovery/topics/parts/follow-topic.tsx'),
  'FollowTopic',
);

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const interest = params.slug;
  const { data: topic } = await orNotFound(page.call('TopicResource.get', { interest }));
  if (topic.url_name !== interest) throw redirect(`${topic.url}${url.search}`, 301);
  const [related, shown] = await Promise.all([
    page.call('RelatedInterestsResource.get', { interest }),
    load(page, interest, url),
  ]);
  return {
    ...shown,
    topic: topicData(topic),
    related: related.data.map(({ id, name, url }) => ({ id, name, path: url })),
    meta: headOfPage(url, await headOf(page, topic), shown.shown === 'pins' ? undefined : shown.shown),
  };
}

/** Structured data is only for visitors, search engines among them. */
async function headOf(
  { say, brandName, origin, viewer }: PageContext,
  { name, url }: TopicAnswer,
): Promise<Record<string, unknown>[]> {
  const description = await say('Pins, boards and people about {name}.', { name });
  const address = origin + url;
  const data: WithContext<CollectionPage> = {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    '@id': address,
    name,
    description,
    about: { '@type': 'Thing', name },
  };
  return [
    { title: `${name} · ${brandName}` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    ...(viewer.id ? [] : [{ 'script:ld+json': data }]),
  ];
}

async function load({ call }: PageContext, interest: string, url: URL) {
  const asked = url.searchParams.get('show');
  if (asked === 'boards') {
    const { data, bookmark } = await call('TopicBoardsResource.get', {
      interest,
      bookmarks: bookmarksIn(url),
    });
    const boards = { items: data.map(boardCardData), bookmark };
    return { shown: asked, boards, next: nextPage(url, bookmark) } as const;
  }
  if (asked === 'people') {
    const { data } = await call('TopicPeopleResource.get', { interest });
    return { shown: asked, people: data.map(foundPersonData) } as const;
  }
  const pins = await call('TopicFeedResource.get', { interest, bookmarks: bookmarksIn(url) });
  return { shown: 'pins', pins: firstPins(pins, url) } as const;
}

function topicData({ id, name, url_name, pin_count, follower_count, ...topic }: TopicAnswer) {
  return {
    ...{ id, name, slug: url_name, pinCount: pin_count, followerCount: follower_count },
    isFollowed: topic.is_followed,
    image: topic.image_signature,
    color: topic.background_color,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export const handle = FIRST_VIEW;

export default function TopicPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { topic, related, shown } = loaderData;
  const path = topicPath(topic.slug);
  const tab = (of: typeof shown, label: string) => ({
    to: of === 'pins' ? path : `${path}?show=${of}`,
    label,
    current: of === shown,
  });
  const tabs = [tab('pins', t`Pins`), tab('boards', t`Boards`), tab('people', t`People`)];
  return (
    <main id="main" className={styles.page}>
      <TopicHead topic={topic} />
      {related.length > 0 && (
        <nav aria-label={t`Related topics`}>
          <TopicChips label={t`Related topics`} topics={related} isBar />
        </nav>
      )}
      <Tabs label={t`What to show`} tabs={tabs} />
      <FirstView />
      <Shown {...loaderData} />
    </main>
  );
}

type TopicHeadProps = { topic: Route.ComponentProps['loaderData']['topic'] };

function TopicHead({ topic }: TopicHeadProps) {
  const { i18n } = useLingui();
  const { revalidate } = useRevalidator();
  const actor = useActor();
  const { name, pinCount, followerCount, image, color } = topic;
  const followers = formatShortCount(followerCount, i18n.locale);
  const pins = formatShortCount(pinCount, i18n.locale);
  return (
    <header className={styles.head}>
      <TopicCover image={image} color={color} size="large" />
      <div className={styles.words}>
        <h1 className={styles.title}>{name}</h1>
        <p className={styles.counts}>
          <Plural value={pinCount} one={`${pins} Pin`} other={`${pins} Pins`} />
          {' · '}
          <Plural value={followerCount} one={`${followers} follower`} other={`${followers} followers`} />
        </p>
        {actor ? (
          <FollowTopic
            key={topic.id}
            topic={topic}
            refresh={revalidate}
            before={<FollowTopicButton topic={topic} />}
          />
        ) : (
          <FollowTopicButton topic={topic} />
        )}
      </div>
    </header>
  );
}

type FoundBoardsProps = {
  options: { interest: string };
  first: { items: BoardCardData[]; bookmark: string | null };
};

function FoundBoards({ options, first }: FoundBoardsProps) {
  const { t } = useLingui();
  return (
    <BoardPages
      {...{ resource: 'TopicBoardsResource.get', options, first }}
      label={t`Boards about this topic`}
    >
      <EmptyState title={t`No boards yet`} text={t`Public boards about this topic appear here.`} />
    </BoardPages>
  );
}

function Shown(found: Route.ComponentProps['loaderData']) {
  const { t } = useLingui();
  const { slug } = found.topic;
  const options = useMemo(() => ({ interest: slug }), [slug]);
  if (found.shown === 'boards') {
    return (
      <>
        <FoundBoards options={options} first={found.boards} />
        <NextPage path={found.next} />
      </>
    );
  }
  if (found.shown === 'people') {
    if (found.people.length === 0) {
      return <EmptyState title={t`No one yet`} text={t`People with boards about this topic appear here.`} />;
    }
    return (
      <div className={styles.people}>
        <PersonList people={found.people} label={t`People with boards about this topic`} />
      </div>
    );
  }
  if (found.pins.items.length === 0) {
    return <EmptyState title={t`No Pins yet`} text={t`Pins about this topic appear here.`} />;
  }
  return (
    <>
      <SelectablePins isOn button="above">
        <PinList
          first={found.pins}
          resource="TopicFeedResource.get"
          options={options}
          label={t`Pins about this topic`}
        />
      </SelectablePins>
      <NextPage path={found.pins.next} />
    </>
  );
}
