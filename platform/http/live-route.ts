import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Ear, hear } from '#platform/live/hear.ts';
import { LIVE_PATH } from '#platform/live/live-path.ts';
import { createStreams } from '#platform/live/streams.ts';
import type { RateLimiter } from '#platform/rate/rate-limiter.ts';
import type { Platform } from '#platform/resource/context.ts';
import { contextOf, type ResolveViewer } from './request-context.ts';

interface LiveRoute {
  platform: Platform;
  limiter: RateLimiter;
  resolveViewer: ResolveViewer;
}

/** Hints only: the resources have the details. */
export function liveRoute(app: FastifyInstance, { platform, limiter, resolveViewer }: LiveRoute): void {
  const { db, log } = platform;
  const streams = createStreams();
  let ear: Ear | undefined;
  app.get(LIVE_PATH, async (request, reply) => {
    const { viewer } = await contextOf(platform, request, resolveViewer);
    reply.header('cache-control', 'private, no-store');
    if (viewer.kind !== 'person') return reply.code(401).send();
    const verdict = limiter.take('read', viewer.id);
    if (!verdict.allowed) return reply.code(429).header('retry-after', verdict.retryAfterSeconds).send();
    const hearing = { onPublished: streams.send, onGap: streams.reportGap };
    ear ??= hear(db.pool.options.connectionString, hearing, log);
    if (!streams.open(viewer.id, reply.raw, headersOf(reply))) {
      return reply.code(503).header('retry-after', 30).send();
    }
    return reply.hijack();
  });
  app.addHook('preClose', async () => {
    streams.closeAll();
    await ear?.close();
  });
}

function headersOf(reply: FastifyReply): Record<string, string> {
  const headers = Object.entries(reply.getHeaders());
  return Object.fromEntries(headers.map(([name, value]) => [name, String(value)]));
}
