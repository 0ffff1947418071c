/**
 * The key under which the server publishes a draft once, also where a reload or another tab sends it again. Changed
 * since, it is another call: the server refuses a key that comes with other options.
 */
export function draftCallKey(draftKey: string, options: object): string {
  let mark = 0;
  for (const letter of JSON.stringify(options)) {
    mark = (Math.imul(mark, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  }
  return `${draftKey}-${mark}`;
}
