import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { listSitemapPages, listSitemaps } from '#features/discovery/sitemaps/sitemap.service.ts';
import { isSitemapKind, type SitemapFile, type SitemapPage } from '#features/discovery/sitemaps/sitemap.ts';
import { cacheForSeconds } from '#platform/http/cache-for-seconds.ts';
import type { RateClass, RateLimiter } from '#platform/rate/rate-limiter.ts';
import type { Platform } from '#platform/resource/context.ts';
import { notFound, tooManyRequests } from '#platform/resource/refusal.ts';

/** Each file reads thousands of rows. */
const SITEMAP_RATE: RateClass = { name: 'sitemaps', burst: 20, perSecond: 1 };

/** As briefly as shared caches may: what becomes secret must not stand here much longer. */
const KEPT_SECONDS = 15;

const LARGEST_TOTAL = 32 * 1024 * 1024;

const RULES = readFileSync(join(import.meta.dirname, 'robots.txt'), 'utf8');

/** `robots.txt` and the sitemaps that it names, as sitemaps.org describes them. */
export function sitemapRoutes(app: FastifyInstance, platform: Platform, limiter: RateLimiter): void {
  const { origin, pageCacheSeconds } = platform.config;
  const cache = cacheForSeconds<{ xml: string }>({
    // Who wants no page kept wants no file kept either.
    seconds: pageCacheSeconds > 0 ? KEPT_SECONDS : 0,
    largest: LARGEST_TOTAL,
    bytesOf: ({ xml }) => xml.length,
  });
  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`${RULES}\nSitemap: ${origin}/sitemap.xml\n`),
  );
  app.get('/sitemap.xml', async (request, reply) => {
    limit(limiter, request.ip);
    const { xml } = await cache.get('index', async () => ({
      xml: indexOf(origin, await listSitemaps(platform)),
    }));
    return sendXml(reply, xml);
  });
  app.get('/sitemaps/:name', async (request, reply) => {
    limit(limiter, request.ip);
    const { name } = request.params as { name: string };
    const [, kind, part] = /^([a-z]+)-([1-9]\d{0,8})\.xml$/.exec(name) ?? [];
    if (!isSitemapKind(kind)) throw notFound('page');
    const { xml } = await cache.get(name, async () => {
      const pages = await listSitemapPages(platform, kind, Number(part));
      if (!pages) throw notFound('page');
      return { xml: urlSetOf(origin, pages) };
    });
    return sendXml(reply, xml);
  });
}

function limit(limiter: RateLimiter, address: string): void {
  const verdict = limiter.take(SITEMAP_RATE, address);
  if (!verdict.allowed) throw tooManyRequests(verdict.retryAfterSeconds);
}

function sendXml(reply: FastifyReply, xml: string): FastifyReply {
  return reply
    .type('application/xml; charset=utf-8')
    .header('cache-control', `public, max-age=0, s-maxage=${KEPT_SECONDS}`)
    .send(`<?xml version="1.0" encoding="UTF-8"?>\n${xml}\n`);
}

const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function indexOf(origin: string, files: readonly SitemapFile[]): string {
  const entries = files.map(
    ({ kind, part, changed_at }) =>
      `<sitemap><loc>${origin}/sitemaps/${kind}-${part}.xml</loc>${lastmod(changed_at)}</sitemap>`,
  );
  return `<sitemapindex ${SCHEMA}>\n${entries.join('\n')}\n</sitemapindex>`;
}

/** Paths are percent-encoded, so that no character needs an entity. */
function urlSetOf(origin: string, pages: readonly SitemapPage[]): string {
  const entries = pages.map(
    ({ path, changedAt }) => `<url><loc>${origin}${path}</loc>${lastmod(changedAt)}</url>`,
  );
  return `<urlset ${SCHEMA}>\n${entries.join('\n')}\n</urlset>`;
}

const lastmod = (at: Date | null): string => (at ? `<lastmod>${at.toISOString()}</lastmod>` : '');
