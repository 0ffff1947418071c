const HEADER_BYTES = 13;
const EXTENSION = 0x21;
const IMAGE = 0x2c;
const TRAILER = 0x3b;

/**
 * Whether a GIF's blocks run up to its trailer. The decoder drops the frames that a cut-off animation lacks without
 * a word, so the end is looked for here. Layout: GIF89a specification, sections 18 to 27.
 */
export function reachesTrailer(gif: Buffer): boolean {
  let at = HEADER_BYTES + colorTableBytes(gif[10]);
  while (at < gif.length) {
    const block = gif[at];
    if (block === TRAILER) return true;
    if (block === EXTENSION) at = afterSubBlocks(gif, at + 2);
    else if (block === IMAGE) at = afterSubBlocks(gif, at + 11 + colorTableBytes(gif[at + 9]));
    else return false;
  }
  return false;
}

/** The packed byte's top bit says that a table of 2^(n+1) colours of three bytes follows. */
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
