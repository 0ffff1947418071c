import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ByteRange, Storage } from '#platform/storage/storage.ts';

const SIGNATURE = /^[0-9a-f]{32}$/;
const FOLDERS = new Set(['136x136', '170x', '236x', '474x', '736x', '1200x', 'originals', 'videos']);
const FOREVER = 'public, max-age=31536000, immutable';

interface Address {
  folder: string;
  a: string;
  b: string;
  c: string;
  file: string;
}

/**
 * Stored pictures and videos at `/{size}/{s[0:2]}/{s[2:4]}/{s[4:6]}/{s}.{ext}`. An address is made of a keyed hash, so
 * knowing it is the permission; its content never changes.
 */
export function pictureRoutes(app: FastifyInstance, storage: Storage): void {
  for (const folder of FOLDERS) {
    app.get(`/${folder}/:a/:b/:c/:file`, (request, reply) => serve(storage, folder, request, reply));
  }
}

async function serve(
  storage: Storage,
  folder: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { a, b, c, file } = request.params as Address;
  const [signature = '', extension = ''] = file.split('.');
  const isWellFormed = SIGNATURE.test(signature) && signature.startsWith(`${a}${b}${c}`) && extension !== '';
  if (!isWellFormed) return reply.code(404).send();
  const key = `${folder}/${a}/${b}/${c}/${file}`;
  const etag = `"${signature}-${folder}-${extension}"`;
  if (request.headers['if-none-match'] === etag)
    return reply.code(304).header('cache-control', FOREVER).send();
  const range = rangeOf(request.headers.range);
  const found = await storage.get(key, range);
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

function rangeOf(header: string | undefined): ByteRange | undefined {
  const found = /^bytes=(\d+)-(\d*)$/.exec(header ?? '');
  if (!found) return undefined;
  return { start: Number(found[1]), ...(found[2] ? { end: Number(found[2]) } : {}) };
}
