import sharp, { type Metadata, type Sharp } from 'sharp';
import { refuseContents } from './inspect-picture.ts';
import { PICTURE_LIMITS, type PictureRefusal, type Refused, refuse } from './picture-limits.ts';
import type { Box } from './picture-sizes.ts';
import { fileGate } from './pixel-gate.ts';
import { type PictureFormat, sniffMedia } from './sniff-media.ts';
import type { SpooledFile } from './spool-file.ts';

// Every file is read once, so a cache only wastes memory; each encoding uses one core and several run in parallel.
sharp.cache(false);
sharp.concurrency(1);

export interface PictureFile extends Box {
  ok: true;
  path: string;
  format: PictureFormat;
  isAnimated: boolean;
  frames: number;
}

export type InspectRefusal = Exclude<PictureRefusal, 'empty-file' | 'too-large-file'>;

export class DamagedPicture extends Error {
  override name = 'DamagedPicture';
}

/** Reads no pixels. Width and height are those of the upright picture. */
export function inspectPicture(
  file: SpooledFile,
  uploader: string,
): Promise<PictureFile | Refused<InspectRefusal>> {
  return fileGate.run({ by: uploader, weight: file.bytes }, () => inspect(file));
}

async function inspect(file: SpooledFile): Promise<PictureFile | Refused<InspectRefusal>> {
  const sniffed = await sniffMedia(file.head);
  if (sniffed.kind === 'unsupported') return refuse('unsupported-format');
  if (sniffed.kind !== 'picture') return refuse('not-a-picture');
  const excess = await refuseContents(file.path, sniffed.format);
  if (excess) return refuse(excess);
  const header = await readHeader(file.path);
  if (!header) return refuse('damaged');
  const frames = header.pages ?? 1;
  const isAnimated = frames > 1 && (sniffed.format === 'gif' || sniffed.format === 'webp');
  const { width, height } = isAnimated ? header : header.autoOrient;
  const picture = {
    ok: true as const,
    path: file.path,
    format: sniffed.format,
    isAnimated,
    frames,
    width,
    height,
  };
  const reason = findExcess(picture);
  return reason ? refuse(reason) : picture;
}

async function readHeader(path: string): Promise<Metadata | null> {
  try {
    return await sharp(path, { limitInputPixels: false }).metadata();
  } catch {
    // The file begins like a picture but its header cannot be read: that is the result.
    return null;
  }
}

function mostPixels({ isAnimated, format }: PictureFile): number {
  if (isAnimated) return PICTURE_LIMITS.animatedPixels;
  return format === 'avif' ? PICTURE_LIMITS.avifPixels : PICTURE_LIMITS.pixels;
}

function findExcess(picture: PictureFile): InspectRefusal | null {
  const { width, height, frames, isAnimated } = picture;
  const [short, long] = width < height ? [width, height] : [height, width];
  if (short < 1) return 'damaged';
  if (isAnimated && frames > PICTURE_LIMITS.frames) return 'too-many-frames';
  if (width * height * (isAnimated ? frames : 1) > mostPixels(picture)) return 'too-many-pixels';
  if (long / short > PICTURE_LIMITS.aspect) return 'too-narrow';
  return long > PICTURE_LIMITS.side ? 'too-long-side' : null;
}

/** A decoder that takes longer is stuck: on a slow machine the largest picture takes a quarter of it. */
const DECODING = { seconds: 120 };

/** Upright, in sRGB, 8 bits a channel. */
export function openStill({ path, isAnimated }: PictureFile): Sharp {
  const options = { failOn: 'truncated', limitInputPixels: PICTURE_LIMITS.pixels } as const;
  return sharp(path, { ...options, autoOrient: !isAnimated })
    .timeout(DECODING)
    .toColourspace('srgb');
}

export function openFrames({ path }: PictureFile): Sharp {
  const options = { failOn: 'truncated', limitInputPixels: PICTURE_LIMITS.pixels } as const;
  return sharp(path, { ...options, animated: true }).timeout(DECODING);
}

/** Errors in reading a picture file are the file's fault. */
export async function decoded<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    throw new DamagedPicture('The picture cannot be decoded', { cause });
  }
}
