import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { isbot } from 'isbot';
import { receiveTagCall } from '#features/conversions/conversion-events/record-conversions/receive-tag-call.service.ts';
import { TAG_EVENTS_PATH, TAG_SCRIPT_PATH } from '#features/conversions/conversion-tags/tag-snippet.ts';
import { parseId } from '#platform/ids/ids.ts';
import type { RateClass, RateLimiter } from '#platform/rate/rate-limiter.ts';
import type { Platform } from '#platform/resource/context.ts';

const RATE: RateClass = { name: 'conversion tag', burst: 120, perSecond: 4 };

const LONGEST_CALL = 16_384;

/** One transparent pixel, for pages that load it as an image. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

const SCRIPT = readFileSync(join(import.meta.dirname, 'core.js'));

/** The tag on the websites of businesses: its script, and where it reports to. They are used by pages of any origin. */
export function conversionTagRoutes(app: FastifyInstance, platform: Platform, limiter: RateLimiter): void {
  if (!platform.config.ads) return;
  const open = { 'cross-origin-resource-policy': 'cross-origin', 'access-control-allow-origin': '*' };
  app.get(TAG_SCRIPT_PATH, (_request, reply) =>
    reply
      .headers({ ...open, 'cache-control': 'public, max-age=3600' })
      .type('text/javascript; charset=utf-8')
      .send(SCRIPT),
  );
  // Whatever comes, the answer is the same: it tells nobody which tags there are.
  app.get(TAG_EVENTS_PATH, async (request, reply) => {
    reply.headers({ ...open, 'cache-control': 'no-store' }).type('image/gif');
    const { query, ip: address, headers } = request;
    const userAgent = headers['user-agent'] ?? '';
    const sent = query as Record<string, unknown>;
    const tagId = parseId(sent.tid);
    const isCounted = tagId && request.url.length <= LONGEST_CALL && userAgent && !isbot(userAgent);
    if (!isCounted || !limiter.take(RATE, address).allowed) return reply.send(PIXEL);
    await receiveTagCall(platform, {
      ...{ query: sent, tagId, address, userAgent },
      referrer: headers.referer,
      asksForPrivacy: headers['sec-gpc'] === '1',
      now: platform.clock.now(),
    });
    return reply.send(PIXEL);
  });
}
