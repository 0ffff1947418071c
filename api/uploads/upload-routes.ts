import multipart from '@fastify/multipart';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Protocol, serve } from '#api/protocol.ts';
import { refusalOfFailure } from '#api/resource/failed-requests.ts';
import { statusOf } from '#api/resource/statuses.ts';
import { CATALOG_LIMITS } from '#features/ads/catalogs/catalog.ts';
import { isFeedToken } from '#features/ads/catalogs/manage-feeds/manage-feeds.service.ts';
import { receiveFeed } from '#features/ads/catalogs/receive-feed/receive-feed.service.ts';
import { UPLOAD_RATE } from '#features/core/media/media.ts';
import { picturePath } from '#features/core/media/picture-urls.ts';
import { receiveUpload } from '#features/core/media/upload-file/receive-upload.service.ts';
import { isSlotToken, openSlot } from '#features/core/media/upload-file/upload-file.service.ts';
import { contextOf, type ResolveViewer } from '#platform/http/request-context.ts';
import { type Id, parseId } from '#platform/ids/ids.ts';
import { PICTURE_LIMITS, VIDEO_LIMITS } from '#platform/images/picture-limits.ts';
import type { RateLimiter } from '#platform/rate/rate-limiter.ts';
import type { Platform } from '#platform/resource/context.ts';
import { invalid, loginRequired, notFound, Refusal, tooManyRequests } from '#platform/resource/refusal.ts';
import type { PersonViewer, Viewer } from '#platform/resource/viewer.ts';

export interface UploadRoutes {
  platform: Platform;
  limiter: RateLimiter;
  resolveViewer: ResolveViewer;
}

const TAKES_FILES = { config: { takesFiles: true } };

/** Room for the multipart form around the file. */
const FORM_BYTES = 64 * 1024;

/** Multipart forms are parsed nowhere else. */
export async function uploadRoutes(app: FastifyInstance, routes: UploadRoutes): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(multipart, {
      throwFileSizeLimit: false,
      limits: { files: 1, fields: 30, parts: 31, fieldSize: FORM_BYTES, headerPairs: 50 },
    });
    scope.setErrorHandler(answerRefusal);
    scope.addHook('onSend', async ({ raw }) => {
      // A client that sends everything before it reads would hang if the rest were not consumed.
      if (!raw.complete) raw.unpipe().resume();
    });
    slotRoute(scope, routes.platform);
    catalogRoute(scope, routes.platform);
    imageRoute(scope, routes);
  });
}

const fail = (error: unknown, _caller: unknown, reply: FastifyReply) =>
  answerRefusal(error as FastifyError | Refusal, reply.request, reply);

/**
 * The token in the address is the permission, so no cookie is read, and a page of another site, which cannot know
 * it, can send nothing.
 */
function slotRoute(app: FastifyInstance, platform: Platform): void {
  const protocol: Protocol<Id | null> = {
    authenticate: async ({ params, query }) => {
      const id = parseId((params as { id: string }).id);
      const { token } = query as { token?: unknown };
      return id && typeof token === 'string' && isSlotToken(platform, id, token) ? id : null;
    },
    usesCookies: false,
    fail,
  };
  serve(app, protocol, {
    ...{ method: 'POST', url: '/upload/:id/', ...TAKES_FILES },
    parse: async (id, request) => {
      if (!id) throw notFound('upload');
      return { id, file: await requireFile(request, VIDEO_LIMITS.bytes) };
    },
    handle: async (_, { id, file }, reply) => {
      const { signature } = await receiveUpload(platform, id, file);
      // Clients that know such slots from object stores read the signature from the ETag.
      reply.header('etag', `"${signature}"`);
      return { status: 204 };
    },
  });
}

/** A file of products; as above, the token is the permission. */
function catalogRoute(app: FastifyInstance, platform: Platform): void {
  const protocol: Protocol<Id | null> = {
    authenticate: async ({ params, query }) => {
      const id = parseId((params as { id: string }).id);
      const { token } = query as { token?: unknown };
      return id && typeof token === 'string' && isFeedToken(platform, id, token) ? id : null;
    },
    usesCookies: false,
    fail,
  };
  serve(app, protocol, {
    ...{ method: 'POST', url: '/upload-catalog/:id/', ...TAKES_FILES },
    parse: async (id, request) => {
      if (!id) throw notFound('upload');
      return { id, file: await requireFile(request, CATALOG_LIMITS.bytes) };
    },
    handle: async (_, { id, file }) => {
      await receiveFeed(platform, id, file);
      return { status: 204 };
    },
  });
}

/** Takes a picture in one step, for clients that then pin by `image_url`. */
function imageRoute(app: FastifyInstance, { platform, limiter, resolveViewer }: UploadRoutes): void {
  const authenticate = async (request: FastifyRequest) =>
    (await contextOf(platform, request, resolveViewer)).viewer;
  const protocol: Protocol<Viewer> = { authenticate, usesCookies: true, fail };
  serve(app, protocol, {
    ...{ method: 'POST', url: '/upload-image/', ...TAKES_FILES },
    admit: requirePerson,
    parse: async (viewer, request) => {
      const { id } = requirePerson(viewer);
      const verdict = limiter.take(UPLOAD_RATE, id);
      if (!verdict.allowed) throw tooManyRequests(verdict.retryAfterSeconds);
      return { id, file: await requireFile(request, PICTURE_LIMITS.bytes) };
    },
    handle: async (_, { id, file }) => {
      const slot = await openSlot(platform, id, 'image');
      const { signature } = await receiveUpload(platform, slot.id, file);
      const image_url = platform.config.origin + picturePath(signature, 'originals');
      return { body: { success: true, image_url } };
    },
  });
}

function requirePerson(viewer: Viewer): PersonViewer {
  if (viewer.kind !== 'person') throw loginRequired();
  return viewer as PersonViewer;
}

/** Accepts any field name: ours is `file`, other clients use `img` and others. */
async function requireFile(request: FastifyRequest, maxBytes: number) {
  if (!request.isMultipart()) {
    const message = 'The file must be sent as multipart/form-data.';
    throw new Refusal({ kind: 'unsupported', reason: 'not-multipart', message });
  }
  if (Number(request.headers['content-length']) > maxBytes + FORM_BYTES) {
    throw new Refusal({ kind: 'too-large', reason: 'too-large-file', message: 'The file is too large.' });
  }
  // One byte beyond the limit is let through, to detect files that are too large.
  const part = await request.file({ limits: { fileSize: maxBytes + 1 } });
  if (!part) throw invalid('file', 'file is missing: the form contains no file.');
  return part.file;
}

function answerRefusal(
  error: FastifyError | Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const refusal = error instanceof Refusal ? error : refusalOfFailure(error, { isRead: false });
  const status = refusal ? statusOf(refusal) : ((error as FastifyError).statusCode ?? 500);
  const isHungUp = request.raw.destroyed && !request.raw.complete;
  if (isHungUp) request.log.info({ err: error }, 'an upload broke off');
  else if (status >= 500) request.log.error({ err: error }, 'an upload failed');
  const reason = refusal?.reason ?? (status < 500 ? 'broken-form' : 'internal');
  const message = refusal?.message ?? (status < 500 ? error.message : 'Something went wrong on our side.');
  if (refusal?.retryAfterSeconds) reply.header('retry-after', refusal.retryAfterSeconds);
  return reply.code(status).send({ status: 'failure', success: false, reason, message });
}
