import { FetchRefused } from '#platform/fetching/fetch-refusal.ts';
import type { ImageCandidate } from '#platform/fetching/page-images.ts';
import { readPageMetadata } from '#platform/fetching/page-metadata.ts';
import { GateFull } from '#platform/images/gate.ts';
import type { Platform } from '#platform/resource/context.ts';
import { refuseAddress } from '../fetch-texts.ts';
import { isSealed, seal } from '../seal.ts';
import { incomingFolder } from '../take-media.service.ts';
import type { PinImageAnswer, PinImagesAnswer } from './find-pin-images.ts';

const PREVIEW_OPEN_MS = 60 * 60 * 1000;
const PREVIEW_WIDTH = 236;

/** The address of a picture offers that picture. */
export async function findPinImages(platform: Platform, url: string): Promise<PinImagesAnswer> {
  const page = await platform.fetcher.fetchPage(url);
  if (!page.ok && page.reason === 'picture-not-page') return onlyPicture(platform, url);
  if (!page.ok) throw refuseAddress('url', page.reason);
  const { title, description, siteName, images } = await readPageMetadata(page.html, page.url);
  return {
    url: page.url,
    title,
    description,
    site_name: siteName,
    items: images.map((image) => present(platform, image)),
    reason: images.length > 0 ? null : 'no-pictures',
  };
}

function onlyPicture(platform: Platform, url: string): PinImagesAnswer {
  const image = present(platform, { url, width: null, height: null, alt: null });
  return { url, title: null, description: null, site_name: null, items: [image], reason: null };
}

function present({ clock, config }: Platform, image: ImageCandidate): PinImageAnswer {
  const until = new Date(clock.now().getTime() + PREVIEW_OPEN_MS);
  const token = seal(`preview ${image.url}`, until, config.secret);
  const preview_url = `/pin-image-preview/?${new URLSearchParams({ url: image.url, token })}`;
  const { url, width, height, alt } = image;
  return { url, width, height, alt, preview_url };
}

/** Null if the address is not one of ours or has no picture now. `asker` is the address whose turn it takes. */
export async function makePreview(
  platform: Platform,
  { url, token, asker }: { url: string; token: string; asker: string },
): Promise<Buffer | null> {
  const { clock, config, fetcher } = platform;
  if (!isSealed(`preview ${url}`, token, clock.now(), config.secret)) return null;
  const { previewPicture } = await import('#platform/images/preview-picture.ts');
  const fetched = await fetcher.fetchPicture(url);
  if (!fetched.ok) return null;
  try {
    const tempDir = incomingFolder(platform);
    const preview = await previewPicture(fetched.stream, { width: PREVIEW_WIDTH, tempDir, asker });
    return preview.ok ? preview.data : null;
  } catch (error) {
    // The site broke off, or too many previews are waiting: there is none.
    if (error instanceof FetchRefused || error instanceof GateFull) return null;
    throw error;
  }
}
