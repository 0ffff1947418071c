import { readFile } from 'node:fs/promises';
import { readGifBlocks } from './gif-blocks.ts';
import { readJpegSegments } from './jpeg-segments.ts';
import { PARTS_LIMITS, PICTURE_LIMITS } from './picture-limits.ts';
import { readPngChunks } from './png-chunks.ts';
import type { PictureFormat } from './sniff-media.ts';
import { readWebpChunks } from './webp-chunks.ts';

export type InsideRefusal = 'damaged' | 'too-many-frames' | 'too-much-beside';

/**
 * Why a file must not reach the decoder, judged by its structure: a decoder processes every frame, scan and chunk
 * before it reports the size, and small files may hold millions of them.
 */
export async function refuseContents(path: string, format: PictureFormat): Promise<InsideRefusal | null> {
  if (format === 'avif') return null;
  return findExcess[format](await readFile(path));
}

const findExcess: Record<Exclude<PictureFormat, 'avif'>, (file: Buffer) => InsideRefusal | null> = {
  gif: (file) => {
    const { frames, reachesTrailer } = readGifBlocks(file, PICTURE_LIMITS.frames);
    if (frames > PICTURE_LIMITS.frames) return 'too-many-frames';
    return reachesTrailer ? null : 'damaged';
  },
  webp: (file) => {
    const { frames, others } = readWebpChunks(file, PICTURE_LIMITS.frames + PARTS_LIMITS.parts);
    if (frames > PICTURE_LIMITS.frames) return 'too-many-frames';
    return others > PARTS_LIMITS.parts ? 'too-much-beside' : null;
  },
  jpeg: (file) => {
    const { scans, others } = readJpegSegments(file, PARTS_LIMITS.scans + PARTS_LIMITS.parts);
    return scans > PARTS_LIMITS.scans || others > PARTS_LIMITS.parts ? 'too-much-beside' : null;
  },
  png: (file) => {
    const { compressed, compressedBytes } = readPngChunks(file);
    const isTooMuch = compressed > PARTS_LIMITS.compressed || compressedBytes > PARTS_LIMITS.compressedBytes;
    return isTooMuch ? 'too-much-beside' : null;
  },
};
