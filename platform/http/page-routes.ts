import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReadableStream } from 'node:stream/web';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RateLimiter } from '#platform/rate/rate-limiter.ts';
import type { Context, Platform } from '#platform/resource/context.ts';
import { notFound, tooManyRequests } from '#platform/resource/refusal.ts';
import { giveCsrfCookie } from './csrf.ts';
import { isPhone } from './is-phone.ts';
import { packingFor } from './packing.ts';
import { type CachedPage, cachedPage, type PageCache, packedBody } from './page-cache.ts';
import { addHeaders, contextOf, isSecure, type ResolveViewer } from './request-context.ts';
import { contentSecurityPolicy, NONCE_PLACEHOLDER } from './security-headers.ts';

export interface RenderedPage {
  status: number;
  headers: Headers;
  body: string | ReadableStream | null;
}

export type RenderPage = (request: Request, context: Context, nonce: string) => Promise<RenderedPage>;

export interface PageRoutes {
  platform: Platform;
  limiter: RateLimiter;
  resolveViewer: ResolveViewer;
  render: RenderPage;
  cache: PageCache;
  /** What a visitor's cookies change of a page. */
  variantOf?: (cookies: string) => string;
}

export function pageRoutes(app: FastifyInstance, routes: PageRoutes): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: (request, reply) => page(routes, request, reply),
  });
}

/** A file next to the pages, such as `/favicon.ico`; no page or person's name ends in an extension except `.data`. */
const FILE = /^\/(\.well-known\/|[^/?]*\.(?!data(\?|$))[^/?]*(\?|$))/;

async function page(routes: PageRoutes, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { platform, cache } = routes;
  if (FILE.test(request.url)) throw notFound('page');
  const context = {
    ...(await contextOf(platform, request, routes.resolveViewer)),
    found: new Map(),
  };
  const verdict = routes.limiter.take('read', context.viewer.id ?? context.request.address);
  if (!verdict.allowed) throw tooManyRequests(verdict.retryAfterSeconds);
  const isFirstContact = giveCsrfCookie(request, reply, isSecure(platform));
  const isAnonymous = context.viewer.kind === 'anonymous' || context.viewer.kind === 'bot';
  // Phones, crawlers and programs get different answers at the same address.
  const country = platform.config.countryHeader;
  const vary = 'Cookie, Accept-Language, Accept-Encoding, User-Agent, X-Requested-With';
  reply.header('vary', country ? `${vary}, ${country}` : vary);
  if (!isAnonymous) {
    reply.header('cache-control', 'private, no-store');
    if (isDataAhead(request)) return reply.code(204).send();
    return sendFresh(routes, request, reply, context);
  }
  // A CDN must not hand one visitor's cookie to others.
  reply.header('cache-control', isFirstContact ? 'private, no-cache' : 'public, max-age=0, s-maxage=15');
  const flags = context.flags.fingerprint();
  const { kind, country: from = '' } = context.viewer;
  const variant = routes.variantOf?.(request.headers.cookie ?? '') ?? '';
  const key = `${kind} ${from} ${context.locale} ${deviceHint(request)} ${flags} ${variant} ${request.url}`;
  const isOk = ({ status }: CachedPage) => status === 200;
  const cached = await cache.get(key, () => renderCached(routes, request, context), isOk);
  return sendCached(platform, request, reply, cached);
}

/** Browsers do not store prefetched data for a signed-in person, and request it again on navigation. */
function isDataAhead({ headers, url }: FastifyRequest): boolean {
  return headers['sec-purpose'] === 'prefetch' && /^[^?]+\.data(\?|$)/.test(url);
}

async function renderCached(
  routes: PageRoutes,
  request: FastifyRequest,
  context: Context,
): Promise<CachedPage> {
  const asked = webRequest(routes.platform, request);
  const { status, headers, body } = await routes.render(asked, context, NONCE_PLACEHOLDER);
  return cachedPage({
    status,
    headers: [...headers].filter(([name]) => name !== 'set-cookie'),
    html: await textOf(body),
  });
}

async function textOf(body: RenderedPage['body']): Promise<string> {
  if (body === null) return '';
  return typeof body === 'string' ? body : text(body);
}

async function sendCached(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  cached: CachedPage,
): Promise<FastifyReply> {
  if (cached.status >= 500) reply.header('cache-control', 'no-store');
  // A 304 needs it, too: its headers replace those the browser has stored with the page.
  setPolicy(platform, reply, cached.scripts);
  if (cached.status === 200) {
    reply.header('etag', cached.etag);
    if (request.headers['if-none-match'] === cached.etag) return reply.code(304).send();
  }
  for (const [name, value] of cached.headers) reply.header(name, value);
  const packing = packingFor(request.headers['accept-encoding'], cached.body.length);
  reply.code(cached.status);
  if (!packing) return reply.send(cached.body);
  reply.header('content-encoding', packing);
  return reply.send(await packedBody(cached, packing));
}

async function sendFresh(
  routes: PageRoutes,
  request: FastifyRequest,
  reply: FastifyReply,
  context: Context,
): Promise<FastifyReply> {
  // Drawn in batches, unlike other random bytes.
  const nonce = randomUUID();
  setPolicy(routes.platform, reply, `'nonce-${nonce}'`);
  const { status, headers, body } = await routes.render(webRequest(routes.platform, request), context, nonce);
  reply.code(status);
  for (const [name, value] of headers) reply.header(name, value);
  addHeaders(reply, context);
  if (body === null || typeof body === 'string') return reply.send(body ?? '');
  return reply.send(Readable.fromWeb(body));
}

function setPolicy({ config }: Platform, reply: FastifyReply, scripts: string): void {
  const policy = contentSecurityPolicy(scripts, config.mode === 'development');
  reply.header('content-security-policy', policy);
}

function webRequest(platform: Platform, request: FastifyRequest): Request {
  const headers = new Headers();
  for (const name of ['accept-language', 'user-agent', 'cookie']) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  // HEAD is answered like GET and its body dropped when sent: one cached page serves both.
  return new Request(`${platform.config.origin}${request.url}`, { headers });
}

function deviceHint(request: FastifyRequest): 'm' | 'd' {
  return isPhone(request.headers['user-agent'] ?? '') ? 'm' : 'd';
}
