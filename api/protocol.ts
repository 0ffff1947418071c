import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods, RouteOptions } from 'fastify';
import { requireCsrf } from '#platform/http/csrf.ts';
import { Refusal } from '#platform/resource/refusal.ts';

/** The services behind it know none of this. */
export interface Protocol<Caller> {
  /** Finds the caller, and whatever else is needed to answer a refusal. */
  authenticate(request: FastifyRequest): Promise<Caller>;
  /** Browsers send cookies for other sites too, so writes then need the CSRF token. */
  usesCookies: boolean;
  fail(error: unknown, caller: Caller, reply: FastifyReply): FastifyReply | Promise<FastifyReply>;
}

export interface Endpoint<Caller, Input> extends Pick<RouteOptions, 'bodyLimit' | 'config' | 'constraints'> {
  method: HTTPMethods | HTTPMethods[];
  url: string;
  /** Before anything of the request is looked at. */
  admit?(caller: Caller): void;
  /** @throws Refusal 'invalid', or what the body's parser threw */
  parse(caller: Caller, request: FastifyRequest): Input | Promise<Input>;
  handle(caller: Caller, input: Input, reply: FastifyReply): Promise<Answer>;
}

export interface Answer {
  status?: 200 | 201 | 204;
  body?: object | string;
}

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
 * Any JSON, or the fields of a form.
 * @throws Refusal why it cannot be read
 */
export function bodyOf({ body }: FastifyRequest): unknown {
  if (body instanceof Refusal) throw body;
  return body;
}
