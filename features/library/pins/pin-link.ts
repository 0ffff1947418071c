/** Such a link hides its target. */
export function isShortLink(address: string): boolean {
  return URL.parse(address)?.hostname.replace(/^www\./, '') === 'pin.it';
}

/** Links within the product do not. */
export function opensNewTab(address: string): boolean {
  return address.startsWith('http://') || address.startsWith('https://');
}

/** Omits `www.`; null if the address is invalid. */
export function domainOf(address: string | null): string | null {
  const host = address && URL.canParse(address) ? new URL(address).hostname : '';
  return host.replace(/^www\./, '').slice(0, 253) || null;
}

/** What a visitor wanted to do when asked to log in. */
export type PinAction = 'see' | 'save' | 'edit';

const ENDINGS: Record<PinAction, string> = { see: '', save: 'repin/', edit: 'edit/' };

export function pinPathFor(id: string, action: PinAction): string {
  return `/pin/${id}/${ENDINGS[action]}`;
}
