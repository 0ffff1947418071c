const MEGA = 1_000_000;

/** What a picture may be at most; beyond it, it is refused before any pixel is decoded. */
export const PICTURE_LIMITS = {
  bytes: 32 * 1024 * 1024,
  /** Width × height. */
  pixels: 64 * MEGA,
  /** Its decoder takes 18 bytes for each pixel, where others take 3 to 8. */
  avifPixels: 24 * MEGA,
  /** Of all frames together: each is encoded in every size, which takes four times the work of a photograph's pixel. */
  animatedPixels: 32 * MEGA,
  frames: 1000,
  /** The longest side that WebP can hold. */
  side: 16_383,
  /** Longest side over shortest: a strip of 1×20,000 shows nothing at any width. */
  aspect: 100,
} as const;

/** What a file may hold beside its pixels; real ones stay far below. Cameras write a few dozen segments, encoders up to 20 scans. */
export const PARTS_LIMITS = {
  /** Segments of a JPEG or chunks of a WebP, beside scans and frames. */
  parts: 1000,
  /** Each goes over the whole picture again. */
  scans: 64,
  /** Chunks of a PNG that are inflated, up to a thousandfold; a profile of colours takes half a MB. */
  compressed: 100,
  compressedBytes: 2 * 1024 * 1024,
} as const;

/**
 * Pixels of all pictures in work at the same time in one process: bounds its memory. Three photographs of 12 megapixels
 * keep the four threads of sharp busy; a larger picture than this is in work alone.
 */
export const PIXELS_AT_ONCE = 36 * MEGA;

/** Pictures of one uploader that may wait for their turn: as many as the limit of uploads lets come at once. */
export const WAITING_OF_ONE = 60;

export const VIDEO_LIMITS = { bytes: 200 * 1024 * 1024 } as const;

/** Why a file is not taken as a picture. */
export type PictureRefusal =
  | 'empty-file'
  | 'too-large-file'
  | 'not-a-picture'
  /** A picture in a format that is not read: SVG with a declaration, HEIC, TIFF, BMP … */
  | 'unsupported-format'
  /** Cut off, or broken within. */
  | 'damaged'
  | 'too-many-pixels'
  | 'too-many-frames'
  /** More metadata, comments or passes over the picture than any program writes. */
  | 'too-much-beside'
  | 'too-long-side'
  | 'too-narrow';

/** Why a file is not taken as a video. */
export type VideoRefusal = 'empty-file' | 'too-large-file' | 'not-a-video' | 'unsupported-format' | 'damaged';

export interface Refused<Reason extends string> {
  ok: false;
  reason: Reason;
}

export const refuse = <Reason extends string>(reason: Reason): Refused<Reason> => ({ ok: false, reason });
