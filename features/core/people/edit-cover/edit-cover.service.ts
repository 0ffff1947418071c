import { type Oneself, requireActingFor } from '#features/core/identity/acting-access.ts';
import { holdMedia } from '#features/core/media/forget-media.service.ts';
import { type MediaRow, requireUsableMedia } from '#features/core/media/media.service.ts';
import { picturePath, sizeOf, videoPath } from '#features/core/media/picture-urls.ts';
import type { Queryable } from '#platform/database/database.ts';
import { msg } from '#platform/i18n/msg.ts';
import { invalid } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { COVER_RESOLUTIONS } from '../cover.ts';
import { deleteCover, writeCover } from './edit-cover.store.ts';
import type { CoverAnswer, CoverFiles } from './edit-cover.ts';

const GONE = msg('This file no longer exists.');

export async function setCover(context: ContextFor<'person'>, files: CoverFiles): Promise<CoverAnswer> {
  const { db, viewer } = context;
  const image = await requireUsableMedia(context, files.image_signature, 'image_signature');
  if (image.kind !== 'image') throw invalid('image_signature', 'A cover needs a picture first.');
  const video = files.video_signature
    ? await requireUsableMedia(context, files.video_signature, 'video_signature')
    : null;
  if (video && video.kind !== 'video') throw invalid('video_signature', "This file isn't a video.");
  await db.transaction(async (tx) => {
    if (!(await holdMedia(tx, [image.signature]))) throw invalid('image_signature', GONE);
    if (video && !(await holdMedia(tx, [video.signature]))) throw invalid('video_signature', GONE);
    await showAsCover(tx, requireActingFor(viewer, {}, 'edit-profile'), { image, video });
  });
  return { image_signature: image.signature, video_signature: video?.signature ?? null };
}

/** The caller has checked that the files exist and may be used. */
export async function showAsCover(
  db: Queryable,
  person: Oneself,
  { image, video }: { image: MediaRow; video: MediaRow | null },
): Promise<void> {
  const sizes = COVER_RESOLUTIONS.map((resolution) => ({
    resolution,
    url: picturePath(image.signature, resolution),
    ...sizeOf(image.width, image.height, resolution),
  }));
  await writeCover(db, person, sizes, {
    source: video ? 'video' : 'image',
    dominantColor: image.dominant_color,
    videoUrl: video && videoPath(video.signature, video.original_ext === 'webm' ? 'webm' : 'mp4'),
  });
}

export async function removeCover({ db, viewer }: ContextFor<'person'>): Promise<CoverAnswer> {
  const { url = null, videoUrl = null } =
    (await deleteCover(db, requireActingFor(viewer, {}, 'edit-profile'))) ?? {};
  return { image_signature: signatureIn(url), video_signature: signatureIn(videoUrl) };
}

function signatureIn(url: string | null): string | null {
  return /[0-9a-f]{32}/.exec(url ?? '')?.[0] ?? null;
}
