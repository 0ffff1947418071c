import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isUnreachable } from '#platform/database/unreachable.ts';
import { chooseLocale, LOCALE_COOKIE } from '#platform/i18n/locale.ts';
import type { Platform } from '#platform/resource/context.ts';
import { clientContextOf, type FailureTexts, failureEnvelope } from '#platform/resource/envelope.ts';
import { failureTexts } from '#platform/resource/failure-texts.ts';
import {
  notFound,
  Refusal,
  type RefusalDetails,
  storageFull,
  unavailable,
} from '#platform/resource/refusal.ts';
import { isOutOfSpace } from '#platform/storage/out-of-space.ts';
import { askedEndpoint } from './asked-endpoint.ts';
import { headersOfRefusal } from './security-headers.ts';

/**
 * What is answered where no route could: before it was reached, or as it failed. Programs get the envelope of the
 * protocol, others a line or a page of one; nobody gets the words of a failure that nobody expected, which are logged.
 */
export function answerFailedRequests(app: FastifyInstance, platform: Platform): void {
  app.setErrorHandler<FastifyError | Refusal>((error, request, reply) =>
    answerFailure(platform, error, request, reply),
  );
  app.setNotFoundHandler((request, reply) =>
    answerFailure(platform, isCall(request) ? notFound('resource') : notFound('page'), request, reply),
  );
}

/** Where programs ask by the protocol; the router takes several slashes for one. */
const CALLS = /^\/+(_ngjs\/+)?resource\/|^\/+(v3|vx)\//;

function isCall({ url }: FastifyRequest): boolean {
  return CALLS.test(url);
}

export async function answerFailure(
  platform: Platform,
  error: FastifyError | Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const expected = error instanceof Refusal ? error : refusalFor(error);
  const refusal = expected ?? refusalOfFailure(error);
  if (!expected) request.log.error({ err: error, path: request.url.split('?')[0] }, 'a request failed');
  if (refusal?.retryAfterSeconds) reply.header('retry-after', refusal.retryAfterSeconds);
  // A bad address is found before the hooks run that put these there.
  reply
    .headers(headersOfRefusal(platform.config))
    .header('x-request-id', request.id)
    .header('cache-control', 'no-store')
    .code(refusal?.status ?? 500);
  const cookies: Record<string, string | undefined> = request.cookies ?? {};
  const { 'accept-language': languages } = request.headers;
  const locale = chooseLocale(languages, cookies[LOCALE_COOKIE], platform.locales);
  const texts = await failureTexts(refusal, { ...platform, locale });
  if (isCall(request)) return reply.send(envelopeOf(request, refusal, texts, locale));
  if (!request.headers.accept?.includes('text/html'))
    return reply.type('text/plain; charset=utf-8').send(texts.message);
  return reply.type('text/html; charset=utf-8').send(pageOf(texts, locale));
}

/** One sentence of ours as a page, which needs nothing else to be there. */
function pageOf({ message }: FailureTexts, locale: string): string {
  return `<!doctype html><html lang="${locale}"><meta charset="utf-8"><title>${message}</title>
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<body style="font:1.125rem/1.5 system-ui,sans-serif;text-align:center;margin:30vh 1rem">${message}</body></html>`;
}

/** Who asks has not been found out, or could not be. */
function envelopeOf(
  request: FastifyRequest,
  refusal: Refusal | null,
  texts: FailureTexts,
  locale: string,
): object {
  const viewer = { kind: 'anonymous', id: undefined, country: undefined, unauthId: '' } as const;
  const frame = {
    ...askedEndpoint(request),
    options: {},
    clientContext: clientContextOf(viewer, locale),
    requestId: request.id,
  };
  return failureEnvelope(frame, refusal, texts).body;
}

/** What a failure of ours is answered with whose cause is known: something is away, or full; null for any other. */
export function refusalOfFailure(error: unknown): Refusal | null {
  if (isOutOfSpace(error)) return storageFull();
  return isUnreachable(error) ? unavailable() : null;
}

const BAD_REQUEST: RefusalDetails = {
  status: 400,
  reason: 'bad-request',
  message: 'This request cannot be read.',
};

const REFUSALS: Partial<Record<number, RefusalDetails>> = {
  413: { status: 413, reason: 'too-large', message: 'The request is too large.' },
  415: {
    status: 415,
    reason: 'unknown-content-type',
    message: 'The content type is not supported.',
  },
  503: {
    status: 503,
    reason: 'busy',
    message: 'This site is very busy. Please try again in a moment.',
  },
};

/** What Fastify refuses by itself; null for what nobody expected. */
function refusalFor({ statusCode = 500 }: FastifyError): Refusal | null {
  const details = REFUSALS[statusCode] ?? (statusCode < 500 ? BAD_REQUEST : null);
  return details && new Refusal(details);
}
