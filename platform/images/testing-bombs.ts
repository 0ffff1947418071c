import { deflateSync } from 'node:zlib';
import { animationOf, jpegOf, pngChunk, pngOf } from './testing-pictures.ts';

const AFTER_IHDR = 33;

const repeated = (part: Buffer, times: number) => Array.from({ length: times }, () => part);

/** Texts of 7.9 MB that take 8 KB each. */
export async function pngWithTexts(type: 'zTXt' | 'iTXt', texts: number): Promise<Buffer> {
  const keyword = Buffer.from(type === 'zTXt' ? 'x\0\0' : 'x\0\x01\0\0\0');
  const text = pngChunk(type, Buffer.concat([keyword, deflateSync(Buffer.alloc(7_900_000))]));
  return pngWith(repeated(text, texts));
}

export const pngWithPlainText = (bytes: number) =>
  pngWith([pngChunk('iTXt', Buffer.concat([Buffer.from('x\0\0\0\0\0'), Buffer.alloc(bytes, 'a')]))]);

export const pngWithProfile = (bytes: number) =>
  pngWith([pngChunk('iCCP', Buffer.concat([Buffer.from('x\0\0'), Buffer.alloc(bytes)]))]);

async function pngWith(chunks: Buffer[]): Promise<Buffer> {
  const png = await pngOf(50, 50);
  return Buffer.concat([png.subarray(0, AFTER_IHDR), ...chunks, png.subarray(AFTER_IHDR)]);
}

function jpegSegment(marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

export async function jpegWithSegments(segments: number): Promise<Buffer> {
  const jpeg = await jpegOf(50, 50);
  const segment = jpegSegment(0xe5, Buffer.alloc(0));
  return Buffer.concat([jpeg.subarray(0, 2), ...repeated(segment, segments), jpeg.subarray(2)]);
}

/** One grey square; the passes change nothing. */
export function jpegWithScans(side: number, scans: number): Buffer {
  const blocks = Math.ceil(side / 8) ** 2;
  const frame = Buffer.from([8, side >> 8, side & 255, side >> 8, side & 255, 1, 1, 0x11, 0]);
  // Codes: 0 for nothing, 10 and 14 bits for a run of up to 32,767 empty blocks.
  const table = (kind: number, second: number) =>
    jpegSegment(0xc4, Buffer.from([kind, 1, 1, ...Buffer.alloc(14), 0, second]));
  const scan = (band: number, data: Buffer) =>
    Buffer.concat([jpegSegment(0xda, Buffer.from([1, 1, 0, band, band, 0])), data]);
  const emptyBand = Buffer.concat(repeated(Buffer.from([0xbf, 0xfe]), Math.ceil(blocks / 32_766)));
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    jpegSegment(0xdb, Buffer.concat([Buffer.from([0]), Buffer.alloc(64, 1)])),
    jpegSegment(0xc2, frame),
    table(0x00, 0),
    table(0x10, 0xe0),
    scan(0, Buffer.alloc(Math.ceil(blocks / 8) + 1)),
    ...Array.from({ length: scans - 1 }, (_, at) => scan(1 + (at % 63), emptyBand)),
    Buffer.from([0xff, 0xd9]),
  ]);
}

export async function webpWithFrames(frames: number): Promise<Buffer> {
  const webp = await animationOf('webp', { width: 4, height: 4, frames: 3 });
  const at = webp.lastIndexOf('ANMF');
  const last = webp.subarray(at, at + 8 + webp.readUInt32LE(at + 4));
  return asRiff(Buffer.concat([webp.subarray(0, at), ...repeated(last, frames - 2)]));
}

export async function webpWithChunks(chunks: number): Promise<Buffer> {
  const webp = await animationOf('webp', { width: 4, height: 4, frames: 3 });
  const unknown = Buffer.from('XXXX\0\0\0\0', 'latin1');
  return asRiff(Buffer.concat([webp, ...repeated(unknown, chunks)]));
}

function asRiff(file: Buffer): Buffer {
  file.writeUInt32LE(file.length - 8, 4);
  return file;
}
