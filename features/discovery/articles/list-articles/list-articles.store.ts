import type { Queryable, Statement } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { ARTICLE_COLUMNS } from '../article.store.ts';
import type { Article } from '../article.ts';

const PUBLISHED: Statement = {
  name: 'articles-published',
  // Uses articles_newest.
  text: `select ${ARTICLE_COLUMNS} from articles a
    where a.status = 'published' and (a.published_at, a.id) < ($1::timestamptz, $2::bigint)
    order by a.published_at desc, a.id desc limit $3`,
};

/** Newest first. */
export function listPublished(
  db: Queryable,
  { after, limit }: { after: { at: string; id: Id } | null; limit: number },
): Promise<Article[]> {
  return db.rows<Article>(PUBLISHED, [after?.at ?? 'infinity', after?.id ?? '0', limit]);
}

const FEATURED: Statement = {
  name: 'articles-featured',
  // Uses articles_featured.
  text: `select ${ARTICLE_COLUMNS} from articles a where a.status = 'published' and a.is_featured
    order by a.published_at desc, a.id desc limit $1`,
};

/** Newest first. */
export function listFeatured(db: Queryable, limit: number): Promise<Article[]> {
  return db.rows<Article>(FEATURED, [limit]);
}
