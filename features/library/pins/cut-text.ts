/** Limits of what is shown and shared. */
const TITLE = 200;
const DESCRIPTION = 496;

export const PIN_TEXT_CAP = 5000;
export const DEFAULT_CUT = 80;

export function cutTitle(title: string): string {
  return cutAt(title, TITLE);
}

export function cutDescription(description: string): string {
  return cutAtWord(description, DESCRIPTION);
}

/** Cuts between words; `length` includes the ellipsis. */
export function cutAtWord(text: string, length = DEFAULT_CUT): string {
  if (text.length <= length) return text;
  const room = cutAt(text, length - 1);
  // A word that ends exactly at the limit is whole.
  const end = /\s/.test(text.charAt(room.length)) ? room.length : room.search(/\s\S*$/);
  // A single long word has no boundary to cut at.
  return `${(end > 0 ? room.slice(0, end) : room).trimEnd()}…`;
}

/** Never splits a character of two code units, such as an emoji. */
function cutAt(text: string, length: number): string {
  const cut = text.slice(0, length);
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut;
}
