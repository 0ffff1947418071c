/** Whether an address is a short share link, which hides its target. */
export function isShortLink(address: string): boolean {
  return URL.parse(address)?.hostname.replace(/^www\./, '') === 'pin.it';
}

/** Whether a link opens a new tab; links within the product do not. */
export function opensNewTab(address: string): boolean {
  return address.startsWith('http://') || address.startsWith('https://');
}

/** The site of an address, without `www.`; null if invalid. */
export function domainOf(address: string | null): string | null {
  const host = address && URL.canParse(address) ? new URL(address).hostname : '';
  return host.replace(/^www\./, '').slice(0, 253) || null;
}

/** What a visitor wanted to do with a pin when asked to log in. */
export type PinAction = 'see' | 'save' | 'edit';

const ENDINGS: Record<PinAction, string> = { see: '', save: 'repin/', edit: 'edit/' };

/** The address of a pin, opened for an action: saving opens the picker, editing the editor. */
export function pinPathFor(id: string, action: PinAction): string {
  return `/pin/${id}/${ENDINGS[action]}`;
}
