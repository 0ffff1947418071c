/** The first letter of a short link's code says what it leads to. */
const THINGS = { b: 'board', p: 'pin', u: 'user' } as const;
type Thing = (typeof THINGS)[keyof typeof THINGS];

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const BASE = BigInt(DIGITS.length);
const CODE = /^([bpu])([0-9A-Za-z]{1,11})$/;

/** Encodes the kind and id, so that nothing needs to be stored for it. */
export function shortLinkTo(thing: Thing, id: string): string {
  let digits = '';
  for (let rest = BigInt(id); rest > 0n; rest /= BASE) digits = DIGITS[Number(rest % BASE)] + digits;
  return `/url_shortener/${thing[0]}${digits}/redirect/`;
}

/** Does not check whether the thing exists. */
export function readShortCode(code: string): { thing: Thing; id: string } | null {
  const [, letter = '', digits = ''] = CODE.exec(code) ?? [];
  if (!(letter in THINGS)) return null;
  let id = 0n;
  for (const digit of digits) id = id * BASE + BigInt(DIGITS.indexOf(digit));
  return { thing: THINGS[letter as keyof typeof THINGS], id: String(id) };
}
