import type { Article, WithContext } from 'schema-dts';
import type { ArticleAnswer } from '#features/discovery/articles/wire/article-answer.ts';
import { imageObject } from '#features/library/pins/embedded.ts';
import type { PageContext } from '../server/page-context.ts';

type Tag = Record<string, unknown>;
type ForHead = Pick<PageContext, 'origin' | 'brandName' | 'viewer'>;

const LONGEST = 160;

/** Nobody but staff sees what is not published. */
export function headOfArticle({ origin, brandName, viewer }: ForHead, article: ArticleAnswer): Tag[] {
  const { title, status, url, cover } = article;
  const description = descriptionOf(article);
  const address = origin + encodeURI(url);
  const image = cover?.images['1200x'];
  const isPublished = status === 'published';
  return [
    { title: `${title} · ${brandName}` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    ...(isPublished ? [] : [{ name: 'robots', content: 'noindex' }]),
    { property: 'og:type', content: 'article' },
    { property: 'og:site_name', content: brandName },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    ...(image ? pictureTags(image, cover.alt_text) : []),
    { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
    ...(isPublished && !viewer.id
      ? [{ 'script:ld+json': dataOf(article, { address, description, origin, brandName }) }]
      : []),
  ];
}

type Image = { url: string; width: number; height: number };

const pictureTags = ({ url, width, height }: Image, alt: string): Tag[] => [
  { property: 'og:image', content: url },
  { property: 'og:image:width', content: String(width) },
  { property: 'og:image:height', content: String(height) },
  ...(alt ? [{ property: 'og:image:alt', content: alt }] : []),
];

function descriptionOf({ introduction, blocks, title }: ArticleAnswer): string {
  const text = introduction || blocks.find((block) => block.type === 'text')?.text || title;
  const line = text.replace(/\s+/g, ' ');
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1).replace(/\s\S*$/, '')}…` : line;
}

interface DataOf {
  address: string;
  description: string;
  origin: string;
  brandName: string;
}

/** Staff write in the name of the site. */
function dataOf(
  article: ArticleAnswer,
  { address, description, origin, brandName }: DataOf,
): WithContext<Article> {
  const { title, published_at, updated_at, cover } = article;
  const site = { '@type': 'Organization', name: brandName, url: `${origin}/` } as const;
  const image = cover?.is_embedded ? cover.images['1200x'] : undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    '@id': address,
    mainEntityOfPage: address,
    headline: title,
    description,
    ...(published_at && { datePublished: new Date(published_at).toISOString() }),
    dateModified: new Date(updated_at).toISOString(),
    author: site,
    publisher: site,
    ...(image && { image: imageObject(image) }),
  };
}
