import {
  PICTURE_LIMITS,
  type PictureRefusal,
  VIDEO_LIMITS,
  type VideoRefusal,
} from '#platform/images/picture-limits.ts';
import type { RefusalDetails } from '#platform/resource/refusal.ts';

export type MediaRefusal = PictureRefusal | VideoRefusal | 'withheld';

/** Why an upload failed; `abandoned` means that its file never came. */
export type UploadFailure = MediaRefusal | 'abandoned';

type Words = Pick<RefusalDetails, 'kind' | 'message' | 'values'>;

const MB = 1024 * 1024;
const MILLION = 1_000_000;

export const uploadFailures: Record<UploadFailure, Words> = {
  'empty-file': { kind: 'invalid', message: 'The file is empty.' },
  'too-large-file': {
    kind: 'too-large',
    message: 'The file is too large. The limit is {picture} MB for pictures and {video} MB for videos.',
    values: { picture: PICTURE_LIMITS.bytes / MB, video: VIDEO_LIMITS.bytes / MB },
  },
  'not-a-picture': { kind: 'unsupported', message: "This file isn't a picture." },
  'not-a-video': { kind: 'unsupported', message: "This file isn't a video." },
  'unsupported-format': {
    kind: 'unsupported',
    message:
      "This format isn't supported. Use JPEG, PNG, WebP, GIF or AVIF, or MP4, MOV or WebM for a video.",
  },
  damaged: { kind: 'invalid', message: "The file is damaged and can't be read." },
  'too-many-pixels': {
    kind: 'too-large',
    message:
      'The picture has too many pixels. The limit is {still} million, {avif} million for AVIF, and {moving} million for all frames of an animation together.',
    values: {
      still: PICTURE_LIMITS.pixels / MILLION,
      avif: PICTURE_LIMITS.avifPixels / MILLION,
      moving: PICTURE_LIMITS.animatedPixels / MILLION,
    },
  },
  'too-many-frames': { kind: 'too-large', message: 'The animation has too many frames.' },
  'too-much-beside': {
    kind: 'too-large',
    message: 'The file contains too much data besides the picture. Save the picture again.',
  },
  'too-long-side': { kind: 'too-large', message: 'The picture is too long. Make it smaller.' },
  'too-narrow': { kind: 'invalid', message: 'The picture is too narrow for its length.' },
  withheld: {
    kind: 'forbidden',
    message: "This file was removed from this site and can't be uploaded again.",
  },
  abandoned: { kind: 'invalid', message: "The file didn't arrive in time. Upload it again." },
};

/** A failure from an older version counts as damaged. */
export function failureTexts(failure: string | null): Words & { reason: UploadFailure } {
  const known = Object.keys(uploadFailures).find((reason) => reason === failure);
  const reason = (known ?? 'damaged') as UploadFailure;
  return { reason, ...uploadFailures[reason] };
}
