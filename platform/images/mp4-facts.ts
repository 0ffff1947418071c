import type { FileHandle } from 'node:fs/promises';
import { readWindow } from './file-window.ts';
import type { VideoFacts } from './video-facts.ts';

/** The table of a long film has a few MB; more is no table. */
const LARGEST_TABLE = 16 * 1024 * 1024;
const MOST_BOXES = 1000;

interface BoxOfFile {
  type: string;
  /** Where its content begins and ends. */
  start: number;
  end: number;
}

/** Width and height as shown, and duration, from an MP4's table of contents; null where there is none. Source: ISO/IEC 14496-12. */
export async function readMp4Facts(file: FileHandle, bytes: number): Promise<VideoFacts | null> {
  const table = await findTable(file, bytes);
  if (!table || table.end - table.start > LARGEST_TABLE) return null;
  const moov = await readWindow(file, table.start, table.end - table.start);
  const boxes = listBoxes(moov, 0, moov.length);
  for (const track of boxes.filter(({ type }) => type === 'trak')) {
    const size = readTrackSize(moov, track);
    if (size) return { ...size, durationMs: readDuration(moov, boxes) };
  }
  return null;
}

async function findTable(file: FileHandle, bytes: number): Promise<BoxOfFile | null> {
  let position = 0;
  for (let seen = 0; seen < MOST_BOXES && position < bytes; seen += 1) {
    const box = readHeader(await readWindow(file, position, 16), 0, bytes - position);
    if (!box) return null;
    if (box.type === 'moov') return { type: box.type, start: position + box.start, end: position + box.end };
    position += box.end;
  }
  return null;
}

/** A box at `at`, of which 16 bytes may be read; its ends count from `at`'s buffer. Null where none can be. */
function readHeader(data: Buffer, at: number, room: number): BoxOfFile | null {
  if (data.length < at + 8) return null;
  const small = data.readUInt32BE(at);
  const type = data.toString('latin1', at + 4, at + 8);
  const isLarge = small === 1;
  if (isLarge && data.length < at + 16) return null;
  const size = isLarge ? Number(data.readBigUInt64BE(at + 8)) : small === 0 ? room : small;
  const header = isLarge ? 16 : 8;
  return size < header || size > room ? null : { type, start: at + header, end: at + size };
}

function listBoxes(data: Buffer, start: number, end: number): BoxOfFile[] {
  const boxes: BoxOfFile[] = [];
  for (let at = start; boxes.length < MOST_BOXES; ) {
    const box = readHeader(data, at, end - at);
    if (!box) break;
    boxes.push(box);
    at = box.end;
  }
  return boxes;
}

/** Size of a track's picture; null for sound. A quarter turn, as phones film, stands in its matrix. */
function readTrackSize(data: Buffer, track: BoxOfFile): { width: number; height: number } | null {
  const header = listBoxes(data, track.start, track.end).find(({ type }) => type === 'tkhd');
  if (!header) return null;
  const matrix = header.start + (data[header.start] === 1 ? 52 : 40);
  if (matrix + 44 > header.end) return null;
  // Fixed point, 16 bits each side.
  const width = Math.round(data.readUInt32BE(matrix + 36) / 65_536);
  const height = Math.round(data.readUInt32BE(matrix + 40) / 65_536);
  if (width < 1 || height < 1) return null;
  const isTurned = data.readInt32BE(matrix) === 0 && data.readInt32BE(matrix + 4) !== 0;
  return isTurned ? { width: height, height: width } : { width, height };
}

function readDuration(data: Buffer, boxes: BoxOfFile[]): number | null {
  const header = boxes.find(({ type }) => type === 'mvhd');
  if (!header || header.start + 32 > header.end) return null;
  const isLong = data[header.start] === 1;
  const scale = data.readUInt32BE(header.start + (isLong ? 20 : 12));
  const units = isLong
    ? Number(data.readBigUInt64BE(header.start + 24))
    : data.readUInt32BE(header.start + 16);
  const isUnknown = scale === 0 || units === 0 || units >= (isLong ? 2 ** 63 : 0xffffffff);
  return isUnknown ? null : Math.round((units * 1000) / scale);
}
