import { Trans, useLingui } from '@lingui/react/macro';
import { LinkButton } from '#design/button/link-button.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import { articleCardData } from '#features/discovery/articles/parts/article-card-data.ts';
import { ArticleGrid } from '#features/discovery/articles/parts/article-grid.tsx';
import { pageContext } from '../server/page-context.ts';
import { orNotFound } from '../shell/or-not-found.ts';
import type { Route } from './+types/today.ts';
import styles from './today.module.css';

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const after = url.searchParams.get('bookmark');
  const { data, bookmark } = await orNotFound(
    page.call('TodayFeedResource.get', { ...(after && { bookmarks: [after] }) }),
  );
  const address = `${page.origin}/today/${after ? `?${new URLSearchParams({ bookmark: after })}` : ''}`;
  return {
    articles: data.map(articleCardData),
    older: bookmark && `/today/?${new URLSearchParams({ bookmark })}`,
    isFirst: !after,
    head: [
      { title: `${await page.say('Today')} · ${page.brandName}` },
      { name: 'description', content: await page.say('Articles about the best Pins and boards.') },
      { tagName: 'link', rel: 'canonical', href: address },
    ],
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function TodayPage({ loaderData: { articles, older, isFirst } }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <main id="main" className={styles.page}>
      <h1 className={styles.title}>
        <Trans>Today</Trans>
      </h1>
      {articles.length > 0 ? (
        <ArticleGrid articles={articles} label={t`Articles`} />
      ) : (
        <EmptyState title={t`No articles yet`} text={t`Articles about Pins and boards appear here.`} />
      )}
      {(older || !isFirst) && (
        <nav aria-label={t`Pages`} className={styles.pages}>
          {!isFirst && (
            <LinkButton to="/today/">
              <Trans>Newest articles</Trans>
            </LinkButton>
          )}
          {older && (
            <LinkButton to={older}>
              <Trans>Older articles</Trans>
            </LinkButton>
          )}
        </nav>
      )}
    </main>
  );
}
