/**
 * The key under which the server publishes a draft once, even if a reload or another tab sends it again. A changed
 * draft is another call: the server refuses a key with other options.
 */
export function draftCallKey(draftKey: string, options: object): string {
  let mark = 0;
  for (const letter of JSON.stringify(options)) {
    mark = (Math.imul(mark, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  }
  return `${draftKey}-${mark}`;
}
