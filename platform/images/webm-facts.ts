import type { FileHandle } from 'node:fs/promises';
import { readWindow } from './file-window.ts';
import type { VideoFacts } from './video-facts.ts';

/** What describes the tracks stands before the first picture, so near the beginning. */
const WINDOW = 1024 * 1024;
const NANOSECONDS = 1_000_000;

// Ids of EBML elements. Source: RFC 8794 and RFC 9559.
const SEGMENT = 0x18538067;
const INFO = 0x1549a966;
const TIMESTAMP_SCALE = 0x2ad7b1;
const DURATION = 0x4489;
const TRACKS = 0x1654ae6b;
const TRACK = 0xae;
const VIDEO = 0xe0;
const PIXEL_WIDTH = 0xb0;
const PIXEL_HEIGHT = 0xba;

const OPENED = new Set([SEGMENT, INFO, TRACKS, TRACK, VIDEO]);
const CLUSTER = 0x1f43b675;

/** Width, height and duration from the head of a WebM; a recording that was streamed has no duration. */
export async function readWebmFacts(file: FileHandle): Promise<VideoFacts | null> {
  const head = await readWindow(file, 0, WINDOW);
  const found = readNumbers(head);
  const [width = 0, height = 0] = [found.get(PIXEL_WIDTH), found.get(PIXEL_HEIGHT)];
  if (width < 1 || height < 1) return null;
  const duration = found.get(DURATION);
  const scale = found.get(TIMESTAMP_SCALE) ?? NANOSECONDS;
  return { width, height, durationMs: duration ? Math.round((duration * scale) / NANOSECONDS) : null };
}

/** The first value of each element that is asked for, walking into what holds them and over the rest. */
function readNumbers(data: Buffer): Map<number, number> {
  const found = new Map<number, number>();
  let at = 0;
  while (at < data.length) {
    const id = readVariable(data, at, true);
    const size = id && readVariable(data, id.end, false);
    if (!id || !size || id.value === CLUSTER) break;
    const isNumber = [TIMESTAMP_SCALE, DURATION, PIXEL_WIDTH, PIXEL_HEIGHT].includes(id.value);
    const end = size.end + size.value;
    if (isNumber && !found.has(id.value) && end <= data.length && size.value >= 1 && size.value <= 8) {
      found.set(id.value, readNumber(data.subarray(size.end, end), id.value === DURATION));
    }
    at = OPENED.has(id.value) ? size.end : end;
  }
  return found;
}

function readNumber(bytes: Buffer, isFloat: boolean): number {
  if (!isFloat) return bytes.reduce((value, byte) => value * 256 + byte, 0);
  if (bytes.length === 4) return bytes.readFloatBE(0);
  return bytes.length === 8 ? bytes.readDoubleBE(0) : 0;
}

/** A number whose first byte says its length by its leading zeros; an id keeps the marker bit, a size does not. */
function readVariable(data: Buffer, at: number, keepsMarker: boolean): { value: number; end: number } | null {
  const first = data[at];
  if (!first || (keepsMarker && first < 16)) return null;
  const length = Math.clz32(first) - 23;
  if (at + length > data.length) return null;
  let value = keepsMarker ? first : first & (0xff >> length);
  for (let index = 1; index < length; index += 1) value = value * 256 + (data[at + index] ?? 0);
  return { value, end: at + length };
}
