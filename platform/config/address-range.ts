import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Addresses of one network: its first one, and how many of its bits all have in common. */
export type AddressRange = ReturnType<typeof ipaddr.parseCIDR>;

/** Reads `10.0.0.7`, `10.0.0.0/8` or the same of IPv6; null for what is neither. */
export function readAddressRange(text: string): AddressRange | null {
  const [address = '', bits] = text.split('/');
  const version = isIP(address);
  if (version === 0) return null;
  const range = `${address}/${bits ?? (version === 4 ? 32 : 128)}`;
  return ipaddr.isValidCIDR(range) ? ipaddr.parseCIDR(range) : null;
}

/** Whether an address, as a socket tells it, is one of these; also where it came as one of IPv4 within IPv6. */
export function isInRange(address: string, ranges: readonly AddressRange[]): boolean {
  if (isIP(address) === 0) return false;
  const found = ipaddr.process(address);
  return ranges.some((range) => range[0].kind() === found.kind() && found.match(range));
}
