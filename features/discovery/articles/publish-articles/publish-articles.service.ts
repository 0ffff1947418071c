import { z } from 'zod';
import { logArticle } from '#features/trust/moderation/staff-log.service.ts';
import type { Id } from '#platform/ids/ids.ts';
import { defineJob } from '#platform/jobs/job.ts';
import type { Platform } from '#platform/resource/context.ts';
import { notFound } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { lockArticle } from '../article.store.ts';
import { type Article, type ArticleStatus, missingIn } from '../article.ts';
import type { ArticleRefused } from '../article-refusals.ts';
import { lockDue, setStatus } from './publish-articles.store.ts';

const ACTIONS = {
  draft: 'article_changed',
  scheduled: 'article_scheduled',
  published: 'article_published',
  unpublished: 'article_unpublished',
} as const satisfies Record<ArticleStatus, string>;

interface StatusInput {
  id: Id;
  /** What the editor saw. */
  version: number;
  status: ArticleStatus;
  /** Only to schedule. */
  publishAt: Date | null;
}

export async function changeStatus(
  { db, viewer, clock }: ContextFor<'staff'>,
  { id, version, status, publishAt }: StatusInput,
): Promise<{ id: Id; version: number } | ArticleRefused> {
  return db.transaction(async (tx) => {
    const article = await lockArticle(tx, id);
    if (!article) throw notFound('article');
    if (article.version !== version) return { refused: 'article-changed-meanwhile' };
    const at = clock.now();
    const refused = refusedStatus(article, status, publishAt, at);
    if (refused) return refused;
    const changed = await setStatus(tx, article, {
      ...{ status, at },
      publishAt: status === 'scheduled' ? publishAt : null,
    });
    await logArticle(tx, article, { staffId: viewer.id, act: ACTIONS[status], at });
    return { id, version: changed };
  });
}

/** What readers have seen is no draft any more. */
function refusedStatus(
  article: Article,
  status: ArticleStatus,
  publishAt: Date | null,
  now: Date,
): ArticleRefused | null {
  const { status: before, published_at } = article;
  if (status === 'unpublished') {
    const isShownSoon = before === 'published' || (before === 'scheduled' && published_at !== null);
    return isShownSoon ? null : { refused: 'article-is-not-published' };
  }
  if (before === 'published' || (status === 'draft' && published_at))
    return { refused: 'article-is-published' };
  const missing = status === 'draft' ? null : missingIn(article);
  if (missing) return { refused: `article-needs-${missing}` };
  if (status === 'scheduled' && (!publishAt || publishAt <= now)) return { refused: 'article-date-is-past' };
  return null;
}

/**
 * Safe to run twice, and by two processes at once. What was scheduled before both were required, and lacks its content
 * or cover, waits for them; staff see why.
 */
async function publishDue({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  await db.transaction(async (tx) => {
    const at = clock.now();
    for (const article of await lockDue(tx, at)) {
      if (missingIn(article)) continue;
      await setStatus(tx, article, { status: 'published', publishAt: null, at });
      await logArticle(tx, article, { staffId: null, act: 'article_published', at });
    }
  });
}

export const publishDueJob = defineJob({
  name: 'articles.publish-due',
  data: z.object({}),
  options: { singletonKey: () => 'articles' },
  schedule: { cron: '* * * * *', data: {}, isAlsoAtStart: true },
  run: (platform: Pick<Platform, 'db' | 'clock'>) => publishDue(platform),
});
