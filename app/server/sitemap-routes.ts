import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { listSitemapPages, listSitemaps } from '#features/discovery/sitemaps/sitemap.service.ts';
import { isSitemapKind, type SitemapFile, type SitemapPage } from '#features/discovery/sitemaps/sitemap.ts';
import type { RateClass, RateLimiter } from '#platform/rate/rate-limiter.ts';
import type { Platform } from '#platform/resource/context.ts';
import { notFound, tooManyRequests } from '#platform/resource/refusal.ts';

/** Each file reads thousands of rows. */
const SITEMAP_RATE: RateClass = { name: 'sitemaps', burst: 60, perSecond: 1 };

const RULES = readFileSync(join(import.meta.dirname, 'robots.txt'), 'utf8');

/** `robots.txt` and the sitemaps that it names, as sitemaps.org describes them. */
export function sitemapRoutes(app: FastifyInstance, platform: Platform, limiter: RateLimiter): void {
  const { origin } = platform.config;
  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`${RULES}\nSitemap: ${origin}/sitemap.xml\n`),
  );
  app.get('/sitemap.xml', async (request, reply) => {
    limit(limiter, request.ip);
    return sendXml(reply, indexOf(origin, await listSitemaps(platform)));
  });
  app.get('/sitemaps/:name', async (request, reply) => {
    limit(limiter, request.ip);
    const { name } = request.params as { name: string };
    const [, kind, part] = /^([a-z]+)-([1-9]\d{0,8})\.xml$/.exec(name) ?? [];
    const pages = isSitemapKind(kind) ? await listSitemapPages(platform, kind, Number(part)) : null;
    if (!pages) throw notFound('page');
    return sendXml(reply, urlSetOf(origin, pages));
  });
}

function limit(limiter: RateLimiter, address: string): void {
  const verdict = limiter.take(SITEMAP_RATE, address);
  if (!verdict.allowed) throw tooManyRequests(verdict.retryAfterSeconds);
}

/** As briefly cached as the pages of visitors: what becomes secret must not stand here much longer. */
function sendXml(reply: FastifyReply, xml: string): FastifyReply {
  return reply
    .type('application/xml; charset=utf-8')
    .header('cache-control', 'public, max-age=0, s-maxage=15')
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
