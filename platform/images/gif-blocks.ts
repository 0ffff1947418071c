const HEADER_BYTES = 13;
const EXTENSION = 0x21;
const IMAGE = 0x2c;
const TRAILER = 0x3b;

export interface GifBlocks {
  frames: number;
  /** The decoder silently drops missing frames of a truncated animation, so the end is checked here. */
  reachesTrailer: boolean;
}

/** Walks a GIF's blocks up to its trailer, or past `mostFrames`. Layout: GIF89a specification, sections 18 to 27. */
export function readGifBlocks(gif: Buffer, mostFrames: number): GifBlocks {
  let at = HEADER_BYTES + colorTableBytes(gif[10]);
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
