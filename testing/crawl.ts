import { Parser } from 'htmlparser2';
import type { WebClient } from './web.ts';

const ORIGIN = 'http://pinfold.test';
/** What browsers say they are; without it the crawl is taken for a program, which is shown less than people. */
export const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
export const PHONE = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';
/** So many addresses are followed that differ in their query alone. */
const QUERIES = 3;

/** Follows every link and redirect within the site from these addresses on; answers the paths that they lead to. */
export async function crawl(
  browser: WebClient,
  { from, userAgent }: { from: readonly string[]; userAgent: string },
): Promise<string[]> {
  const found = new Set(from);
  const queries = new Map<string, number>();
  // A set hands out what is added to it meanwhile, too.
  for (const address of found) {
    const { text, headers } = await browser.send({
      method: 'GET',
      url: address,
      headers: { 'user-agent': userAgent },
    });
    for (const link of headers.location ? [String(headers.location)] : linksIn(text)) {
      const { origin, pathname, search } = new URL(link, ORIGIN + address);
      const seen = queries.get(pathname) ?? 0;
      if (origin !== ORIGIN || found.has(pathname + search) || seen === QUERIES) continue;
      queries.set(pathname, seen + 1);
      found.add(pathname + search);
    }
  }
  return [...new Set([...found].map((address) => new URL(address, ORIGIN).pathname))];
}

function linksIn(html: string): string[] {
  const links: string[] = [];
  const parser = new Parser({
    onopentag: (name, { href }) => {
      if (name === 'a' && href) links.push(href);
    },
  });
  parser.end(html);
  return links;
}
