import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods, RouteOptions } from 'fastify';
import { requireCsrf } from '#platform/http/csrf.ts';
import { Refusal } from '#platform/resource/refusal.ts';

/** What one kind of client agrees on with the server. The services behind it know none of this. */
export interface Protocol<Caller> {
  /** Finds who calls, and whatever else is needed to answer a refusal. */
  authenticate(request: FastifyRequest): Promise<Caller>;
  /** Whether a cookie says who calls. Browsers send cookies for other sites too, so writes then need the CSRF token. */
  usesCookies: boolean;
  /** Answers a refusal or a failure of an authenticated call. */
  fail(error: unknown, caller: Caller, reply: FastifyReply): FastifyReply | Promise<FastifyReply>;
}

export interface Endpoint<Caller, Input> extends Pick<RouteOptions, 'config' | 'constraints'> {
  method: HTTPMethods | HTTPMethods[];
  url: string;
  /** Refuses callers who may not call at all, before anything of the request is looked at. */
  admit?(caller: Caller): void;
  /** @throws Refusal 'invalid', or what the body's parser threw */
  parse(caller: Caller, request: FastifyRequest): Input | Promise<Input>;
  handle(caller: Caller, input: Input, reply: FastifyReply): Promise<Answer>;
}

export interface Answer {
  status?: 200 | 201 | 204;
  /** An object to be sent as JSON, or text; nothing with 204. */
  body?: object | string;
}

/** Serves an endpoint by a protocol: authenticate, admit, CSRF, parse, handle. */
export function serve<Caller, Input>(
  app: FastifyInstance,
  protocol: Protocol<Caller>,
  { admit, parse, handle, ...route }: Endpoint<Caller, Input>,
): void {
  app.route({
    ...route,
    handler: async (request, reply) => {
      const caller = await protocol.authenticate(request);
      try {
        admit?.(caller);
        if (protocol.usesCookies) requireCsrf(request);
        const { status = 200, body } = await handle(caller, await parse(caller, request), reply);
        return reply.code(status).send(body);
      } catch (error) {
        return protocol.fail(error, caller, reply);
      }
    },
  });
}

/**
 * The body as parsed: any JSON, or the fields of a form.
 * @throws Refusal why it cannot be read
 */
export function bodyOf({ body }: FastifyRequest): unknown {
  if (body instanceof Refusal) throw body;
  return body;
}
