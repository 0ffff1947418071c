/** Characters of a query that are used. */
export const LONGEST_QUERY = 200;
export const LONGEST_GUIDE = 100;

// Lone surrogates, which no address can hold.
const HALF_CHARACTERS = /\p{Cs}/gu;

/** Puts the query on one line; splits no character. */
export function cutQuery(text: string): string {
  const start = text.slice(0, 10 * LONGEST_QUERY).replace(HALF_CHARACTERS, '');
  const line = start.replace(/\s+/g, ' ').trim();
  return [...line].slice(0, LONGEST_QUERY).join('');
}
