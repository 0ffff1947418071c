import type { Statement, Transaction } from '#platform/database/database.ts';
import type { Locked } from '#platform/resource/allowed.ts';
import { ARTICLE_COLUMNS } from '../article.store.ts';
import type { Article, ArticleStatus } from '../article.ts';

const SET_STATUS: Statement = {
  name: 'article-set-status',
  text: `update articles set status = $2, publish_at = $3,
      published_at = coalesce(published_at, $4::timestamptz), updated_at = $5, version = version + 1
    where id = $1 returning version`,
};

/** When it was first published stays. Returns the new version. */
export async function setStatus(
  tx: Transaction,
  { id }: Locked<Article>,
  { status, publishAt, at }: { status: ArticleStatus; publishAt: Date | null; at: Date },
): Promise<number> {
  const publishedAt = status === 'published' ? at : null;
  const [row] = await tx.rows<{ version: number }>(SET_STATUS, [id, status, publishAt, publishedAt, at]);
  if (!row) throw new Error(`Article ${id} is gone under its lock`);
  return row.version;
}

const DUE: Statement = {
  name: 'articles-due',
  // Uses articles_due.
  text: `select ${ARTICLE_COLUMNS} from articles a where a.status = 'scheduled' and a.publish_at <= $1
    order by a.id for no key update`,
};

/** What another process publishes meanwhile is missing, as it is due no longer under its lock. */
export function lockDue(tx: Transaction, now: Date): Promise<Locked<Article>[]> {
  return tx.rows<Locked<Article>>(DUE, [now]);
}
