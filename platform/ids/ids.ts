/** A 63-bit integer as a decimal string; its upper 12 bits are the row's home. */
export type Id = string & { readonly __id: unique symbol };

/** A shard, 0 to 4095: everything that one person owns is in one. */
export type Home = number;

const HOMES = 4096;
const SEQUENCE_BITS = 51;
const LARGEST_ID = 2n ** 63n - 1n;
/** This many digits never exceed the largest id. */
const SAFE_DIGITS = 18;
/** This many digits of an id nearly always determine its home, and fit into a small integer. */
const LEADING_DIGITS = 9;
const HOME_SIZE = 2 ** SEQUENCE_BITS;
/** How many homes one unit of the last leading digit spans, by the number of digits after it. */
const HOMES_A_DIGIT = Array.from({ length: 11 }, (_, behind) => 10 ** behind / HOME_SIZE);
const ZERO = '0'.charCodeAt(0);

/** Null unless it is decimal digits, not zero, and at most 63 bits. */
export function parseId(text: unknown): Id | null {
  if (typeof text === 'number') return Number.isSafeInteger(text) && text > 0 ? (String(text) as Id) : null;
  if (typeof text !== 'string' || !/^[1-9][0-9]{0,18}$/.test(text)) return null;
  return text.length <= SAFE_DIGITS || BigInt(text) <= LARGEST_ID ? (text as Id) : null;
}

export function homeOf(id: Id): Home {
  const homes = HOMES_A_DIGIT[id.length - LEADING_DIGITS] ?? 0;
  let leading = 0;
  for (let at = 0; at < LEADING_DIGITS; at += 1) leading = leading * 10 + id.charCodeAt(at) - ZERO;
  const home = Math.floor(leading * homes);
  // Big integers are slow, and needed only where the id is short or its remaining digits may cross into the next home.
  if (home === Math.floor((leading + 1) * homes)) return home;
  return Number(BigInt(id) >> BigInt(SEQUENCE_BITS));
}

export function randomHome(): Home {
  const [random = 0] = crypto.getRandomValues(new Uint16Array(1));
  return random % HOMES;
}
