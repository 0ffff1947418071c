import type { PageElements } from './page-elements.ts';

export interface ImageCandidate {
  url: string;
  width: number | null;
  height: number | null;
  alt: string | null;
}

export interface RecommendedImage {
  url: string;
  width?: number | string;
  height?: number | string;
  alt?: string;
}

/** A picture shown smaller than this is a button, an avatar or a counter. */
const MIN_SHOWN_PIXELS = 100;

export function findPageImages(
  shown: PageElements['images'],
  base: string,
  recommended: RecommendedImage[],
): ImageCandidate[] {
  const byUrl = new Map<string, ImageCandidate>();
  for (const candidate of [...recommended.map(readRecommended), ...shown.map(readShown).filter(isLarge)]) {
    const url = absolute(candidate.url, base);
    if (url && !byUrl.has(url)) byUrl.set(url, { ...candidate, url });
  }
  return [...byUrl.values()];
}

function readRecommended({ url, width, height, alt }: RecommendedImage): ImageCandidate {
  return { url, width: pixels(width), height: pixels(height), alt: alt ?? null };
}

function readShown({ image, sources }: PageElements['images'][number]): ImageCandidate {
  const sets = [image.srcset, image['data-srcset'], ...sources.map((source) => source.srcset)];
  const plain = image['data-src'] ?? image.src ?? '';
  return {
    url: sets.map(largestOf).find((url) => url !== null) ?? plain,
    width: pixels(image.width),
    height: pixels(image.height),
    alt: image.alt?.trim() || null,
  };
}

function isLarge({ width, height }: ImageCandidate): boolean {
  return Math.min(width ?? MIN_SHOWN_PIXELS, height ?? MIN_SHOWN_PIXELS) >= MIN_SHOWN_PIXELS;
}

/** Parsed as the HTML standard says, in linear time. */
function largestOf(srcset = ''): string | null {
  const address = /[\s,]*([^\s,]\S*)/y;
  const descriptor = /([^,]*),?/y;
  let [largest, most]: [string | null, number] = [null, 0];
  for (let found = address.exec(srcset); found; found = address.exec(srcset)) {
    const [, url = ''] = found;
    descriptor.lastIndex = address.lastIndex;
    // An address may contain commas; a trailing comma means that no size follows.
    const size = url.endsWith(',') ? '' : (descriptor.exec(srcset)?.[1] ?? '');
    address.lastIndex = url.endsWith(',') ? address.lastIndex : descriptor.lastIndex;
    const value = Number.parseFloat(size) || 1;
    if (value > most) [largest, most] = [url.replace(/,+$/, ''), value];
  }
  return largest;
}

function pixels(text: string | number | undefined): number | null {
  const value = Number.parseInt(String(text), 10);
  return value > 0 && !String(text).includes('%') ? value : null;
}

function absolute(address: string, base: string): string | null {
  const url = address.trim() ? URL.parse(address.trim(), base) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname.endsWith('.svg')) return null;
  url.hash = '';
  return url.href;
}
