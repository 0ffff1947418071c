/** The id of a row: a 63-bit integer as a decimal string; its upper 12 bits say which home the row lives in. */
export type Id = string & { readonly __id: unique symbol };

/** A slice of the rows, 0 to 4095: all that one person owns lives in one. */
export type Home = number;

const HOMES = 4096;
const SEQUENCE_BITS = 51;
const LARGEST_ID = 2n ** 63n - 1n;
/** So many digits are never over the largest id. */
const SAFE_DIGITS = 18;
/** So many digits of an id nearly always tell its home, and a small integer holds them. */
const LEADING_DIGITS = 9;
const HOME_SIZE = 2 ** SEQUENCE_BITS;
/** How many homes one in the last of the leading digits is worth, by how many digits stand behind it. */
const HOMES_A_DIGIT = Array.from({ length: 11 }, (_, behind) => 10 ** behind / HOME_SIZE);
const ZERO = '0'.charCodeAt(0);

/** The id that the text holds, or null where it is none: not decimal digits, zero, or over 63 bits. */
export function parseId(text: unknown): Id | null {
  if (typeof text === 'number') return Number.isSafeInteger(text) && text > 0 ? (String(text) as Id) : null;
  if (typeof text !== 'string' || !/^[1-9][0-9]{0,18}$/.test(text)) return null;
  return text.length <= SAFE_DIGITS || BigInt(text) <= LARGEST_ID ? (text as Id) : null;
}

/** The home that the row of this id lives in, 0 to 4095. */
export function homeOf(id: Id): Home {
  const behind = id.length - LEADING_DIGITS;
  const homes = HOMES_A_DIGIT[behind];
  if (homes === undefined) return 0;
  let leading = 0;
  for (let at = 0; at < LEADING_DIGITS; at += 1) leading = leading * 10 + id.charCodeAt(at) - ZERO;
  const home = Math.floor(leading * homes);
  // Big integers are slow, and needed only where the digits behind may lead over the edge.
  if (home === Math.floor((leading + 1) * homes)) return home;
  return Number(BigInt(id) >> BigInt(SEQUENCE_BITS));
}

/** A random home, for a person who signs up. */
export function randomHome(): Home {
  const [random = 0] = crypto.getRandomValues(new Uint16Array(1));
  return random % HOMES;
}
