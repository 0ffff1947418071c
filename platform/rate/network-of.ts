import ipaddr from 'ipaddr.js';

const OWN_BITS = 64;

/**
 * Who asks from this address, for counting: an IPv4 address, or the /64 that an IPv6 address lies in, as one household
 * has all of that. What is no address stays as it is.
 */
export function networkOf(address: string): string {
  if (!address.includes(':') || !ipaddr.isValid(address)) return address;
  const found = ipaddr.process(address);
  if (found.kind() === 'ipv4') return found.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/${OWN_BITS}`)}/${OWN_BITS}`;
}
