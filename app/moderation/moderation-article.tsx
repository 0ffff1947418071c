import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { data as answer, useNavigate } from 'react-router';
import { LinkButton } from '#design/button/link-button.tsx';
import { toast } from '#design/toast/toast.ts';
import { draftOf } from '#features/discovery/articles/edit-articles/article-draft.ts';
import { ArticleEditor } from '#features/discovery/articles/edit-articles/article-editor.tsx';
import type { DataOf } from '#platform/resource/call.ts';
import { BackLink } from '../navigation/back-link.tsx';
import { orNotFound } from '../shell/or-not-found.ts';
import { PageTitle } from '../shell/page-title.tsx';
import type { Route } from './+types/moderation-article.ts';
import page from './moderation.module.css';
import { requireStaff } from './require-staff.ts';

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { call } = requireStaff(context);
  if (id === 'new') return { article: null };
  if (!/^\d{1,19}$/.test(id)) throw answer(null, 404);
  const { data } = await orNotFound(call('ModerationArticleResource.get', { article_id: id }));
  return { article: openedArticle(data) };
}

function openedArticle(article: DataOf<'ModerationArticleResource.get'>) {
  const { id, title, version, status, publish_at, published_at, url, missing } = article;
  return {
    ...{ id, title, version, status, publishAt: publish_at, isKnown: published_at !== null, path: url },
    missing,
    draft: draftOf(article),
  };
}

export const meta = () => [{ name: 'robots', content: 'noindex' }];

export default function ModerationArticlePage({ loaderData: { article } }: Route.ComponentProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [createdId, setCreatedId] = useState<string>();
  // The editor that created it stays, with what was typed meanwhile.
  const key = article && article.id !== createdId ? article.id : 'new';
  const open = async (id: string) => {
    if (!article) setCreatedId(id);
    await navigate(`/moderation/articles/${id}/`, { replace: true, preventScrollReset: true });
    toast.show({ kind: 'success', text: t`Saved` });
  };
  return (
    <main id="main" className={page.page}>
      <PageTitle>{article?.title ?? t`Write an article`}</PageTitle>
      <BackLink fallback="/moderation/articles/" />
      <div className={page.head}>
        <h1 dir="auto">{article?.title ?? t`Write an article`}</h1>
        {article && (
          <LinkButton to={article.path} size="small">
            {article.status === 'published' ? <Trans>View article</Trans> : <Trans>Preview</Trans>}
          </LinkButton>
        )}
      </div>
      <ArticleEditor key={key} article={article} onSaved={open} />
    </main>
  );
}
