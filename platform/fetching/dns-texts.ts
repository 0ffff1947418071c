import { Resolver } from 'node:dns/promises';

/** All TXT records of a name, each put together from its parts; empty when it has none, or no server says so in time. */
export type ResolveTexts = (hostname: string) => Promise<string[]>;

const LONGEST_WAIT_MS = 5000;

/** @param servers `address:port` of each; without them, the system's own */
export function createTextResolve(servers?: string[]): ResolveTexts {
  return async (hostname) => {
    const resolver = new Resolver({ timeout: 2000, tries: 2 });
    if (servers) resolver.setServers(servers);
    // What is asked for still is answered with an error then.
    const timer = setTimeout(() => resolver.cancel(), LONGEST_WAIT_MS);
    try {
      return (await resolver.resolveTxt(hostname)).map((parts) => parts.join(''));
    } catch {
      // No such name, no such record or no server: there is no text to read.
      return [];
    } finally {
      clearTimeout(timer);
    }
  };
}
