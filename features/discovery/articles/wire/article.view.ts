import { presentBoard } from '#features/library/boards/wire/board.view.ts';
import { presentImage, presentPin } from '#features/library/pins/wire/pin.view.ts';
import { toRfc2822 } from '#platform/i18n/wire-date.ts';
import type { Context } from '#platform/resource/context.ts';
import { articlePath } from '../article.ts';
import type { ArticleCover, ArticleWithCover } from '../cover.service.ts';
import type { ShownArticle, ShownBlock } from '../show-article/show-article.service.ts';
import type {
  ArticleAnswer,
  ArticleBlockAnswer,
  ArticleCoverAnswer,
  ListedArticle,
} from './article-answer.ts';

type ForViewer = Pick<Context, 'config' | 'viewer'>;

export function presentListedArticle(
  { config: { origin } }: Pick<Context, 'config'>,
  { article, cover }: ArticleWithCover,
): ListedArticle {
  const { id, title, introduction, type, is_shop, published_at } = article;
  return {
    ...{ id, type: 'article', title, introduction, is_shop },
    url: articlePath({ id, title, type, isShop: is_shop }),
    article_type: type,
    published_at: published_at && toRfc2822(published_at),
    cover: cover && presentCover(cover, origin),
  };
}

function presentCover(cover: ArticleCover, origin: string): ArticleCoverAnswer {
  const { signature, width, height, color, alt, isEmbedded, pinId } = cover;
  const imageOf = (size: '474x' | '736x' | '1200x') => presentImage(signature, width, height, size, origin);
  return {
    ...{
      pin_id: pinId,
      image_signature: signature,
      dominant_color: color,
      alt_text: alt,
      is_embedded: isEmbedded,
    },
    images: { '474x': imageOf('474x'), '736x': imageOf('736x'), '1200x': imageOf('1200x') },
  };
}

export function presentArticle(context: ForViewer, shown: ShownArticle): ArticleAnswer {
  return {
    ...presentListedArticle(context, shown),
    status: shown.article.status,
    updated_at: toRfc2822(shown.article.updated_at),
    blocks: shown.blocks.map((block) => presentBlock(context, block)),
  };
}

export function presentBlock(context: ForViewer, block: ShownBlock): ArticleBlockAnswer {
  if (block.type === 'text') return block;
  if (block.type === 'pin') return { type: 'pin', pin: presentPin(context, block.pin) };
  return { type: 'board', board: presentBoard(context, block.board) };
}
