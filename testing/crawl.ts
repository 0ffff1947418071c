import { Parser } from 'htmlparser2';
import type { WebClient } from './web.ts';

const ORIGIN = 'http://pinfold.test';
/** A browser's user agent; without it the crawl counts as a program, which sees less than people. */
export const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
export const PHONE = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';
/** How many addresses are followed that differ only in their query. */
const QUERIES = 3;
/** How many topics are followed, which are hundreds of one kind, public or for staff. */
const TOPICS = 5;
const OF_TOPIC = /^(.*\/topics\/)[^/]+\/$/;

/** Follows every link and redirect within the site from these addresses; returns the paths they lead to. */
export async function crawl(
  browser: WebClient,
  { from, userAgent }: { from: readonly string[]; userAgent: string },
): Promise<string[]> {
  const found = new Set(from);
  const queries = new Map<string, number>();
  // Iterating a set includes elements added during the loop.
  for (const address of found) {
    const { text, headers } = await browser.send({
      method: 'GET',
      url: address,
      headers: { 'user-agent': userAgent },
    });
    for (const link of headers.location ? [String(headers.location)] : linksIn(text)) {
      const { origin, pathname, search } = new URL(link, ORIGIN + address);
      const topics = OF_TOPIC.exec(pathname)?.[1];
      const seen = queries.get(topics ?? pathname) ?? 0;
      const most = topics ? TOPICS : QUERIES;
      if (origin !== ORIGIN || found.has(pathname + search) || seen === most) continue;
      queries.set(topics ?? pathname, seen + 1);
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
