const MARKER = 0xff;
const TEM = 0x01;
const RST0 = 0xd0;
const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;

export interface JpegSegments {
  /** How many passes the decoder makes over the whole picture. */
  scans: number;
  /** All segments except scans: tables, metadata, comments. */
  others: number;
}

/**
 * Counts a JPEG's segments up to its end, or past `most`. Finds the next marker as decoders do, skipping compressed
 * pixels like anything else. Layout: ITU-T T.81, annex B.
 */
export function readJpegSegments(jpeg: Buffer, most: number): JpegSegments {
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

/** A stuffed pixel byte, or a marker without content. */
function standsAlone(marker: number): boolean {
  return marker === 0 || marker === TEM || (marker >= RST0 && marker <= SOI);
}
