import { z } from 'zod';
import { boardAnswer } from '#features/library/boards/wire/board-answer.ts';
import { pinAnswer } from '#features/library/pins/wire/pin-answer.ts';
import { ARTICLE_STATUSES } from '../article.ts';

const image = z.object({ url: z.string(), width: z.number().int(), height: z.number().int() });

const articleCover = z.object({
  /** Null for an upload. */
  pin_id: z.string().nullable(),
  image_signature: z.string(),
  dominant_color: z.string(),
  alt_text: z.string(),
  /** False for an animated picture and a story's. */
  is_embedded: z.boolean(),
  images: z.object({ '474x': image, '736x': image, '1200x': image }),
});

export type ArticleCoverAnswer = z.infer<typeof articleCover>;

/** As lists show it. */
export const listedArticle = z.object({
  id: z.string(),
  type: z.literal('article'),
  title: z.string(),
  introduction: z.string(),
  url: z.string(),
  /** 0 and 2 are trending, 1 is the best of; null is any other. */
  article_type: z.number().int().nullable(),
  is_shop: z.boolean(),
  published_at: z.string().nullable(),
  cover: articleCover.nullable(),
});

export type ListedArticle = z.infer<typeof listedArticle>;

export const articleBlock = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('pin'), pin: pinAnswer }),
  z.object({ type: z.literal('board'), board: boardAnswer }),
]);

export type ArticleBlockAnswer = z.infer<typeof articleBlock>;

export const articleAnswer = listedArticle.extend({
  /** Other than `published` only for staff. */
  status: z.enum(ARTICLE_STATUSES),
  updated_at: z.string(),
  blocks: z.array(articleBlock),
});

export type ArticleAnswer = z.infer<typeof articleAnswer>;
