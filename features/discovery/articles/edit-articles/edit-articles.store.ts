import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Locked } from '#platform/resource/allowed.ts';
import { ARTICLE_COLUMNS } from '../article.store.ts';
import type { Article, ArticleBlock, ArticleType } from '../article.ts';

const CHANGED: Statement = {
  name: 'articles-changed',
  // Uses articles_changed.
  text: `select ${ARTICLE_COLUMNS} from articles a where (a.updated_at, a.id) < ($1::timestamptz, $2::bigint)
    order by a.updated_at desc, a.id desc limit $3`,
};

/** In every state, last changed first. */
export function listChanged(
  db: Queryable,
  { after, limit }: { after: { at: string; id: Id } | null; limit: number },
): Promise<Article[]> {
  return db.rows<Article>(CHANGED, [after?.at ?? 'infinity', after?.id ?? '0', limit]);
}

export interface ArticleInput {
  title: string;
  introduction: string;
  type: ArticleType | null;
  isShop: boolean;
  isFeatured: boolean;
  coverPinId: Id | null;
  coverSignature: string | null;
  blocks: readonly ArticleBlock[];
}

const INSERT: Statement = {
  name: 'article-insert',
  text: `insert into articles as a (title, introduction, type, is_shop, is_featured, cover_pin_id, cover_signature,
      blocks, updated_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8::jsonb, $9) returning ${ARTICLE_COLUMNS}`,
};

/** As a draft. */
export async function insertArticle(
  tx: Transaction,
  input: ArticleInput,
  at: Date,
): Promise<Locked<Article>> {
  const [row] = await tx.rows<Locked<Article>>(INSERT, [...valuesOf(input), at]);
  if (!row) throw new Error('The article was not written');
  return row;
}

const UPDATE: Statement = {
  name: 'article-update',
  text: `update articles as a set title = $1, introduction = $2, type = $3, is_shop = $4, is_featured = $5,
      cover_pin_id = $6, cover_signature = $7, blocks = $8::jsonb, updated_at = $9, version = version + 1
    where a.id = $10 returning ${ARTICLE_COLUMNS}`,
};

export async function updateArticle(
  tx: Transaction,
  { id }: Locked<Article>,
  input: ArticleInput,
  at: Date,
): Promise<Locked<Article>> {
  const [row] = await tx.rows<Locked<Article>>(UPDATE, [...valuesOf(input), at, id]);
  if (!row) throw new Error(`Article ${id} is gone under its lock`);
  return row;
}

const valuesOf = (input: ArticleInput): readonly unknown[] => [
  ...[input.title, input.introduction, input.type, input.isShop, input.isFeatured],
  ...[input.coverPinId, input.coverSignature, JSON.stringify(input.blocks)],
];
