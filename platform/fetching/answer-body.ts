import { PassThrough, type Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { limitBytes, TooManyBytes } from '#platform/storage/limit-bytes.ts';
import { FetchRefused } from './fetch-refusal.ts';
import { type Answer, asRefusal, discard } from './guarded-request.ts';

/** The limit counts decompressed bytes, so a bomb stops there; only one layer of compression is read. */
export function openBody({ headers, body }: Answer, maxBytes: number, signal: AbortSignal): Readable {
  const { 'content-length': length, 'content-encoding': encoding } = headers;
  const decompress = decompressorOf(encoding);
  if (!decompress || Number(length) > maxBytes) {
    discard(body);
    throw new FetchRefused(decompress ? 'too-large' : 'encoding');
  }
  const out = new PassThrough({
    destroy: (error, done) => done(error && reasonOf(error, signal)),
  });
  pipeline(body, decompress, limitBytes(maxBytes), out, { signal }).catch(() => {
    // The failure has destroyed `out`, whose reader gets it as the reason.
  });
  return out;
}

function decompressorOf(encoding: string | string[] | undefined): Transform | null {
  switch (encoding?.toString().trim().toLowerCase()) {
    case undefined:
    case '':
    case 'identity':
      return new PassThrough();
    case 'gzip':
    case 'x-gzip':
      return createGunzip();
    case 'deflate':
      return createInflate();
    case 'br':
      return createBrotliDecompress();
    default:
      return null;
  }
}

function reasonOf(error: unknown, signal: AbortSignal): FetchRefused {
  if (error instanceof TooManyBytes) return new FetchRefused('too-large', { cause: error });
  const isZlib =
    error instanceof Error && 'code' in error && /^(Z_|ERR_(BROTLI|_ERROR))/.test(String(error.code));
  return isZlib ? new FetchRefused('encoding', { cause: error }) : asRefusal(error, signal);
}
