/** One pin has at most this many, over all pages. */
export const MOST_RELATED = 120;

/** Shorter words say little about the subject of a pin. */
const SHORTEST_WORD = 4;
const MOST_WORDS = 4;

/** Turns the title into a search for any of its words; null if there are none. */
export function similarWords(title: string): string | null {
  const words = title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = [...new Set(words)].filter((word) => word.length >= SHORTEST_WORD);
  const longest = telling.sort((a, b) => b.length - a.length).slice(0, MOST_WORDS);
  return longest.length > 0 ? longest.join(' or ') : null;
}
