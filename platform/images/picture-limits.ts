const MEGA = 1_000_000;

/** Refused before any pixel is decoded. */
export const PICTURE_LIMITS = {
  bytes: 32 * 1024 * 1024,
  pixels: 64 * MEGA,
  /** Its decoder takes 18 bytes per pixel, others 3 to 8. */
  avifPixels: 24 * MEGA,
  /** All frames together: each is encoded in every size, at four times the cost of a photograph's pixel. */
  animatedPixels: 32 * MEGA,
  frames: 1000,
  /** The longest side that WebP supports. */
  side: 16_383,
  /** Longest side over shortest: a strip of 1×20,000 shows nothing at any width. */
  aspect: 100,
} as const;

/** Real files stay far below: cameras write a few dozen segments, encoders up to 20 scans. */
export const PARTS_LIMITS = {
  /** Segments of a JPEG or chunks of a WebP, besides scans and frames. */
  parts: 1000,
  scans: 64,
  /** Chunks of a PNG that are inflated, up to a thousandfold; a colour profile takes half a MB. */
  compressed: 100,
  compressedBytes: 2 * 1024 * 1024,
} as const;

/** Bounds a process's memory. Three photographs of 12 megapixels keep the four threads of sharp busy. */
export const PIXELS_AT_ONCE = 36 * MEGA;

/** How many pictures of one uploader may wait: as many as the upload rate limit admits at once. */
export const WAITING_OF_ONE = 60;

export const VIDEO_LIMITS = { bytes: 200 * 1024 * 1024 } as const;

export type PictureRefusal =
  | 'empty-file'
  | 'too-large-file'
  | 'not-a-picture'
  | 'unsupported-format'
  | 'damaged'
  | 'too-many-pixels'
  | 'too-many-frames'
  | 'too-much-beside'
  | 'too-long-side'
  | 'too-narrow';

export type VideoRefusal = 'empty-file' | 'too-large-file' | 'not-a-video' | 'unsupported-format' | 'damaged';

export interface Refused<Reason extends string> {
  ok: false;
  reason: Reason;
}

export const refuse = <Reason extends string>(reason: Reason): Refused<Reason> => ({ ok: false, reason });
