import type { Attributes } from './page-elements.ts';
import { findPageImages, type ImageCandidate } from './page-images.ts';

export interface PageMetadata {
  title: string | null;
  description: string | null;
  siteName: string | null;
  /** Absolute http(s) addresses, each once, what the page recommends first, then its large pictures in reading order. */
  images: ImageCandidate[];
  /** Every `<meta name content>`, names in lower case. */
  named: ReadonlyMap<string, string>;
  /** Every `<meta property content>`, the first of each, in lower case. */
  properties: ReadonlyMap<string, string>;
}

const MAX_IMAGES = 50;

/**
 * What a page says of itself: Open Graph and Twitter tags, then its title, description and pictures. Looks at the text
 * only; nothing is fetched.
 * @param address where the page was found; relative addresses count from there, or from the page's `<base>`
 */
export async function readPageMetadata(html: string, address: string): Promise<PageMetadata> {
  // Loaded when the first page comes, with the parser that it brings.
  const { readPageElements } = await import('./page-elements.ts');
  const { title, base, metas, images } = readPageElements(html);
  const tags = await readTags(metas);
  const named = new Map(metas.map(({ name = '', content = '' }) => [name.toLowerCase(), content]));
  const properties = new Map(
    metas
      .filter(({ property }) => property)
      .map(({ property = '', content = '' }) => [property.toLowerCase(), content] as const)
      .reverse(),
  );
  const recommended = [...(tags.ogImage ?? []), ...(tags.twitterImage ?? [])];
  return {
    title: tidy(300, tags.ogTitle, tags.twitterTitle, title),
    description: tidy(2000, tags.ogDescription, tags.twitterDescription, named.get('description')),
    siteName: tidy(200, tags.ogSiteName),
    images: findPageImages(images, URL.parse(base ?? '', address)?.href ?? address, recommended).slice(
      0,
      MAX_IMAGES,
    ),
    named,
    properties,
  };
}

/** The scraper builds a tree of what it is given, so it is given the meta tags alone. */
async function readTags(metas: Attributes[]) {
  const html = metas.map(
    (meta) => `<meta${['property', 'name', 'content'].map((name) => attribute(name, meta[name])).join('')}>`,
  );
  // Loaded when first needed, with the tree builder that it brings.
  const { default: scrape } = await import('open-graph-scraper');
  const { result } = await scrape({ html: `<head>${html.join('')}</head>`, onlyGetOpenGraphInfo: true });
  return result;
}

function attribute(name: string, value: string | undefined): string {
  return value === undefined ? '' : ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
}

/** The first text that says something, on one line. */
function tidy(maxLength: number, ...texts: (string | undefined)[]): string | null {
  const lines = texts.map((text) => text?.replace(/\s+/g, ' ').trim().slice(0, maxLength));
  return lines.find((line) => line) ?? null;
}
