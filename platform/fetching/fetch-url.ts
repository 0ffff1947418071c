import ipaddr from 'ipaddr.js';
import { FetchRefused } from './fetch-refusal.ts';

/**
 * The web's own ports and their usual alternatives. Others are refused: they serve mail, databases and consoles, and
 * a request sent there in our name is a probe.
 */
const PORTS = new Set(['', '80', '443', '8080', '8443']);
const MAX_LENGTH = 4096;

/**
 * Throws `FetchRefused` unless the address may be requested. A host written as an IP address in any notation is
 * checked here, names when they are resolved.
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

/** `URL` has already normalised octal, hex and short forms. */
export function addressLiteral(hostname: string): string | null {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(bare) ? bare : null;
}

export function isLoopback(address: string): boolean {
  return address === '127.0.0.1';
}

const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3');

/**
 * False for private and reserved ranges, for every IPv6 form that carries an IPv4 address (a translator on the way
 * would deliver it inside), and for what does not parse.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || parsed.match(GLOBAL_UNICAST);
}
