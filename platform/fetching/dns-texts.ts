import { Resolver } from 'node:dns/promises';

/** Each joined from its parts; empty if there are none or no server answers in time. */
export type ResolveTexts = (hostname: string) => Promise<string[]>;

const LONGEST_WAIT_MS = 5000;

export function createTextResolve(servers?: string[]): ResolveTexts {
  return async (hostname) => {
    const resolver = new Resolver({ timeout: 2000, tries: 2 });
    if (servers) resolver.setServers(servers);
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
