export interface TextPiece {
  text: string;
  href: string | null;
}

const ADDRESS = /\b(?:https?:\/\/|www\.)[^\s<>"'`]+/giu;
const CLOSING: Record<string, string> = { ')': '(', ']': '[', '}': '{' };

/** Punctuation that ends a sentence is not part of the address. */
export function textPieces(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let at = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = withoutEnd(found);
    const href = hrefOf(address);
    if (!href) continue;
    if (index > at) pieces.push({ text: text.slice(at, index), href: null });
    pieces.push({ text: address, href });
    at = index + address.length;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), href: null });
  return pieces;
}

function withoutEnd(address: string): string {
  const last = address.at(-1) ?? '';
  const opening = CLOSING[last];
  const isOpen = opening && address.split(opening).length >= address.split(last).length;
  return /[.,;:!?…]/.test(last) || (opening && !isOpen) ? withoutEnd(address.slice(0, -1)) : address;
}

/** Only web addresses become links: other schemes would run code or open other programs. */
function hrefOf(address: string): string | null {
  const full = /^https?:/i.test(address) ? address : `https://${address}`;
  if (!URL.canParse(full)) return null;
  const { protocol, hostname, href } = new URL(full);
  return /^https?:$/.test(protocol) && hostname.includes('.') ? href : null;
}

const EMOJI = /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\ufe0f)+$/u;

/** Such messages are shown large. */
export function isFewEmoji(text: string): boolean {
  return text.length <= 24 && EMOJI.test(text.replace(/\s/g, ''));
}
