import { Resolver } from 'node:dns/promises';

/** All TXT records of a name, each joined from its parts; empty if there are none or no server answers in time. */
export type ResolveTexts = (hostname: string) => Promise<string[]>;

const LONGEST_WAIT_MS = 5000;

/** @param servers `address:port` of each; defaults to the system's own */
export function createTextResolve(servers?: string[]): ResolveTexts {
  return async (hostname) => {
    const resolver = new Resolver({ timeout: 2000, tries: 2 });
    if (servers) resolver.setServers(servers);
    // Pending queries then fail with an error.
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
