const SIGNATURE_BYTES = 8;
/** Length, type and checksum around a chunk's data. */
const FRAME_BYTES = 12;
const LONGEST_KEYWORD = 79;

export interface PngChunks {
  /** Chunks besides the pixels that the decoder inflates, and the bytes they take in the file. */
  compressed: number;
  compressedBytes: number;
}

/** Counts what a PNG makes its decoder inflate besides the pixels. Layout: PNG specification, section 5. */
export function readPngChunks(png: Buffer): PngChunks {
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
