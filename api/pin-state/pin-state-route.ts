import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { dispatch } from '#api/resource/dispatch.ts';
import type { Registry } from '#api/resource/registry.ts';
import { statusOf } from '#api/resource/statuses.ts';
import { giveCsrfCookie } from '#platform/http/csrf.ts';
import { contextOf, isSecure, type ResolveViewer } from '#platform/http/request-context.ts';
import type { RateLimiter } from '#platform/rate/rate-limiter.ts';
import type { Platform } from '#platform/resource/context.ts';
import { Refusal } from '#platform/resource/refusal.ts';
import type { AnyResource } from '#platform/resource/resource.ts';

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
  app.get('/pin/:id/', { constraints: { [REQUESTED_WITH]: 'XMLHttpRequest' } }, (request, reply) =>
    answerState(route, pinGet, request, reply),
  );
}

async function answerState(
  { platform, limiter, resolveViewer }: PinState,
  pinGet: AnyResource,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const context = await contextOf(platform, request, resolveViewer);
  const verdict = limiter.take(pinGet.rate, context.viewer.id ?? context.request.address);
  if (!verdict.allowed) return reply.code(429).header('retry-after', verdict.retryAfterSeconds).send();
  giveCsrfCookie(request, reply, isSecure(platform));
  reply.header('cache-control', 'private, no-store').type('text/html; charset=utf-8');
  const { id } = request.params as { id: string };
  try {
    const { data } = await dispatch(pinGet, context, { id });
    return reply.send(pageWithState({ [`id="${id}"`]: { data } }));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return reply.code(error.kind === 'invalid' ? 404 : statusOf(error)).send(pageWithState({}));
  }
}

function pageWithState(pins: Record<string, { data: unknown }>): string {
  const state = JSON.stringify({ props: { initialReduxState: { resources: { PinResource: pins } } } });
  const safe = state.replaceAll('<', '\\u003c');
  return `<!doctype html><title>Pin</title><script id="__PWS_DATA__" type="application/json">${safe}</script>`;
}
