import {
  holdUsableMedia,
  type MediaRow,
  requireOwnUpload,
  requirePictureOfUrl,
  requireUsableMedia,
} from '#features/core/media/media.service.ts';
import type { PinMedia } from '#features/library/pins/pin-options.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { invalid } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';

export interface MediaInput {
  uploadId: Id | null;
  imageSignature: string | null;
  imageUrl: string | null;
}

/** Permission is checked when the picture is held. */
export interface StoredPicture {
  storedPicture: string;
}

/** An uploaded video needs a picture as its cover. */
export async function pickMedia(
  context: ContextFor<'person'>,
  input: MediaInput,
): Promise<PinMedia | StoredPicture> {
  if (input.uploadId) {
    const { media } = await requireOwnUpload(context, input.uploadId);
    return media.kind === 'video' ? withVideo(await pickCover(context, input), media) : withPicture(media);
  }
  if (input.imageSignature) return { storedPicture: input.imageSignature };
  return withPicture(await pickPicture(context, input));
}

async function pickCover(context: ContextFor<'person'>, input: MediaInput): Promise<MediaRow> {
  if (input.imageSignature || input.imageUrl) return pickPicture(context, input);
  throw invalid('image_signature', 'A video needs a cover: image_signature or image_url must be given.');
}

async function pickPicture(
  context: ContextFor<'person'>,
  { imageSignature, imageUrl }: MediaInput,
): Promise<MediaRow> {
  if (imageSignature) return requirePicture(context, imageSignature, 'image_signature');
  if (imageUrl) return requirePictureOfUrl(context, imageUrl, 'image_url');
  throw invalid('image_url', 'image_url, image_signature or upload_id must be given.');
}

export async function requirePicture(
  context: ContextFor<'person'>,
  signature: string,
  field: string,
): Promise<MediaRow> {
  return requireImage(await requireUsableMedia(context, signature, field), field);
}

/** Protects it from removal until the end of the transaction. */
export async function holdPicture(
  context: ContextFor<'person'>,
  tx: Transaction,
  { storedPicture }: StoredPicture,
): Promise<PinMedia> {
  const field = 'image_signature';
  return withPicture(requireImage(await holdUsableMedia(context, tx, storedPicture, field), field));
}

function requireImage(media: MediaRow, field: string): MediaRow {
  if (media.kind !== 'image') throw invalid(field, '{field} must be a picture.');
  return media;
}

export function withPicture(picture: MediaRow): PinMedia {
  return {
    kind: 'image',
    imageSignature: picture.signature,
    imageWidth: picture.width,
    imageHeight: picture.height,
    dominantColor: picture.dominant_color,
    isAnimated: picture.is_animated,
    video: null,
    story: null,
  };
}

/** The pin takes the size of the cover. */
export function withVideo(cover: MediaRow, video: MediaRow): PinMedia {
  return {
    ...withPicture(cover),
    kind: 'video',
    isAnimated: false,
    video: {
      signature: video.signature,
      extension: video.original_ext === 'webm' ? 'webm' : 'mp4',
      durationMs: video.duration_ms,
    },
  };
}
