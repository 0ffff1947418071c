import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { giveCsrfCookieOnLogin, requireCsrf } from '#platform/http/csrf.ts';
import { parseJson } from '#platform/http/parse-json.ts';
import { addHeaders, contextOf, isSecure, type ResolveViewer } from '#platform/http/request-context.ts';
import type { Rate, RateLimiter } from '#platform/rate/rate-limiter.ts';
import type { Context, Platform } from '#platform/resource/context.ts';
import { invalid, notFound, Refusal, tooManyRequests } from '#platform/resource/refusal.ts';
import type { AnyResource } from '#platform/resource/resource.ts';
import { askedEndpoint } from './asked-endpoint.ts';
import { admit, dispatch } from './dispatch.ts';
import {
  clientContextOf,
  type EnvelopeFrame,
  failureEnvelope,
  type PresentUser,
  successEnvelope,
  successText,
} from './envelope.ts';
import { refusalOfFailure } from './failed-requests.ts';
import { failureTexts } from './failure-texts.ts';
import { dispatchOnce } from './idempotency.ts';
import type { Registry } from './registry.ts';
import { type AnswerCache, answerForVisitors, isForVisitors } from './visitor-answers.ts';

export interface ResourceRoutes {
  platform: Platform;
  registry: Registry;
  limiter: RateLimiter;
  resolveViewer: ResolveViewer;
  presentUser: PresentUser;
  /** Shared cache of answers to visitors. */
  answers: AnswerCache;
  /** Runs after a successful write, for example to clear cached pages. */
  onWrite(): void;
}

interface Asked {
  resource: AnyResource | undefined;
  /** Whether it may change anything, so that cached pages may be out of date. */
  isWrite: boolean;
  /** @throws Refusal 400 if the options cannot be read. */
  readOptions(): unknown;
}

/**
 * All resources under `/resource/{Name}Resource/{action}/` and at their own paths. Some existing clients put `/_ngjs`
 * in front of the former.
 */
export function resourceRoutes(app: FastifyInstance, routes: ResourceRoutes): void {
  for (const base of ['', '/_ngjs']) {
    app.route({
      method: ['GET', 'POST'],
      url: `${base}/resource/:name/:action/`,
      handler: (request, reply) =>
        answer(routes, request, reply, () => askedByName(routes.registry, request)),
    });
  }
  for (const { method, path, resource } of routes.registry.paths) {
    app.route({
      method,
      url: path,
      handler: (request, reply) => answer(routes, request, reply, () => askedByPath(resource, request)),
    });
  }
}

async function answer(
  routes: ResourceRoutes,
  request: FastifyRequest,
  reply: FastifyReply,
  read: () => Asked,
): Promise<FastifyReply> {
  const { platform, limiter, resolveViewer } = routes;
  const context = await contextOf(platform, request, resolveViewer);
  const frame: EnvelopeFrame = {
    ...askedEndpoint(request),
    options: {},
    clientContext: clientContextOf(context.viewer, context.locale, routes.presentUser),
    requestId: request.id,
  };
  reply.header('cache-control', 'private, no-store');
  try {
    const asked = read();
    const { resource } = asked;
    if (!resource) throw notFound('resource');
    // Before rate limiting: another site's page must not use up its visitor's allowance.
    requireCsrf(request);
    context.takeCalls = (rate, calls) => takeAllowance(limiter, rate, context, calls);
    context.takeCalls(resource.rate, 1);
    // Callers without permission are not told what is wrong with their call.
    admit(resource, context, {});
    const options = asked.readOptions();
    if (typeof options === 'object' && options) frame.options = { ...options };
    admit(resource, context, options);
    const target = resource.target?.(options);
    if (target) context.takeCalls(target.rate, 1);
    const body = await bodyOf(routes, request, context, { ...asked, resource, options, frame });
    if (asked.isWrite && !resource.isUnseen) routes.onWrite();
    addHeaders(reply, context);
    if (resource.givesCsrfCookie) giveCsrfCookieOnLogin(request, reply, isSecure(platform));
    return reply.type('application/json; charset=utf-8').send(body);
  } catch (error) {
    return refuse(reply, frame, error, context);
  }
}

interface Call {
  resource: AnyResource;
  options: unknown;
  isWrite: boolean;
  frame: EnvelopeFrame;
}

/** The call's answer: an object to serialise as JSON, or JSON text. */
async function bodyOf(
  { answers }: ResourceRoutes,
  request: FastifyRequest,
  context: Context,
  { resource, options, isWrite, frame }: Call,
): Promise<object | string> {
  const key = isWrite ? request.headers['idempotency-key'] : undefined;
  if (typeof key === 'string')
    return successEnvelope(frame, await dispatchOnce(resource, context, options, key));
  const ask = () => dispatch(resource, { ...context, found: new Map() }, options);
  if (!isSafe(request) || !isForVisitors(resource, context)) return successEnvelope(frame, await ask());
  return successText(frame, await answerForVisitors(answers, context, request.url, ask));
}

async function refuse(
  reply: FastifyReply,
  frame: EnvelopeFrame,
  error: unknown,
  context: Context,
): Promise<FastifyReply> {
  const refusal = error instanceof Refusal ? error : refusalOfFailure(error);
  // A refusal can carry headers too, such as whose second step of signing in is pending.
  if (error instanceof Refusal) addHeaders(reply, context);
  else reply.request.log.error({ err: error, resource: frame.resourceName }, 'a resource failed');
  if (refusal?.retryAfterSeconds) reply.header('retry-after', refusal.retryAfterSeconds);
  const failure = failureEnvelope(frame, refusal, await failureTexts(refusal, context));
  return reply.code(failure.status).send(failure.body);
}

function takeAllowance(limiter: RateLimiter, rate: Rate, context: Context, calls: number): void {
  const verdict = limiter.take(rate, context.viewer.id ?? context.request.address, calls);
  if (!verdict.allowed) throw tooManyRequests(verdict.retryAfterSeconds);
}

function askedByName(registry: Registry, request: FastifyRequest): Asked {
  const { name, action } = request.params as { name: string; action: string };
  const isWrite = action !== 'get';
  // Clients also send long options to `get` in a form; a write never comes as a GET.
  const isRightMethod = !isWrite || !isSafe(request);
  const sent = isSafe(request) ? request.query : request.body;
  return {
    resource: isRightMethod ? registry.find(`${name}.${action}`) : undefined,
    isWrite,
    readOptions: () => optionsIn((readable(sent) ?? {}) as Record<string, unknown>),
  };
}

function askedByPath(resource: AnyResource, request: FastifyRequest): Asked {
  const { query, params, body } = request;
  return {
    resource,
    isWrite: !isSafe(request),
    readOptions: () => {
      const sent = readable(body);
      return { ...(query as object), ...(typeof sent === 'object' && sent), ...(params as object) };
    },
  };
}

/** @throws the parse error of the body */
function readable(sent: unknown): unknown {
  if (sent instanceof Refusal) throw sent;
  return sent;
}

/** The options in a form or query: `data` holds them as JSON text, or as an object in a JSON body. */
function optionsIn(fields: Record<string, unknown>): unknown {
  const { data } = fields;
  if (data === undefined || data === '') return {};
  const parsed = typeof data === 'string' ? parseJson(data, 'data') : data;
  if (typeof parsed !== 'object' || parsed === null)
    throw invalid('data', 'data must hold an object with options.');
  return (parsed as { options?: unknown }).options ?? {};
}

// HEAD is GET without the answer's body, so it may not do more.
function isSafe({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}
