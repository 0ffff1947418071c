import { parsePicturePath } from '#platform/images/picture-address.ts';
import type { Context } from '#platform/resource/context.ts';
import { Refusal } from '#platform/resource/refusal.ts';
import { fetchTexts, refuseAddress } from './fetch-texts.ts';
import { type MediaRow, requireUsableMedia } from './media.service.ts';
import { uploadFailures } from './media-refusal.ts';
import { takePictureFromUrl } from './take-media.service.ts';

/**
 * The picture at an address that the viewer wants to pin: our own must be theirs to use, others are fetched from the
 * web.
 * @throws Refusal naming `field`
 */
export async function requirePictureOfUrl(context: Context, url: string, field: string): Promise<MediaRow> {
  const { viewer, request, config } = context;
  const own = findOwnPicture(url, config.origin);
  if (own) return requireUsableMedia(context, own, field);
  const taken = await takePictureFromUrl(context, url, viewer.id ?? request.address);
  if (taken.ok) return taken.media;
  const { reason } = taken;
  if (reason in fetchTexts) throw refuseAddress(field, reason as keyof typeof fetchTexts);
  throw new Refusal({ ...uploadFailures[reason as keyof typeof uploadFailures], reason, field });
}

/** The signature in an address of this installation's pictures; null for any other address. */
export function findOwnPicture(url: string, origin: string): string | null {
  const parsed = URL.parse(url, origin);
  return parsed?.origin === origin ? (parsePicturePath(parsed.pathname)?.signature ?? null) : null;
}
