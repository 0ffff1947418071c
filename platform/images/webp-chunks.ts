const HEADER_BYTES = 12;

export interface WebpChunks {
  frames: number;
  others: number;
}

/** Counts a WebP's chunks, up to its end or past `most`. Layout: RFC 9649, section 2. */
export function readWebpChunks(webp: Buffer, most: number): WebpChunks {
  const found = { frames: 0, others: 0 };
  for (let at = HEADER_BYTES; at + 8 <= webp.length && found.frames + found.others <= most; ) {
    found[webp.toString('latin1', at, at + 4) === 'ANMF' ? 'frames' : 'others'] += 1;
    const length = webp.readUInt32LE(at + 4);
    at += 8 + length + (length % 2);
  }
  return found;
}
