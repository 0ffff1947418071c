import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { Badge } from '#design/badge/badge.tsx';
import { LinkButton } from '#design/button/link-button.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import { picturePath } from '#features/core/media/picture-urls.ts';
import type { ArticleStatus } from '#features/discovery/articles/article.ts';
import { Age } from '#features/library/boards/parts/age.tsx';
import type { DataOf } from '#platform/resource/call.ts';
import { usePages } from '#platform/resource/use-pages.ts';
import { BackLink } from '../navigation/back-link.tsx';
import { PageTitle } from '../shell/page-title.tsx';
import type { Route } from './+types/moderation-articles.ts';
import page from './moderation.module.css';
import styles from './moderation-articles.module.css';
import { requireStaff } from './require-staff.ts';
import { ShowMore } from './show-more.tsx';

type Line = ReturnType<typeof articleLine>;

function articleLine(one: DataOf<'ModerationArticlesResource.get'>[number], now: number) {
  const { id, title, status, missing, is_featured, cover, updated_at } = one;
  return {
    ...{ id, title, status, gap: status === 'scheduled' ? missing : null },
    ...{ isFeatured: is_featured, picture: cover?.image_signature ?? null },
    age: Math.max(0, now - Date.parse(updated_at)),
  };
}

export async function loader({ context }: Route.LoaderArgs) {
  const { call, now } = requireStaff(context);
  const { data, bookmark } = await call('ModerationArticlesResource.get', {});
  return { now, first: { items: data.map((one) => articleLine(one, now)), bookmark } };
}

export const meta = () => [{ name: 'robots', content: 'noindex' }];

export default function ModerationArticlesPage({ loaderData: { now, first } }: Route.ComponentProps) {
  const { t } = useLingui();
  const { items, status, loadMore } = usePages({
    ...{ resource: 'ModerationArticlesResource.get', options: {}, first },
    item: (one) => articleLine(one, now),
    keyOf: (one) => one.id,
  });
  return (
    <main id="main" className={page.page}>
      <PageTitle>{t`Articles`}</PageTitle>
      <BackLink fallback="/moderation/" />
      <div className={page.head}>
        <h1>{t`Articles`}</h1>
        <LinkButton to="/moderation/articles/new/" variant="primary" size="small">
          <Trans>Write an article</Trans>
        </LinkButton>
      </div>
      {items.length > 0 ? (
        <ul className={styles.list} aria-label={t`Articles`}>
          {items.map((line) => (
            <li key={line.id}>
              <ArticleLine line={line} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState title={t`No articles yet`} text={t`Articles about Pins and boards appear here.`} />
      )}
      <ShowMore status={status} onMore={loadMore} />
    </main>
  );
}

function ArticleLine({ line }: { line: Line }) {
  const { id, title, status, gap, isFeatured, picture, age } = line;
  const { t } = useLingui();
  const texts: Record<ArticleStatus, string> = {
    draft: t`Draft`,
    scheduled: t`Scheduled`,
    published: t`Published`,
    unpublished: t`Unpublished`,
  };
  return (
    <Link to={`/moderation/articles/${id}/`} className={styles.row}>
      <span className={styles.picture}>
        {picture && (
          <img src={picturePath(picture, '136x136', 'webp')} alt="" width={56} height={56} loading="lazy" />
        )}
      </span>
      <span className={styles.words}>
        <span className={styles.title} dir="auto">
          {title}
        </span>
        <span className={styles.marks}>
          <Badge tone={status === 'published' ? 'success' : 'plain'}>{texts[status]}</Badge>
          {gap && (
            <Badge tone="danger">
              {gap === 'cover' ? <Trans>Needs a cover</Trans> : <Trans>Needs content</Trans>}
            </Badge>
          )}
          {isFeatured && (
            <Badge>
              <Trans>Featured</Trans>
            </Badge>
          )}
          <span className={styles.quiet}>
            <Age ms={age} />
          </span>
        </span>
      </span>
    </Link>
  );
}
