import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '#platform/rate/network-of.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    takesFiles?: boolean;
  }
}

export interface SlowBodyLimits {
  /** Milliseconds. */
  slowAfterMs: number;
  most: number;
  longestMs: number;
}

/** A household that sends photographs over a slow line stays below; nobody else has many slow bodies at once. */
const LIMITS: SlowBodyLimits = { slowAfterMs: 5_000, most: 24, longestMs: 30_000 };

/** Each body sent drop by drop would hold a connection, and an upload one of its owner's places, for minutes. */
export function limitSlowBodies(app: FastifyInstance, { slowAfterMs, most, longestMs } = LIMITS): void {
  const slow = new Map<string, number>();
  const count = (network: string, by: 1 | -1) => {
    const left = (slow.get(network) ?? 0) + by;
    if (left > 0) slow.set(network, left);
    else slow.delete(network);
  };
  app.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request)) watch(request, reply);
    done();
  });

  function watch(request: FastifyRequest, reply: FastifyReply): void {
    const { raw } = request;
    const network = networkOf(request.ip);
    let counted = false;
    const becomesSlow = setTimeout(() => {
      if (raw.complete) return;
      if ((slow.get(network) ?? 0) >= most) cut(request, reply, 429);
      else {
        counted = true;
        count(network, 1);
      }
    }, slowAfterMs);
    const isTooLate = setTimeout(() => {
      if (!raw.complete) cut(request, reply, 408);
    }, longestMs);
    if (request.routeOptions.config.takesFiles) clearTimeout(isTooLate);
    const ends = () => {
      clearTimeout(becomesSlow);
      clearTimeout(isTooLate);
      if (counted) count(network, -1);
      counted = false;
    };
    raw.once('end', ends);
    raw.once('close', ends);
  }
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
}

/** Says why and hangs up: a client in the middle of sending would not read any other answer. */
function cut(request: FastifyRequest, reply: FastifyReply, status: 408 | 429): void {
  const { raw } = reply;
  const hangUp = () => request.raw.destroy();
  reply.hijack();
  if (raw.headersSent) return void hangUp();
  raw.statusCode = status;
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value) raw.setHeader(name, value);
  raw.setHeader('connection', 'close');
  if (status === 429) raw.setHeader('retry-after', 30);
  raw.end(hangUp);
}
