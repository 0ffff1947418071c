import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import underPressure from '@fastify/under-pressure';
import fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Config } from '#platform/config/config.ts';
import type { Platform } from '#platform/resource/context.ts';
import { Refusal, unavailable } from '#platform/resource/refusal.ts';
import { evenNotFound } from './even-not-found.ts';
import { limitSlowBodies } from './limit-slow-bodies.ts';
import { onTheWay } from './packing.ts';
import { parseJson } from './parse-json.ts';
import { refuseRaw, securityHeaders } from './security-headers.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    pressureHandler?: () => undefined;
  }
}

export interface FailureAnswers {
  toError(error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
  toMissing(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
}

const LARGEST_BODY = 1024 * 1024;

export async function createHttpServer(
  platform: Platform,
  answers: FailureAnswers,
): Promise<FastifyInstance> {
  const { config } = platform;
  const log: FastifyBaseLogger = platform.log;
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    // Anything further left in `X-Forwarded-For` may be written by the visitor.
    trustProxy: (_address, hop) => hop < config.trustProxy,
    genReqId: () => randomUUID(),
    rewriteUrl: ({ url = '/' }) => pathIn(url),
    clientErrorHandler: (error, socket) => refuseRaw(config, error, socket),
    frameworkErrors: answers.toError,
    bodyLimit: LARGEST_BODY,
    // A widely used client writes `/get//?…`.
    routerOptions: { ignoreTrailingSlash: true, ignoreDuplicateSlashes: true, maxParamLength: 500 },
    requestTimeout: 300_000,
    // Connections whose client reads nothing of the answer are closed, too.
    connectionTimeout: 120_000,
    keepAliveTimeout: 65_000,
    // Done below, as Node's own refusal of a request without a host has no headers.
    http: { headersTimeout: 15_000, requireHostHeader: false },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
  });
  await register(app, config);
  app.setErrorHandler(answers.toError);
  app.setNotFoundHandler(answers.toMissing);
  evenNotFound(app);
  answerWhatIsLight(app);
  readJsonAlone(app);
  nameRequests(app);
  limitSlowBodies(app);
  closeIdleConnections(app);
  logAnswers(app);
  return app;
}

async function register(app: FastifyInstance, config: Config): Promise<void> {
  await securityHeaders(app, config);
  await app.register(compress, onTheWay);
  await app.register(cookie);
  await app.register(formbody, { bodyLimit: LARGEST_BODY });
  await app.register(underPressure, { maxEventLoopDelay: LONGEST_DELAY_MS[config.mode], retryAfter: 5 });
}

/**
 * How late the event loop may be, 0 for any. Development compiles in the same process, a first start creates the
 * sample world, and tests share their machine.
 */
const LONGEST_DELAY_MS = { production: 1_000, demo: 4_000, development: 4_000, test: 0 };

function pathIn(target: string): string {
  if (target.startsWith('/')) return target;
  const url = URL.parse(target);
  return url ? url.pathname + url.search : '/';
}

/** A page already sent still needs its styles, and a busy process is alive: these cost next to nothing. */
const LIGHT = /^\/(assets\/|healthz$)/;

function answerWhatIsLight(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (LIGHT.test(route.url)) route.config = { ...route.config, pressureHandler: () => undefined };
  });
}

function readJsonAlone(app: FastifyInstance): void {
  // Fastify reads plain text by itself, and a resource would mistake it for no options at all.
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_request: unknown, body: string) => readBody(body),
  );
}

/** Invalid JSON is refused where it is read: callers without permission hear about that first. */
function readBody(body: string): unknown {
  try {
    return body === '' ? {} : parseJson(body, 'body');
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        path: request.url.split('?')[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
    done();
  });
}

function nameRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
}

// Otherwise stopping would wait for connections that clients keep open after their last answer.
function closeIdleConnections(app: FastifyInstance): void {
  let isStopping = false;
  app.addHook('preClose', (done) => {
    isStopping = true;
    done();
  });
  app.addHook('onRequest', (_request, _reply, done) => done(isStopping ? unavailable() : undefined));
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isStopping) reply.header('connection', 'close');
    done();
  });
}
