import ipaddr from 'ipaddr.js';
import { FetchRefused } from './fetch-refusal.ts';

/**
 * The web's own ports and their usual alternatives. Others are refused: they serve mail, databases and consoles, and
 * a request sent there in our name is a probe.
 */
const PORTS = new Set(['', '80', '443', '8080', '8443']);
const MAX_LENGTH = 4096;

/**
 * Parses an address that a person gave or a site redirected to; throws `FetchRefused` unless it may be requested. A
 * host written as an IP address in any notation is checked here, names when they are resolved.
 * @param allowedPort a port beyond the web's own
 */
export function parseFetchUrl(address: string, allowedPort?: number, base?: URL): URL {
  const url = address.length <= MAX_LENGTH ? URL.parse(address, base?.href) : null;
  if (!url) throw new FetchRefused('not-a-url');
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new FetchRefused('scheme');
  if (url.username || url.password) throw new FetchRefused('credentials');
  const isAllowedPort = allowedPort !== undefined && url.port === String(allowedPort);
  if (!PORTS.has(url.port) && !isAllowedPort) throw new FetchRefused('port');
  const literal = addressLiteral(url.hostname);
  if (literal && !isPublicAddress(literal) && !(isAllowedPort && isLoopback(literal)))
    throw new FetchRefused('private-address');
  url.hash = '';
  return url;
}

/** The IP address that a host name is, if it is one. `URL` has already normalised octal, hex and short forms. */
export function addressLiteral(hostname: string): string | null {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(bare) ? bare : null;
}

/** Whether an address is exactly the IPv4 loopback. */
export function isLoopback(address: string): boolean {
  return address === '127.0.0.1';
}

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
