/** Whether an address is one of the short ones that pins are shared by, which hide where they lead. */
export function isShortLink(address: string): boolean {
  return URL.parse(address)?.hostname.replace(/^www\./, '') === 'pin.it';
}

/** Whether a button with this address opens a new tab; addresses within the product do not. */
export function opensNewTab(address: string): boolean {
  return address.startsWith('http://') || address.startsWith('https://');
}

/** The site that an address leads to, without `www.`; null where it is none. */
export function domainOf(address: string | null): string | null {
  const host = address && URL.canParse(address) ? new URL(address).hostname : '';
  return host.replace(/^www\./, '').slice(0, 253) || null;
}
