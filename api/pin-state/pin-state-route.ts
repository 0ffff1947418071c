import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Protocol, serve } from '#api/protocol.ts';
import { dispatch } from '#api/resource/dispatch.ts';
import type { Registry } from '#api/resource/registry.ts';
import { statusOf } from '#api/resource/statuses.ts';
import { giveCsrfCookie } from '#platform/http/csrf.ts';
import { contextOf, isSecure, type ResolveViewer } from '#platform/http/request-context.ts';
import type { RateLimiter } from '#platform/rate/rate-limiter.ts';
import type { Context, Platform } from '#platform/resource/context.ts';
import { Refusal, tooManyRequests } from '#platform/resource/refusal.ts';

interface PinState {
  platform: Platform;
  registry: Registry;
  limiter: RateLimiter;
  resolveViewer: ResolveViewer;
}

const REQUESTED_WITH = 'requestedWith';

/** Programs read the pin from the page's state; they send `X-Requested-With`, which no browser does on navigation. */
export function pinStateRoute(app: FastifyInstance, route: PinState): void {
  const pinGet = route.registry.find('PinResource.get');
  if (!pinGet) throw new Error('no resource answers pins');
  app.addConstraintStrategy({
    name: REQUESTED_WITH,
    storage: () => {
      const handlers = new Map<unknown, never>();
      return {
        get: (value) => handlers.get(value) ?? null,
        set: (value, handler) => handlers.set(value, handler as never),
      };
    },
    validate: () => {},
    deriveConstraint: ({ headers }) => headers['x-requested-with'],
    mustMatchWhenDerived: false,
  });
  const send = (reply: FastifyReply, pins: Record<string, { data: unknown }>) => {
    giveCsrfCookie(reply.request, reply, isSecure(route.platform));
    reply.header('cache-control', 'private, no-store').type('text/html; charset=utf-8');
    return pageWithState(pins);
  };
  const protocol: Protocol<Context> = {
    authenticate: (request) => contextOf(route.platform, request, route.resolveViewer),
    usesCookies: true,
    fail: (error, _context, reply) => {
      if (!(error instanceof Refusal)) throw error;
      if (error.retryAfterSeconds) reply.header('retry-after', error.retryAfterSeconds);
      return reply.code(error.kind === 'invalid' ? 404 : statusOf(error)).send(send(reply, {}));
    },
  };
  serve(app, protocol, {
    ...{ method: 'GET', url: '/pin/:id/', constraints: { [REQUESTED_WITH]: 'XMLHttpRequest' } },
    parse: (context, { params }) => {
      const verdict = route.limiter.take(pinGet.rate, context.viewer.id ?? context.request.address);
      if (!verdict.allowed) throw tooManyRequests(verdict.retryAfterSeconds);
      return params as { id: string };
    },
    handle: async (context, { id }, reply) => {
      const { data } = await dispatch(pinGet, context, { id });
      return { body: send(reply, { [`id="${id}"`]: { data } }) };
    },
  });
}

function pageWithState(pins: Record<string, { data: unknown }>): string {
  const state = JSON.stringify({ props: { initialReduxState: { resources: { PinResource: pins } } } });
  const safe = state.replaceAll('<', '\\u003c');
  return `<!doctype html><title>Pin</title><script id="__PWS_DATA__" type="application/json">${safe}</script>`;
}
