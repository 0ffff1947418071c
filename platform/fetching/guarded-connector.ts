import { Resolver } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { buildConnector } from 'undici';
import { FetchRefused } from './fetch-refusal.ts';
import { addressLiteral, isLoopback, isPublicAddress } from './fetch-url.ts';

export type Resolve = (hostname: string) => Promise<string[]>;

const CONNECT_TIMEOUT_MS = 5000;
/** If only a proxy reaches the web, often no name server answers: that must not delay a request for long. */
const PROXY_NAME_MS = 1500;

/**
 * The name is resolved once, here, and the connection goes to exactly these answers, so DNS rebinding gains nothing.
 * Every connection passes here, including those after a redirect.
 */
export function createGuardedConnector(
  resolve: Resolve,
  allowLoopbackPort?: number,
): buildConnector.connector {
  async function findAddresses({ hostname, port }: buildConnector.Options): Promise<string[]> {
    const literal = addressLiteral(hostname);
    const addresses = literal ? [literal] : await withinTime(resolve(hostname), CONNECT_TIMEOUT_MS);
    if (addresses.length === 0) throw new FetchRefused('unknown-host');
    requireAllowed(addresses, port, allowLoopbackPort);
    return addresses;
  }

  return (options, callback) => {
    findAddresses(options).then(
      (addresses) => {
        const pinned = {
          lookup: answerWith(addresses),
          autoSelectFamily: true,
          timeout: CONNECT_TIMEOUT_MS,
          allowH2: false,
        };
        buildConnector(pinned)(options, callback);
      },
      (error) => callback(error instanceof Error ? error : new Error(String(error)), null),
    );
  };
}

/** An unknown name passes, as the proxy may see another web; the proxy's own refusals are what counts. */
export async function refusePrivateName(
  { hostname, port }: URL,
  resolve: Resolve,
  allowLoopbackPort?: number,
): Promise<void> {
  if (addressLiteral(hostname)) return;
  const addresses = await withinTime(resolve(hostname), PROXY_NAME_MS).catch(() => []);
  requireAllowed(addresses, port, allowLoopbackPort);
}

function requireAllowed(addresses: string[], port: string, allowLoopbackPort: number | undefined): void {
  const isOpen = port !== '' && port === String(allowLoopbackPort);
  const isAllowed = (address: string) => isPublicAddress(address) || (isOpen && isLoopback(address));
  if (!addresses.every(isAllowed)) throw new FetchRefused('private-address');
}

async function withinTime<T>(work: Promise<T>, ms: number): Promise<T> {
  const { promise: timeUp, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new FetchRefused('too-slow')), ms);
  try {
    return await Promise.race([work, timeUp]);
  } finally {
    clearTimeout(timer);
  }
}

function answerWith(addresses: string[]): LookupFunction {
  const answers = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  return (_hostname, options, callback) => {
    const [first = { address: '', family: 4 }] = answers;
    if (options.all) callback(null, answers);
    else callback(null, first.address, first.family);
  };
}

/**
 * Outside the thread pool that encodes pictures, so that a slow name cannot hold them up. The hosts file is not read:
 * its entries are local.
 */
export function createDnsResolve(servers?: string[]): Resolve {
  return async (hostname) => {
    const resolver = new Resolver({ timeout: 2000, tries: 2 });
    if (servers) resolver.setServers(servers);
    const answers = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
    return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  };
}
