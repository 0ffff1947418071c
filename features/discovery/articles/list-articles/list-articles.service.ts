import type { Queryable } from '#platform/database/database.ts';
import { parseId } from '#platform/ids/ids.ts';
import { cutPage } from '#platform/resource/bookmark.ts';
import type { Context } from '#platform/resource/context.ts';
import type { Page, PageRequest } from '#platform/resource/resource.ts';
import { type ArticleWithCover, type ArticleWithUpload, withCovers, withUploads } from '../cover.service.ts';
import { listFeatured, listPublished } from './list-articles.store.ts';

/** Newest first. */
export async function listArticles(
  context: Context,
  { after, pageSize }: PageRequest & { pageSize: number },
): Promise<Page<ArticleWithCover>> {
  const id = parseId(after?.[1]);
  const key = after && id ? { at: String(after[0]), id } : null;
  const rows = await listPublished(context.db, { after: key, limit: pageSize + 1 });
  const { shown, last } = cutPage(rows, pageSize);
  return {
    items: await withCovers(context, await withUploads(context.db, shown)),
    next: last?.published_at ? [last.published_at.toISOString(), last.id] : null,
  };
}

const MOST_FEATURED = 4;
/** ms, as long as a visitor's page is cached. Covers are checked for each viewer. */
const RETENTION = 15_000;

interface Kept {
  at: number;
  articles: Promise<ArticleWithUpload[]>;
}

const keptBy = new WeakMap<Queryable, Kept>();

/** The newest few, for pages about something else: they take one more statement, or none if nothing is featured. */
export async function listFeaturedArticles(context: Context): Promise<ArticleWithCover[]> {
  return withCovers(context, await featuredOf(context));
}

function featuredOf({ db, clock }: Context): Promise<ArticleWithUpload[]> {
  const now = clock.now().getTime();
  const kept = keptBy.get(db);
  if (kept && Math.abs(now - kept.at) < RETENTION) return kept.articles;
  const articles = listFeatured(db, MOST_FEATURED).then((found) => withUploads(db, found));
  keptBy.set(db, { at: now, articles });
  // Whoever asks next tries again.
  articles.catch(() => keptBy.delete(db));
  return articles;
}
