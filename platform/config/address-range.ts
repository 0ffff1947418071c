import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

export type AddressRange = ReturnType<typeof ipaddr.parseCIDR>;

/** Parses `10.0.0.7`, `10.0.0.0/8` or the IPv6 forms; null for anything else. */
export function readAddressRange(text: string): AddressRange | null {
  const [address = '', bits] = text.split('/');
  const version = isIP(address);
  if (version === 0) return null;
  const range = `${address}/${bits ?? (version === 4 ? 32 : 128)}`;
  return ipaddr.isValidCIDR(range) ? ipaddr.parseCIDR(range) : null;
}

/** Whether a socket's address is in one of the ranges. Understands IPv4 mapped into IPv6. */
export function isInRange(address: string, ranges: readonly AddressRange[]): boolean {
  if (isIP(address) === 0) return false;
  const found = ipaddr.process(address);
  return ranges.some((range) => range[0].kind() === found.kind() && found.match(range));
}
