import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Receipt, receivePayment } from '#features/ads/billing/pay/pay.service.ts';
import { listProviders } from '#features/ads/billing/pay/payment-provider.ts';
import type { RateClass, RateLimiter } from '#platform/rate/rate-limiter.ts';
import type { Platform } from '#platform/resource/context.ts';

const RATE: RateClass = { name: 'payment notice', burst: 60, perSecond: 1 };

const LONGEST_BYTES = 65_536;

const STATUSES: Record<Receipt, number> = {
  recorded: 200,
  // Providers repeat what they got no answer for.
  known: 200,
  'unknown-reference': 404,
  'other-currency': 409,
};

/** Where providers report payments. The signature is the permission, so no cookie is read. */
export async function paymentRoutes(
  app: FastifyInstance,
  platform: Platform,
  limiter: RateLimiter,
): Promise<void> {
  const { ads } = platform.config;
  if (!ads) return;
  await app.register(async (scope) => {
    // The signature is over the bytes of the body.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: LONGEST_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    scope.post('/ads/payments/:provider/', async (request, reply) => {
      const verdict = limiter.take(RATE, request.ip);
      if (!verdict.allowed)
        return reply.code(429).header('retry-after', verdict.retryAfterSeconds).send({ status: 'too-many' });
      const { provider: name } = request.params as { provider: string };
      const provider = listProviders(ads).find((one) => one.name === name);
      if (!provider) return reply.code(404).send({ status: 'unknown-provider' });
      const notice = provider.readNotice(callOf(request, platform.clock.now()));
      if (notice === 'not-signed') return reply.code(401).send({ status: notice });
      if (notice === 'unreadable') return reply.code(400).send({ status: notice });
      const status = await receivePayment(platform, { ...notice, id: `${name} ${notice.id}` });
      return reply.code(STATUSES[status]).send({ status });
    });
  });
}

function callOf({ headers, body }: FastifyRequest, now: Date) {
  return { headers, body: typeof body === 'string' ? body : '', now };
}
