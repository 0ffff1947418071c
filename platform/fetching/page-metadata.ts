import type { Attributes } from './page-elements.ts';
import { findPageImages, type ImageCandidate } from './page-images.ts';

export interface PageMetadata {
  title: string | null;
  description: string | null;
  siteName: string | null;
  /** Absolute: first what the page recommends, then its large pictures. */
  images: ImageCandidate[];
  named: ReadonlyMap<string, string>;
  /** The first of each, with lower-case names. */
  properties: ReadonlyMap<string, string>;
}

const MAX_IMAGES = 50;

/** `address` is where the page was found; relative ones are resolved against it, or the page's `<base>`. */
export async function readPageMetadata(html: string, address: string): Promise<PageMetadata> {
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

/** The scraper builds a tree of its input, so it only gets the meta tags. */
async function readTags(metas: Attributes[]) {
  const html = metas.map(
    (meta) => `<meta${['property', 'name', 'content'].map((name) => attribute(name, meta[name])).join('')}>`,
  );
  const { default: scrape } = await import('open-graph-scraper');
  const { result } = await scrape({ html: `<head>${html.join('')}</head>`, onlyGetOpenGraphInfo: true });
  return result;
}

function attribute(name: string, value: string | undefined): string {
  return value === undefined ? '' : ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
}

function tidy(maxLength: number, ...texts: (string | undefined)[]): string | null {
  const lines = texts.map((text) => text?.replace(/\s+/g, ' ').trim().slice(0, maxLength));
  return lines.find((line) => line) ?? null;
}
