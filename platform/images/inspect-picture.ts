import { readFile } from 'node:fs/promises';
import { PARTS_LIMITS, PICTURE_LIMITS } from './picture-limits.ts';
import type { PictureFormat } from './sniff-media.ts';

const MARKER = 0xff;
const TEM = 0x01;
const RST0 = 0xd0;
const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;

interface JpegSegments {
  scans: number;
  others: number;
}

/** Finds the next marker as decoders do, skipping compressed pixels like anything else. Layout: ITU-T T.81, annex B. */
function readJpegSegments(jpeg: Buffer, most: number): JpegSegments {
  const found = { scans: 0, others: 0 };
  let at = jpeg.indexOf(MARKER);
  while (at >= 0 && found.scans + found.others <= most) {
    const marker = jpeg[at + 1];
    if (marker === undefined || marker === EOI) break;
    if (marker === MARKER) at += 1;
    else if (standsAlone(marker)) at = jpeg.indexOf(MARKER, at + 2);
    else {
      found[marker === SOS ? 'scans' : 'others'] += 1;
      if (at + 4 > jpeg.length) break;
      at = jpeg.indexOf(MARKER, at + 2 + jpeg.readUInt16BE(at + 2));
    }
  }
  return found;
}

function standsAlone(marker: number): boolean {
  return marker === 0 || marker === TEM || (marker >= RST0 && marker <= SOI);
}

const SIGNATURE_BYTES = 8;
const FRAME_BYTES = 12;
const LONGEST_KEYWORD = 79;

interface PngChunks {
  compressed: number;
  compressedBytes: number;
}

function readPngChunks(png: Buffer): PngChunks {
  const found = { compressed: 0, compressedBytes: 0 };
  for (let at = SIGNATURE_BYTES; at + 8 <= png.length; ) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    if (type === 'IEND') break;
    if (isInflated(type, png.subarray(at + 8, at + 8 + length))) {
      found.compressed += 1;
      found.compressedBytes += length;
    }
    at += FRAME_BYTES + length;
  }
  return found;
}

/** In international text the byte after the keyword says whether it is compressed. */
function isInflated(type: string, data: Buffer): boolean {
  if (type !== 'iTXt') return type === 'zTXt' || type === 'iCCP';
  const end = data.subarray(0, LONGEST_KEYWORD + 1).indexOf(0);
  return data[end + 1] !== 0;
}

const HEADER_BYTES = 12;

interface WebpChunks {
  frames: number;
  others: number;
}

/** Layout: RFC 9649, section 2. */
function readWebpChunks(webp: Buffer, most: number): WebpChunks {
  const found = { frames: 0, others: 0 };
  for (let at = HEADER_BYTES; at + 8 <= webp.length && found.frames + found.others <= most; ) {
    found[webp.toString('latin1', at, at + 4) === 'ANMF' ? 'frames' : 'others'] += 1;
    const length = webp.readUInt32LE(at + 4);
    at += 8 + length + (length % 2);
  }
  return found;
}

export type InsideRefusal = 'damaged' | 'too-many-frames' | 'too-much-beside';

/** A decoder processes every frame, scan and chunk before it reports the size, and small files may hold millions. */
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

const GIF_HEADER_BYTES = 13;
const EXTENSION = 0x21;
const IMAGE = 0x2c;
const TRAILER = 0x3b;

interface GifBlocks {
  frames: number;
  /** The decoder silently drops missing frames of a truncated animation, so the end is checked here. */
  reachesTrailer: boolean;
}

/** Walks a GIF's blocks up to its trailer, or past `mostFrames`. Layout: GIF89a specification, sections 18 to 27. */
function readGifBlocks(gif: Buffer, mostFrames: number): GifBlocks {
  let at = GIF_HEADER_BYTES + colorTableBytes(gif[10]);
  let frames = 0;
  while (at < gif.length && frames <= mostFrames) {
    const block = gif[at];
    if (block === TRAILER) return { frames, reachesTrailer: true };
    if (block === EXTENSION) at = afterSubBlocks(gif, at + 2);
    else if (block === IMAGE) {
      frames += 1;
      at = afterSubBlocks(gif, at + 11 + colorTableBytes(gif[at + 9]));
    } else break;
  }
  return { frames, reachesTrailer: false };
}

/** The packed byte's top bit announces a table of 2^(n+1) colours of three bytes. */
function colorTableBytes(packed = 0): number {
  return packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0;
}

function afterSubBlocks(gif: Buffer, start: number): number {
  let at = start;
  for (let length = gif[at]; length !== undefined; length = gif[at]) {
    at += 1 + length;
    if (length === 0) return at;
  }
  return at;
}
