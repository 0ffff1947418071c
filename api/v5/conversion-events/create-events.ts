import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bodyOf, type Protocol, serve } from '#api/protocol.ts';
import { refusalOfFailure } from '#api/resource/failed-requests.ts';
import { statusOf } from '#api/resource/statuses.ts';
import {
  findSender,
  type Received,
  receiveApiEvents,
  type Sender,
} from '#features/conversions/conversion-events/receive-api-events/receive-api-events.service.ts';
import { parseId } from '#platform/ids/ids.ts';
import type { RateClass, RateLimiter } from '#platform/rate/rate-limiter.ts';
import type { Platform } from '#platform/resource/context.ts';
import { Refusal, tooManyRequests } from '#platform/resource/refusal.ts';

/** Of the public API: 5,000 calls a minute for an ad account. */
const RATE: RateClass = { name: 'v5 ads_conversions', burst: 5_000, perSecond: 5_000 / 60 };

/** Whoever only guesses tokens. */
const GUESSES: RateClass = { name: 'v5 bearer', burst: 300, perSecond: 10 };

/** Room for 1,000 events with all that they can say. */
const LARGEST_BODY = 4 * 1024 * 1024;

class ApiError extends Error {
  readonly status: number;
  readonly code: number;
  readonly details: object | undefined;

  constructor(status: number, code: number, message: string, details?: object) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

const unauthenticated = () => new ApiError(401, 2, 'Authentication failed.');
const malformed = (message: string) => new ApiError(400, 4196, message);

interface Call {
  data: unknown;
  isTest: boolean;
}

/** `POST /v5/ad_accounts/{id}/events`: what a business's server reports, with a conversion token. */
export async function createEventsRoute(
  app: FastifyInstance,
  platform: Platform,
  limiter: RateLimiter,
): Promise<void> {
  if (!platform.config.ads) return;
  await app.register(async (scope) => {
    // What cannot be read is refused in the words of this protocol, too.
    scope.setErrorHandler((error: FastifyError, _request, reply) => fail(error, null, reply));
    eventsRoute(scope, platform, limiter);
  });
}

function eventsRoute(app: FastifyInstance, platform: Platform, limiter: RateLimiter): void {
  const protocol: Protocol<Sender | ApiError> = {
    authenticate: (request) => senderOf(platform, limiter, request),
    usesCookies: false,
    fail,
  };
  serve(app, protocol, {
    ...{ method: 'POST', url: '/v5/ad_accounts/:ad_account_id/events', bodyLimit: LARGEST_BODY },
    admit: (caller) => {
      if (caller instanceof ApiError) throw caller;
      const verdict = limiter.take(RATE, caller.adAccountId);
      if (!verdict.allowed) throw tooManyRequests(verdict.retryAfterSeconds);
    },
    parse: (caller, request) => parse(caller as Sender, request),
    handle: async (caller, call) => ({ body: await answer(platform, caller as Sender, call) }),
  });
}

async function senderOf(
  platform: Platform,
  limiter: RateLimiter,
  request: FastifyRequest,
): Promise<Sender | ApiError> {
  const [, token] = /^Bearer (\S{1,200})$/i.exec(request.headers.authorization ?? '') ?? [];
  if (!token) return unauthenticated();
  if (!limiter.take(GUESSES, request.ip).allowed)
    return new ApiError(429, 8, 'This request exceeded a rate limit.');
  return (await findSender(platform, token)) ?? unauthenticated();
}

function parse({ adAccountId }: Sender, request: FastifyRequest): Call {
  const { ad_account_id } = request.params as { ad_account_id: string };
  if (parseId(ad_account_id) !== adAccountId)
    throw new ApiError(403, 29, 'You are not permitted to access that resource.');
  const { test } = request.query as { test?: unknown };
  if (test !== undefined && test !== 'true' && test !== 'false')
    throw malformed('test: must be true or false');
  const body = bodyOf(request);
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  const unknown = isObject ? Object.keys(body).find((name) => name !== 'data') : undefined;
  if (unknown) throw malformed(`${unknown}: is not known`);
  return { data: isObject ? (body as { data?: unknown }).data : undefined, isTest: test === 'true' };
}

async function answer(platform: Platform, sender: Sender, call: Call): Promise<object> {
  const received = await receiveApiEvents(platform, sender, call);
  if ('refused' in received) {
    throw received.refused === 'revoked'
      ? unauthenticated()
      : malformed('data: must be a list of 1 to 1000 events');
  }
  const body = present(received);
  if (body.num_events_processed === body.num_events_received) return body;
  throw new ApiError(422, 4196, 'Not all events were successfully processed.', body);
}

function present(received: readonly Received[]) {
  return {
    num_events_received: received.length,
    num_events_processed: received.filter(({ problem }) => problem === '').length,
    events: received.map(({ problem, warning }) => ({
      status: problem ? 'failed' : 'processed',
      error_message: problem,
      warning_message: warning,
    })),
  };
}

const CODES: Readonly<Record<number, number>> = { 400: 4196, 413: 4196, 415: 4196, 429: 8, 503: 4197 };

function fail(error: unknown, _caller: unknown, reply: FastifyReply): FastifyReply {
  if (error instanceof ApiError) {
    const { status, code, message, details } = error;
    return reply.code(status).send({ code, message, ...(details && { details }) });
  }
  const expected = error instanceof Refusal ? error : null;
  const refusal = expected ?? refusalOfFailure(error as FastifyError, { isRead: false });
  const status = refusal ? statusOf(refusal) : ((error as FastifyError).statusCode ?? 500);
  if (status >= 500) reply.log.error({ err: error }, 'events could not be received');
  const wait = refusal?.retryAfterSeconds;
  if (wait) reply.headers({ 'retry-after': wait, 'x-ratelimit-reset': wait });
  const message = refusal?.message ?? 'Something went wrong on our side.';
  return reply.code(status).send({ code: CODES[status] ?? status, message });
}
