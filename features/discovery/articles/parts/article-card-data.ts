import type { ListedArticle } from '../wire/article-answer.ts';

export type ArticleCardData = ReturnType<typeof articleCardData>;

export function articleCardData({ id, title, introduction, url, cover }: ListedArticle) {
  return {
    ...{ id, title, introduction, path: url },
    cover: cover && { image: cover.image_signature, color: cover.dominant_color },
  };
}
