import { listMedia, type MediaRow } from '#features/core/media/media.service.ts';
import { isEmbedded } from '#features/library/pins/embedded.ts';
import { listUnscreenedPins, type ShownPin } from '#features/library/pins/pin.service.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Reading } from '#platform/resource/context.ts';
import { type Article, coverPinsOf } from './article.ts';

export interface ArticleCover {
  signature: string;
  width: number;
  height: number;
  color: string;
  alt: string;
  isEmbedded: boolean;
  /** Null for an upload. */
  pinId: Id | null;
}

export interface ArticleWithCover {
  article: Article;
  cover: ArticleCover | null;
}

export interface ArticleWithUpload {
  article: Article;
  /** Undefined if there is none, or it was taken down. */
  upload: MediaRow | undefined;
}

export async function withUploads(db: Queryable, articles: readonly Article[]): Promise<ArticleWithUpload[]> {
  const files = await listMedia(
    db,
    articles.flatMap(({ cover_signature }) => cover_signature ?? []),
  );
  return articles.map((article) => ({ article, upload: files.get(article.cover_signature ?? '') }));
}

/** In one read: an upload, or the first pin that this viewer sees and needs no warning of. */
export async function withCovers(
  context: Reading,
  articles: readonly ArticleWithUpload[],
): Promise<ArticleWithCover[]> {
  const wanted = articles.flatMap(({ article, upload }) => (upload ? [] : coverPinsOf(article)));
  const pins = wanted.length > 0 ? await listUnscreenedPins(context, [...new Set(wanted)]) : [];
  const byId = new Map(pins.map((pin) => [pin.id, pin]));
  return articles.map(({ article, upload }) => ({
    article,
    cover: upload ? coverOfUpload(upload) : coverOfPins(coverPinsOf(article).map((id) => byId.get(id))),
  }));
}

function coverOfUpload(upload: MediaRow): ArticleCover {
  const { signature, width, height, dominant_color: color, is_animated } = upload;
  const embedded = isEmbedded({ is_animated, story_pin_data: null });
  return { signature, width, height, color, alt: '', isEmbedded: embedded, pinId: null };
}

function coverOfPins(pins: readonly (ShownPin['row'] | undefined)[]): ArticleCover | null {
  const pin = pins.find((one) => one !== undefined);
  if (!pin) return null;
  const { image_signature: signature, image_width: width, image_height: height } = pin;
  const { is_animated, story, dominant_color: color, id: pinId } = pin;
  const embedded = isEmbedded({ is_animated, story_pin_data: story });
  const alt = pin.alt_text || pin.title;
  return { signature, width, height, color, alt, isEmbedded: embedded, pinId };
}
