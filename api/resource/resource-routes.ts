import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { type Answer, bodyOf, type Protocol, serve } from '#api/protocol.ts';
import { memberOfBrowser } from '#features/core/identity/known-browser.ts';
import { ACCOUNT_RATE } from '#features/core/identity/options.ts';
import { csrfRefusalOf, giveCsrfCookieOnLogin } from '#platform/http/csrf.ts';
import { parseJson } from '#platform/http/parse-json.ts';
import {
  addHeaders,
  contextOf,
  isSecure,
  type ResolveViewer,
  viewerWith,
} from '#platform/http/request-context.ts';
import type { Rate, RateLimiter } from '#platform/rate/rate-limiter.ts';
import type { Context, Platform } from '#platform/resource/context.ts';
import { invalid, notFound, Refusal, tooManyRequests } from '#platform/resource/refusal.ts';
import type { AnyResource } from '#platform/resource/resource.ts';
import { admit, dispatch } from './dispatch.ts';
import {
  clientContextOf,
  type EnvelopeFrame,
  failureEnvelope,
  type PresentUser,
  successEnvelope,
  successText,
} from './envelope.ts';
import { askedEndpoint, failureTexts, refusalOfFailure } from './failed-requests.ts';
import { dispatchOnce } from './idempotency.ts';
import { maskSecrets } from './mask-secrets.ts';
import type { Registry } from './registry.ts';
import { type AnswerCache, answerForVisitors, isForVisitors } from './visitor-answers.ts';

export interface ResourceRoutes {
  platform: Platform;
  registry: Registry;
  limiter: RateLimiter;
  resolveViewer: ResolveViewer;
  presentUser: PresentUser;
  answers: AnswerCache;
  /** Runs after each write, for example to clear cached pages. */
  onWrite(): void;
}

interface Asked {
  resource: AnyResource | undefined;
  /** A write may leave cached pages out of date. */
  isWrite: boolean;
  readOptions(): unknown;
}

interface Call extends Asked {
  context: Context;
  frame: EnvelopeFrame;
  request: FastifyRequest;
}

/** Serves `/resource/{Name}Resource/{action}/`, with `/_ngjs` in front for some clients, and own paths. */
export function resourceRoutes(app: FastifyInstance, routes: ResourceRoutes): void {
  for (const base of ['', '/_ngjs']) {
    resourceRoute(app, routes, ['GET', 'POST'], `${base}/resource/:name/:action/`, (request) =>
      askedByName(routes.registry, request),
    );
  }
  for (const { method, path, resource } of routes.registry.paths) {
    resourceRoute(app, routes, method, path, (request) => askedByPath(resource, request));
  }
  // Otherwise these would be addresses of pages.
  for (const path of ['/resource/*', '/_ngjs/resource/*', '/v3/*', '/vx/*'])
    app.get(path, (_request, reply) => reply.callNotFound());
}

function resourceRoute(
  app: FastifyInstance,
  routes: ResourceRoutes,
  method: HTTPMethods | HTTPMethods[],
  url: string,
  read: (request: FastifyRequest) => Asked,
): void {
  const protocol: Protocol<Call> = {
    authenticate: async (request) => {
      const context = await contextOf(routes.platform, request, routes.resolveViewer);
      context.takeCalls = (rate, calls) => takeAllowance(routes.limiter, rate, context, calls);
      return { ...read(request), context, frame: frameOf(routes, request, context), request };
    },
    usesCookies: true,
    fail: refuse,
  };
  serve(app, protocol, {
    method,
    url,
    // Callers without permission are not told what is wrong with their call.
    admit: admitCounted,
    parse: readCall,
    handle: (call, options, reply) => answer(routes, call, options, reply),
  });
}

function frameOf(
  { presentUser }: ResourceRoutes,
  request: FastifyRequest,
  { viewer, locale }: Context,
): EnvelopeFrame {
  return {
    ...askedEndpoint(request),
    options: {},
    clientContext: clientContextOf(viewer, locale, presentUser),
    requestId: request.id,
  };
}

function found(resource: AnyResource | undefined): AnyResource {
  if (!resource) throw notFound('resource');
  return resource;
}

/** Counts a refused call too, unless another site's page can have sent it: that must not use up a visitor's allowance. */
function admitCounted({ resource, context, request }: Call): void {
  const asked = found(resource);
  try {
    admit(asked, context, request.params);
  } catch (error) {
    if (!csrfRefusalOf(request)) context.takeCalls?.(asked.rate, 1);
    throw error;
  }
}

function readCall({ resource, context, frame, readOptions }: Call): unknown {
  const { rate, secrets } = found(resource);
  context.takeCalls?.(rate, 1);
  const options = readOptions();
  if (typeof options === 'object' && options) frame.options = maskSecrets(options, secrets);
  return options;
}

async function answer(
  routes: ResourceRoutes,
  call: Call,
  options: unknown,
  reply: FastifyReply,
): Promise<Answer> {
  const { context, request, isWrite } = call;
  const resource = found(call.resource);
  admit(resource, context, options);
  const target = resource.target?.(options);
  if (target) context.takeCalls?.(target.rate, 1);
  const body = await envelopeOf(routes, resource, call, options);
  if (isWrite && !resource.isUnseen) routes.onWrite();
  addHeaders(reply, context);
  if (resource.givesCsrfCookie) giveCsrfCookieOnLogin(request, reply, isSecure(routes.platform));
  reply.header('cache-control', 'private, no-store').type('application/json; charset=utf-8');
  return { body };
}

/** An object to serialise as JSON, or JSON text. */
async function envelopeOf(
  { answers, presentUser, resolveViewer }: ResourceRoutes,
  resource: AnyResource,
  { context, frame, request, isWrite }: Call,
  options: unknown,
): Promise<object | string> {
  const ask = () => dispatch(resource, { ...context, found: new Map() }, options);
  if (isSafe(request) && isForVisitors(resource, context))
    return successText(frame, await answerForVisitors(answers, context, request.url, ask));
  const { answerHeaders, locale } = context;
  const before = answerHeaders.getSetCookie().length;
  const key = isWrite ? request.headers['idempotency-key'] : undefined;
  const success = await (typeof key === 'string' ? dispatchOnce(resource, context, options, key) : ask());
  const given = answerHeaders.getSetCookie().slice(before);
  if (given.length > 0) {
    const viewer = await viewerWith(given, context, request, resolveViewer);
    frame.clientContext = clientContextOf(viewer, locale, presentUser);
  }
  return successEnvelope(frame, success);
}

async function refuse(error: unknown, call: Call, reply: FastifyReply): Promise<FastifyReply> {
  const { frame, context } = call;
  const refusal = error instanceof Refusal ? error : refusalOfFailure(error, { isRead: !call.isWrite });
  // A refusal can carry headers too, such as whose second step of signing in is pending.
  if (error instanceof Refusal) addHeaders(reply, context);
  else reply.request.log.error({ err: error, resource: frame.resourceName }, 'a resource failed');
  if (refusal?.retryAfterSeconds) reply.header('retry-after', refusal.retryAfterSeconds);
  const failure = failureEnvelope(frame, refusal, await failureTexts(refusal, context));
  return reply.header('cache-control', 'private, no-store').code(failure.status).send(failure.body);
}

function takeAllowance(limiter: RateLimiter, rate: Rate, context: Context, calls: number): void {
  const { viewer, request } = context;
  const verdict = limiter.take(rate, viewer.id ?? request.address, calls);
  if (verdict.allowed) return;
  // Those who guess at the address of a school or an office must not keep its members from logging in.
  const member = rate === ACCOUNT_RATE && !viewer.id ? memberOfBrowser(context) : null;
  if (!member || !limiter.take(rate, `browser of ${member}`, calls).allowed)
    throw tooManyRequests(verdict.retryAfterSeconds);
}

function askedByName(registry: Registry, request: FastifyRequest): Asked {
  const { name, action } = request.params as { name: string; action: string };
  const isWrite = action !== 'get';
  // Clients also send long options to `get` in a form; a write never comes as a GET.
  const isRightMethod = !isWrite || !isSafe(request);
  return {
    resource: isRightMethod ? registry.find(`${name}.${action}`) : undefined,
    isWrite,
    readOptions: () => {
      const sent = isSafe(request) ? request.query : bodyOf(request);
      return optionsIn((sent ?? {}) as Record<string, unknown>);
    },
  };
}

function askedByPath(resource: AnyResource, request: FastifyRequest): Asked {
  const { query, params } = request;
  return {
    resource,
    isWrite: !isSafe(request),
    readOptions: () => {
      const sent = bodyOf(request);
      return { ...(query as object), ...(typeof sent === 'object' && sent), ...(params as object) };
    },
  };
}

/** `data` holds JSON text, or an object in a JSON body. */
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
