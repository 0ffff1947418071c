import type { FastifyError, FastifyInstance } from 'fastify';
import { bodyOf, type Protocol, serve } from '#api/protocol.ts';
import {
  type Exchange,
  exchangeCode,
} from '#features/conversions/conversion-events/connect-shop/connect-shop.service.ts';
import { SEND_SCOPE, TOKEN_PATH } from '#features/conversions/conversion-events/oauth-request.ts';
import type { RateClass, RateLimiter } from '#platform/rate/rate-limiter.ts';
import type { Platform } from '#platform/resource/context.ts';

const RATE: RateClass = { name: 'v5 oauth', burst: 60, perSecond: 1 };

/** As OAuth 2 has it. */
class OauthError extends Error {
  readonly status: number;
  readonly error: string;

  constructor(error: string, message: string, status = 400) {
    super(message);
    this.error = error;
    this.status = status;
  }
}

/** `POST /v5/oauth/token`: a shop system that was let in takes its token (RFC 6749, 4.1.3). */
export async function createTokenRoute(
  app: FastifyInstance,
  platform: Platform,
  limiter: RateLimiter,
): Promise<void> {
  if (!platform.config.ads) return;
  const protocol: Protocol<string> = {
    authenticate: async (request) => request.ip,
    usesCookies: false,
    fail: (error, _caller, reply) => {
      const known = error instanceof OauthError ? error : null;
      const status = known?.status ?? (error as FastifyError).statusCode ?? 500;
      if (status >= 500) reply.log.error({ err: error }, 'a token could not be given');
      const fallback = status < 500 ? 'invalid_request' : 'server_error';
      return reply
        .code(status)
        .header('cache-control', 'no-store')
        .send({
          error: known?.error ?? fallback,
          error_description: known?.message ?? 'The request could not be read.',
        });
    },
  };
  await app.register(async (scope) => {
    scope.setErrorHandler((error: FastifyError, _request, reply) => protocol.fail(error, '', reply));
    serve(scope, protocol, {
      ...{ method: 'POST', url: TOKEN_PATH },
      admit: (address) => {
        if (!limiter.take(RATE, address).allowed)
          throw new OauthError('temporarily_unavailable', 'Too many requests.', 429);
      },
      parse: (_address, request) => readExchange(bodyOf(request)),
      handle: async (_address, exchange, reply) => {
        reply.header('cache-control', 'no-store');
        return { body: await answer(platform, exchange) };
      },
    });
  });
}

function readExchange(body: unknown): Exchange {
  const sent = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  if (sent.grant_type !== 'authorization_code')
    throw new OauthError('unsupported_grant_type', 'grant_type: must be authorization_code');
  const of = (name: string): string => {
    const value = sent[name];
    if (typeof value === 'string' && value !== '' && value.length <= 1_000) return value;
    throw new OauthError('invalid_request', `${name}: is missing`);
  };
  return {
    ...{ code: of('code'), clientId: of('client_id'), redirectUri: of('redirect_uri') },
    verifier: of('code_verifier'),
  };
}

async function answer(platform: Platform, exchange: Exchange): Promise<object> {
  const exchanged = await exchangeCode(platform, exchange);
  if ('refused' in exchanged)
    throw new OauthError(exchanged.refused, 'The code is wrong, was used, or is over.');
  const { token, adAccountId } = exchanged;
  return {
    ...{ access_token: token, response_type: 'authorization_code', token_type: 'bearer' },
    ...{ scope: SEND_SCOPE, ad_account_id: adAccountId },
  };
}
