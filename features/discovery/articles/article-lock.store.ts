import type { Statement, Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Locked } from '#platform/resource/allowed.ts';
import { ARTICLE_COLUMNS } from './article.store.ts';
import type { Article } from './article.ts';

const LOCK: Statement = {
  name: 'article-lock',
  text: `select ${ARTICLE_COLUMNS} from articles a where a.id = $1 for no key update`,
};

export async function lockArticle(tx: Transaction, id: Id): Promise<Locked<Article> | undefined> {
  const [row] = await tx.rows<Locked<Article>>(LOCK, [id]);
  return row;
}
