/** A word of so many characters does not fit into a small window at the size of a name. */
const LONG = 17;

/** Whether a name has to break wherever there is no more room, as a word of it is too long for a small screen. */
export function hasLongWord(name: string): boolean {
  return name.split(/\s+/).some((word) => Array.from(word).length >= LONG);
}
