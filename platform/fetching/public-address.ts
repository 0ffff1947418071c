import ipaddr from 'ipaddr.js';

const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3');

/**
 * Whether an address belongs to a host that anyone on the internet may reach. False for all private, loopback,
 * link-local, multicast, reserved and documentation ranges, for every IPv6 form that carries an IPv4 address (mapped,
 * 6to4, NAT64, Teredo: a translator on the way would deliver it inside), and for what does not parse.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || parsed.match(GLOBAL_UNICAST);
}
