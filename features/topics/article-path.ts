/** An article of the day, as far as its address tells. */
export interface ArticleAddress {
  id: string;
  title: string;
  /** 0 and 2 are trending, 1 is the best of; others are plain articles. */
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

/** The title in lower case without punctuation, each run of white space a hyphen. */
export function articleSlug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s]/gu, '')
    .trim()
    .replace(/\s+/g, '-');
}
