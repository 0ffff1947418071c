import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { bookmarksIn } from '#app/pins/next-page.ts';
import { NextPage } from '#app/pins/next-page-part.tsx';
import { firstPins, PinList } from '#app/pins/pin-list.tsx';
import { articleCardData } from '#features/discovery/articles/parts/article-card-data.ts';
import { FeaturedArticles } from '#features/discovery/articles/parts/featured-articles.tsx';
import { TopicCover } from '#features/discovery/topics/parts/topic-cover.tsx';
import type { PageContext } from '../server/page-context.ts';
import wall from '../shell/wall-page.module.css';
import styles from './search-start.module.css';

export type SearchStart = Awaited<ReturnType<typeof loadStart>>;

/** What the page of the search shows before anything is searched. */
export async function loadStart({ call }: PageContext, url: URL) {
  const [start, pins, featured] = await Promise.all([
    call('SearchStartResource.get', { has_people: false }),
    call('UserHomefeedResource.get', { bookmarks: bookmarksIn(url) }),
    call('FeaturedArticlesResource.get', {}),
  ]);
  return {
    topics: start.data.topics.map(
      ({ id, name, url: path, image_signature: image, background_color: color }) => {
        return { id, name, path, image, color };
      },
    ),
    pins: firstPins(pins, url),
    articles: featured.data.map(articleCardData),
  };
}

export function SearchStartPart({ start: { topics, pins, articles } }: { start: SearchStart }) {
  const { t } = useLingui();
  return (
    <>
      <FeaturedArticles articles={articles} />
      {topics.length > 0 && (
        <section className={wall.above}>
          <h2 className={styles.heading}>
            <Trans>Topics</Trans>
          </h2>
          <ul className={styles.topics} aria-label={t`Topics`}>
            {topics.map(({ id, name, path, image, color }) => (
              <li key={id}>
                <Link to={path} className={styles.topic}>
                  <TopicCover image={image} color={color} size="wide" />
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {pins.items.length > 0 && (
        <>
          <div className={wall.above}>
            <h2 className={styles.heading}>{t`New Pins`}</h2>
          </div>
          <PinList first={pins} resource="UserHomefeedResource.get" options={{}} label={t`New Pins`} />
          <NextPage path={pins.next} />
        </>
      )}
    </>
  );
}
