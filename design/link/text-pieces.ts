export interface TextPiece {
  text: string;
  /** A path here, or an address of the web. */
  to?: string;
}

/** Group 1 is an address with balanced parentheses, 2 a hashtag, 3 the username of a mention. */
const LINKED =
  /\b((?:https?:\/\/|www\.)(?:[^\s<>"'`()」』】）、。，]|\([^\s<>()]*\))+)|(?<![\p{L}\p{N}_&/])#([\p{L}\p{N}_]+)|(?<![\p{L}\p{N}_@/.])@([a-z0-9_]{3,30})(?![\p{L}\p{N}_])/giu;

/**
 * Addresses, hashtags and mentions become links. With `people`, a set of lower-case usernames, other mentions do not.
 */
export function textPieces(text: string, people?: ReadonlySet<string>): TextPiece[] {
  const pieces: TextPiece[] = [];
  let at = 0;
  for (const { 0: found, 1: address, 2: tag, 3: name, index } of text.matchAll(LINKED)) {
    // Punctuation that ends a sentence is not part of the address.
    const linked = address ? address.replace(/[.,;:!?…\]}]+$/, '') : found;
    const to = address ? addressOf(linked) : tag ? `/hashtag/${tag}/` : pathOf(name, people);
    if (!to) continue;
    if (index > at) pieces.push({ text: text.slice(at, index) });
    pieces.push({ text: linked, to });
    at = index + linked.length;
  }
  if (at < text.length) pieces.push({ text: text.slice(at) });
  return pieces;
}

/** With their number sign. */
export function hashtagsOf(text: string): string[] {
  return textPieces(text).flatMap(({ text, to }) => (to?.startsWith('/hashtag/') ? text : []));
}

/** Lower-case usernames. */
export function mentionsIn(text: string): string[] {
  return textPieces(text).flatMap(({ text, to = '' }) => (text[0] === '@' ? to.slice(1, -1) : []));
}

function pathOf(name: string | undefined, people?: ReadonlySet<string>): string | null {
  return name && (people?.has(name.toLowerCase()) ?? true) ? `/${name.toLowerCase()}/` : null;
}

/** Only web addresses become links: other schemes would run code or open other programs. */
function addressOf(address: string): string | null {
  const full = /^https?:/i.test(address) ? address : `https://${address}`;
  if (!URL.canParse(full)) return null;
  const { protocol, hostname, href } = new URL(full);
  return /^https?:$/.test(protocol) && hostname.includes('.') ? href : null;
}
