import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyCompressOptions } from '@fastify/compress';

export type Packing = 'br' | 'gzip';

const LEAST_BYTES = 1024;

const PACKED_TYPES =
  /^(text\/(html|css|plain|javascript)|application\/(json|javascript|manifest\+json)|image\/svg\+xml)/;

/** Excludes pictures, which are compressed already, and live events, which would be held back. */
export const onTheWay: FastifyCompressOptions = {
  global: true,
  globalDecompression: false,
  encodings: ['br', 'gzip'],
  threshold: LEAST_BYTES,
  customTypes: PACKED_TYPES,
  brotliOptions: {
    flush: constants.BROTLI_OPERATION_FLUSH,
    params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
  },
  zlibOptions: { flush: constants.Z_SYNC_FLUSH, level: 5 },
};

/** `once` is for what is cached and sent often, `build` for what is made once for good. */
type Effort = 'once' | 'build';

const QUALITY = { once: 5, build: constants.BROTLI_MAX_QUALITY } as const;
const LEVEL = { once: 6, build: constants.Z_BEST_COMPRESSION } as const;

const [packBrotli, packGzip] = [promisify(brotliCompress), promisify(gzip)];

export function packed(bytes: Buffer, packing: Packing, effort: Effort): Promise<Buffer> {
  if (packing === 'gzip') return packGzip(bytes, { level: LEVEL[effort] });
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY[effort],
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return packBrotli(bytes, { params });
}

export function packingFor(accepted: string | undefined, bytes: number): Packing | null {
  if (!accepted || bytes < LEAST_BYTES) return null;
  const names = accepted
    .toLowerCase()
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  return (['br', 'gzip'] as const).find((packing) => names.includes(packing)) ?? null;
}
