import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isUnreachable } from '#platform/database/unreachable.ts';
import type { FailureAnswers } from '#platform/http/http-server.ts';
import { localeOf } from '#platform/http/request-context.ts';
import { headersOfRefusal } from '#platform/http/security-headers.ts';
import { directionOf } from '#platform/i18n/locale.ts';
import type { Context, Platform } from '#platform/resource/context.ts';
import {
  notFound,
  Refusal,
  type RefusalDetails,
  storageFull,
  unavailable,
} from '#platform/resource/refusal.ts';
import { isOutOfSpace } from '#platform/storage/out-of-space.ts';
import { clientContextOf, type FailureTexts, failureEnvelope } from './envelope.ts';
import { statusOf } from './statuses.ts';

/** Programs get the protocol's envelope, others a line of text or a page; unexpected errors are only logged. */
export function failureAnswers(platform: Platform): FailureAnswers {
  return {
    toError: (error, request, reply) => answerFailure(platform, error, request, reply),
    toMissing: (request, reply) =>
      answerFailure(platform, isCall(request) ? notFound('resource') : notFound('page'), request, reply),
  };
}

/** The router treats several slashes as one. */
const CALLS = /^\/+(_ngjs\/+)?resource\/|^\/+(v3|vx)\//;

function isCall({ url }: FastifyRequest): boolean {
  return CALLS.test(url);
}

async function answerFailure(
  platform: Platform,
  error: FastifyError | Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const expected = error instanceof Refusal ? error : refusalFor(error);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const refusal = expected ?? refusalOfFailure(error, { isRead });
  if (!expected) request.log.error({ err: error, path: request.url.split('?')[0] }, 'a request failed');
  if (refusal?.retryAfterSeconds) reply.header('retry-after', refusal.retryAfterSeconds);
  // A malformed address is found before the hooks that add these headers run.
  reply
    .headers(headersOfRefusal(platform.config))
    .header('x-request-id', request.id)
    .header('cache-control', 'no-store')
    .code(statusOf(refusal));
  const locale = localeOf(platform, request);
  const texts = await failureTexts(refusal, { ...platform, locale });
  if (isCall(request)) return reply.send(envelopeOf(request, refusal, texts, locale));
  if (!request.headers.accept?.includes('text/html'))
    return reply.type('text/plain; charset=utf-8').send(texts.message);
  return reply.type('text/html; charset=utf-8').send(pageOf(texts, locale));
}

/** Needs no other file. */
function pageOf({ message }: FailureTexts, locale: string): string {
  return `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"><meta charset="utf-8"><title>${message}</title>
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<body style="font:1.125rem/1.5 system-ui,sans-serif;text-align:center;margin:30vh 1rem">${message}</body></html>`;
}

/** The viewer is not known yet, or could not be found out. */
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

/** Explains a failure with a known cause, such as something unavailable or full; null for any other. */
export function refusalOfFailure(error: unknown, asked: { isRead: boolean }): Refusal | null {
  if (isOutOfSpace(error)) return storageFull(asked);
  return isUnreachable(error) ? unavailable() : null;
}

const BAD_REQUEST: RefusalDetails = {
  kind: 'invalid',
  reason: 'bad-request',
  message: "This request can't be read.",
};

const REFUSALS: Partial<Record<number, RefusalDetails>> = {
  413: { kind: 'too-large', reason: 'too-large', message: 'The request is too large.' },
  415: {
    kind: 'unsupported',
    reason: 'unknown-content-type',
    message: "The content type isn't supported.",
  },
  503: {
    kind: 'unavailable',
    reason: 'busy',
    message: 'This site is very busy. Try again in a moment.',
  },
};

/** Null for unexpected errors. */
function refusalFor({ statusCode = 500 }: FastifyError): Refusal | null {
  const details = REFUSALS[statusCode] ?? (statusCode < 500 ? BAD_REQUEST : null);
  return details && new Refusal(details);
}

const FAILED = { kind: 'failed', message: 'Something went wrong on our side.' } as const;

/** If there is no refusal, they say that something failed. */
export async function failureTexts(
  refusal: Refusal | null,
  { texts, locale, locales: [source] }: Pick<Context, 'texts' | 'locale' | 'locales'>,
): Promise<FailureTexts> {
  // Already in the viewer's language: nothing needs to be loaded.
  if (locale === source) return { message: (refusal ?? FAILED).message, detail: refusal?.detail ?? null };
  const i18n = await texts.in(locale);
  if (!refusal) return { message: i18n.t(FAILED.message), detail: null };
  const { message, detail, values } = refusal.text;
  return { message: i18n.t(message, values), detail: detail ? i18n.t(detail, values) : null };
}

/** Both are empty where no route matches the address. */
interface AskedEndpoint {
  /** The name that clients use, without the action. */
  resourceName: string;
  endpointName: string;
}

export function askedEndpoint({ params, method, routeOptions }: FastifyRequest): AskedEndpoint {
  const { url: path = '' } = routeOptions;
  if (/^\/(v3|vx)\//.test(path)) {
    const endpointName = `v3_${method.toLowerCase()}_${snakeCase(path.replace(/^\/v3/, ''))}`;
    return { resourceName: 'ApiResource', endpointName };
  }
  const { name, action } = (params ?? {}) as { name?: string; action?: string };
  if (!path.includes('/resource/') || !name || !action) return { resourceName: '', endpointName: '' };
  const short = name.replace(/Resource$/, '');
  return { resourceName: name, endpointName: `v3_${action}_${snakeCase(short)}` };
}

function snakeCase(text: string): string {
  return text
    .replace(/[/:]+/g, '_')
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/^_+|_+$/g, '')
    .toLowerCase();
}
