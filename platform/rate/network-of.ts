import ipaddr from 'ipaddr.js';

const OWN_BITS = 64;

/** The /64 of an IPv6 address, since one household has all of it. IPv4 in IPv6 becomes IPv4; anything else is returned unchanged. */
export function networkOf(address: string): string {
  if (!address.includes(':') || !ipaddr.isValid(address)) return address;
  const found = ipaddr.process(address);
  if (found.kind() === 'ipv4') return found.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/${OWN_BITS}`)}/${OWN_BITS}`;
}
