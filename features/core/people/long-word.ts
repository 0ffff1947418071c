/** From this length a word does not fit on a small screen at the size of a name. */
const LONG = 17;

/** Whether a name has a word too long for a small screen and must break anywhere. */
export function hasLongWord(name: string): boolean {
  return name.split(/\s+/).some((word) => Array.from(word).length >= LONG);
}
