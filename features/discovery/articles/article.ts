import type { Id } from '#platform/ids/ids.ts';

export const ARTICLE_STATUSES = ['draft', 'scheduled', 'published', 'unpublished'] as const;
export type ArticleStatus = (typeof ARTICLE_STATUSES)[number];

/** 0 and 2 are trending, 1 is the best of; null is any other. */
export const ARTICLE_TYPES = [0, 1, 2] as const;
export type ArticleType = (typeof ARTICLE_TYPES)[number];

export const ARTICLE_LIMITS = { title: 100, introduction: 500, text: 5000, blocks: 60 } as const;

export type ArticleBlock =
  | { type: 'text'; text: string }
  | { type: 'pin'; pin_id: Id }
  | { type: 'board'; board_id: Id };

export interface Article {
  id: Id;
  title: string;
  introduction: string;
  type: ArticleType | null;
  is_shop: boolean;
  is_featured: boolean;
  /** At most one of the two; without either, the first pin that the reader sees is the cover. */
  cover_pin_id: Id | null;
  cover_signature: string | null;
  blocks: ArticleBlock[];
  status: ArticleStatus;
  /** Only of a scheduled one. */
  publish_at: Date | null;
  /** When it was first published; readers are told the newest first. */
  published_at: Date | null;
  /** Counts changes, so that two editors do not overwrite each other. */
  version: number;
  updated_at: Date;
}

interface ArticleAddress {
  id: string;
  title: string;
  type: number | null;
  isShop: boolean;
}

/** `/today/{kind}/{slug}/{id}/`; being a shop goes before the type. */
export function articlePath({ id, title, type, isShop }: ArticleAddress): string {
  return `/today/${isShop ? 'shop' : kindOf(type)}/${articleSlug(title)}/${id}/`;
}

function kindOf(type: number | null): 'trending' | 'best' | 'article' {
  if (type === 0 || type === 2) return 'trending';
  return type === 1 ? 'best' : 'article';
}

/** Empty if the title has neither letters nor digits. */
export function articleSlug(title: string): string {
  return (
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}\s]/gu, '')
      // Marks are left of an emoji, alone or on a digit.
      .replace(/\uFE0F|\u20E3/g, '')
      .replace(/(?<![\p{L}\p{M}\p{N}])\p{M}+/gu, '')
      .trim()
      .replace(/\s+/g, '-')
  );
}

export const pinIdsOf = (blocks: readonly ArticleBlock[]): Id[] =>
  blocks.flatMap((block) => (block.type === 'pin' ? [block.pin_id] : []));

/** What readers need; a draft may lack it. */
export function missingIn({
  blocks,
  cover_signature,
}: Pick<Article, 'cover_signature'> & { blocks: readonly ArticleBlock[] }): 'content' | 'cover' | null {
  if (blocks.length === 0) return 'content';
  return cover_signature || pinIdsOf(blocks).length > 0 ? null : 'cover';
}

export const boardIdsOf = (blocks: readonly ArticleBlock[]): Id[] =>
  blocks.flatMap((block) => (block.type === 'board' ? [block.board_id] : []));

/** A list checks no more, however long its articles are. */
const MOST_COVERS = 8;

/** The chosen pin, then the others in order: the first one that the reader sees is shown. */
export function coverPinsOf({ cover_pin_id, blocks }: Pick<Article, 'cover_pin_id' | 'blocks'>): Id[] {
  const ids = new Set([...(cover_pin_id ? [cover_pin_id] : []), ...pinIdsOf(blocks)]);
  return [...ids].slice(0, MOST_COVERS);
}
