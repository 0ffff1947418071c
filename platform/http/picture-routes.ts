import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parsePicturePath } from '#platform/images/picture-address.ts';
import { PICTURE_SIZES } from '#platform/images/picture-sizes.ts';
import { parseVideoPath } from '#platform/images/video-address.ts';
import { type ByteRange, RangeNotSatisfiable, type Storage } from '#platform/storage/storage.ts';

const FOREVER = 'public, max-age=31536000, immutable';

/** The address contains a keyed hash, so knowing it is the permission; its content never changes. */
export function pictureRoutes(app: FastifyInstance, storage: Storage): void {
  for (const folder of [...PICTURE_SIZES, 'videos']) {
    app.get(`/${folder}/:a/:b/:c/:file`, (request, reply) => serve(storage, request, reply));
  }
}

async function serve(storage: Storage, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const path = request.url.split('?')[0] ?? '';
  if (!parsePicturePath(path) && !parseVideoPath(path)) return reply.code(404).send();
  const key = path.slice(1);
  const etag = `"${key}"`;
  // A file that was taken away must not live on in caches that ask whether theirs is still good.
  if (request.headers['if-none-match'] === etag && (await storage.exists(key)))
    return reply.code(304).header('cache-control', FOREVER).send();
  const range = rangeOf(request.headers.range);
  const found = await getRange(storage, key, range);
  if (found === 'past-the-end') return reply.code(416).send();
  if (!found) return reply.code(404).header('cache-control', 'no-store').send();
  reply.headers({
    'cache-control': FOREVER,
    etag,
    'content-type': found.contentType,
    'cross-origin-resource-policy': 'cross-origin',
    'accept-ranges': 'bytes',
    'content-disposition': 'inline',
  });
  if (!range) return reply.header('content-length', found.size).send(found.stream);
  const end = Math.min(range.end ?? found.size - 1, found.size - 1);
  reply.code(206).header('content-range', `bytes ${range.start}-${end}/${found.size}`);
  return reply.header('content-length', end - range.start + 1).send(found.stream);
}

async function getRange(storage: Storage, key: string, range: ByteRange | undefined) {
  try {
    return await storage.get(key, range);
  } catch (error) {
    if (error instanceof RangeNotSatisfiable) return 'past-the-end';
    throw error;
  }
}

function rangeOf(header: string | undefined): ByteRange | undefined {
  const found = /^bytes=(\d+)-(\d*)$/.exec(header ?? '');
  if (!found) return undefined;
  return { start: Number(found[1]), ...(found[2] ? { end: Number(found[2]) } : {}) };
}
