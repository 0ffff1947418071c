import type { FastifyInstance } from 'fastify';
import { makePreview } from '#features/core/media/find-pin-images/find-pin-images.service.ts';
import { networkOf } from '#platform/rate/network-of.ts';
import type { RateLimiter } from '#platform/rate/rate-limiter.ts';
import type { Platform } from '#platform/resource/context.ts';

/** Small copies of pictures that a page offers for a pin; only for addresses that this server has found itself. */
export function previewRoute(app: FastifyInstance, platform: Platform, limiter: RateLimiter): void {
  app.get('/pin-image-preview/', async (request, reply) => {
    const { url, token } = request.query as Record<string, unknown>;
    const verdict = limiter.take('read', request.ip);
    if (!verdict.allowed) return reply.code(429).header('retry-after', verdict.retryAfterSeconds).send();
    const isAsked = typeof url === 'string' && typeof token === 'string';
    const preview = isAsked
      ? await makePreview(platform, { url, token, asker: networkOf(request.ip) })
      : null;
    if (!preview) return reply.code(404).header('cache-control', 'no-store').send();
    return reply.type('image/webp').header('cache-control', 'private, max-age=3600').send(preview);
  });
}
