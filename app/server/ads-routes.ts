import type { FastifyInstance } from 'fastify';
import { keepAdIndexFresh } from '#features/ads/delivery/ad-index.service.ts';
import { VISIT_PATH } from '#features/ads/delivery/delivery.ts';
import { visitAd } from '#features/ads/delivery/visit-ad/visit-ad.service.ts';
import { contextOf, type ResolveViewer } from '#platform/http/request-context.ts';
import type { RateLimiter } from '#platform/rate/rate-limiter.ts';
import type { Platform } from '#platform/resource/context.ts';

interface AdsRoutes {
  platform: Platform;
  limiter: RateLimiter;
  resolveViewer: ResolveViewer;
  /** What is cached may show other ads now. */
  onChange: () => void;
}

/** Keeps what this process may show, and counts and forwards clicks. Nothing of it is there if ads are switched off. */
export function adsRoutes(
  app: FastifyInstance,
  { platform, limiter, resolveViewer, onChange }: AdsRoutes,
): void {
  if (!platform.config.ads) return;
  let index: ReturnType<typeof keepAdIndexFresh> | undefined;
  app.addHook('onReady', async () => {
    index = keepAdIndexFresh(platform, onChange);
  });
  app.addHook('preClose', async () => index?.close());
  app.get(VISIT_PATH, async (request, reply) => {
    const verdict = limiter.take('read', request.ip);
    if (!verdict.allowed) return reply.code(429).header('retry-after', verdict.retryAfterSeconds).send();
    const { token } = request.query as Record<string, unknown>;
    const context = await contextOf(platform, request, resolveViewer);
    const url = typeof token === 'string' ? await visitAd(context, token) : null;
    reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
    // An ad of yesterday leads home rather than nowhere.
    return reply.redirect(url ?? '/', 303);
  });
}
