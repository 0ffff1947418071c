import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useDeferredValue, useState } from 'react';
import { Form } from 'react-router';
import { TextField } from '#design/field/text-field.tsx';
import { SearchIcon } from '#design/icons/visitor-icons.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import { TopicChips } from '#features/discovery/topics/parts/topic-chips.tsx';
import { TopicHead } from '#features/discovery/topics/parts/topic-head.tsx';
import { topicPath } from '#features/discovery/topics/topic.ts';
import { pageContext } from '../server/page-context.ts';
import type { Route } from './+types/topics.ts';
import { countTopics, findTopics, type TopicSection } from './find-topics.ts';
import styles from './topics.module.css';

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { data } = await page.call('ExploreSectionsResource.get', { page_size: 250 });
  const sections = data.map(
    (section): TopicSection => ({
      id: section.id,
      name: section.name,
      path: section.url,
      pinCount: section.pin_count,
      image: section.image_signature,
      color: section.background_color,
      topics: section.topics.map(({ id, name, url_name }) => ({ id, name, path: topicPath(url_name) })),
    }),
  );
  return {
    sections,
    typed: url.searchParams.get('q') ?? '',
    title: `${await page.say('Topics')} · ${page.brandName}`,
    address: `${page.origin}/topics/`,
    description: await page.say('Everything people collect here, by topic.'),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: 'description', content: loaderData?.description },
  { tagName: 'link', rel: 'canonical', href: loaderData?.address },
];

export default function TopicsPage({ loaderData: { sections, typed } }: Route.ComponentProps) {
  const { t } = useLingui();
  const [query, setQuery] = useState(typed);
  const found = findTopics(sections, useDeferredValue(query));
  return (
    <main id="main" className={styles.page}>
      <h1 className={styles.title}>
        <Trans>Topics</Trans>
      </h1>
      <search>
        <Form action="/topics/" replace preventScrollReset className={styles.search}>
          <TextField
            label={t`Find a topic`}
            isLabelHidden
            isPill
            type="search"
            name="q"
            icon={<SearchIcon />}
            placeholder={t`Find a topic`}
            value={query}
            onChange={(event) => setQuery(event.currentTarget.value)}
          />
        </Form>
      </search>
      <Found found={found} query={query} />
    </main>
  );
}

function Found({ found, query }: { found: readonly TopicSection[]; query: string }) {
  const { t } = useLingui();
  return (
    <>
      <p role="status" className={styles.status}>
        {query && <Plural value={countTopics(found, query)} one="# topic found" other="# topics found" />}
      </p>
      {found.length === 0 && <EmptyState title={t`No topic is called “${query}”`} />}
      <ul className={styles.sections}>
        {found.map((section) => (
          <li key={section.id} className={styles.section}>
            <h2 className={styles.heading}>
              <TopicHead topic={section} />
            </h2>
            <TopicChips label={section.name} topics={section.topics} />
          </li>
        ))}
      </ul>
    </>
  );
}
