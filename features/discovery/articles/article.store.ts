import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Locked } from '#platform/resource/allowed.ts';
import type { Article } from './article.ts';

export const ARTICLE_COLUMNS = `a.id, a.title, a.introduction, a.type, a.is_shop, a.is_featured, a.cover_pin_id,
  a.cover_signature, a.blocks, a.status, a.publish_at, a.published_at, a.version, a.updated_at`;

const BY_ID: Statement = {
  name: 'article-by-id',
  text: `select ${ARTICLE_COLUMNS} from articles a where a.id = $1`,
};

/** Published or not. */
export async function findArticle(db: Queryable, id: Id): Promise<Article | undefined> {
  const [row] = await db.rows<Article>(BY_ID, [id]);
  return row;
}

const LOCK: Statement = {
  name: 'article-lock',
  text: `select ${ARTICLE_COLUMNS} from articles a where a.id = $1 for no key update`,
};

export async function lockArticle(tx: Transaction, id: Id): Promise<Locked<Article> | undefined> {
  const [row] = await tx.rows<Locked<Article>>(LOCK, [id]);
  return row;
}
