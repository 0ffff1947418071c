import { useLingui } from '@lingui/react/macro';
import { PICTURE_LIMITS } from '#platform/images/picture-limits.ts';
import type { UploadFailure } from '../media-refusal.ts';

const MILLION = 1_000_000;
const [STILL, AVIF, MOVING] = [
  PICTURE_LIMITS.pixels / MILLION,
  PICTURE_LIMITS.avifPixels / MILLION,
  PICTURE_LIMITS.animatedPixels / MILLION,
];

type Reason = UploadFailure | 'offline' | 'login-required' | 'too-many-requests' | 'storage-full' | 'failed';

export function useUploadTexts(): (reason: string) => string {
  const { t } = useLingui();
  return (reason) => {
    const words: Record<Reason, string> = {
      'empty-file': t`This file is empty.`,
      'too-large-file': t`This file is too large.`,
      'not-a-picture': t`This file isn't a picture.`,
      'not-a-video': t`This file isn't a video.`,
      'unsupported-format': t`This format isn't supported.`,
      damaged: t`This file is damaged and can't be read.`,
      'too-many-pixels': t`This has too many pixels. The limit is ${STILL} million, ${AVIF} million for AVIF, and ${MOVING} million for all frames of an animation together.`,
      'too-many-frames': t`This animation has too many frames.`,
      'too-much-beside': t`This file contains too much data besides the picture. Save the picture again, then try again.`,
      'too-long-side': t`This picture is too long. Make it smaller and try again.`,
      'too-narrow': t`This picture is too narrow for its length.`,
      withheld: t`This file was removed from this site and can't be uploaded again.`,
      abandoned: t`The upload took too long. Try again.`,
      offline: t`You seem to be offline. Try again when you're back online.`,
      'login-required': t`Log in to continue`,
      'too-many-requests': t`Too many requests. Wait a moment and try again.`,
      'storage-full': t`This site has run out of space for files. Try again later.`,
      failed: t`The upload failed. Try again.`,
    };
    return isKeyOf(words, reason) ? words[reason] : words.failed;
  };
}

const PASSING: readonly string[] = [
  'abandoned',
  'offline',
  'login-required',
  'too-many-requests',
  'storage-full',
  'failed',
];

export function mayComeIn(reason: string): boolean {
  return PASSING.includes(reason);
}

function isKeyOf<T extends object>(known: T, key: PropertyKey): key is keyof T {
  return Object.hasOwn(known, key);
}
