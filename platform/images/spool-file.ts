import { createHash, createHmac } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { limitBytes, TooManyBytes } from '#platform/storage/limit-bytes.ts';
import { type Refused, refuse } from './picture-limits.ts';
import { SNIFF_BYTES } from './sniff-media.ts';

export interface SpooledFile {
  ok: true;
  path: string;
  bytes: number;
  head: Buffer;
  /** SHA-256 in hex. Never leaves the server. */
  contentHash: string;
  /** 32 hex digits: stable here, but not computable by somebody who merely has the same file. */
  signature: string;
}

/** Past `maxBytes` it stops and leaves no file. Another `secret` gives other signatures. */
export async function spoolFile(
  body: Readable,
  path: string,
  { maxBytes, secret }: { maxBytes: number; secret: string },
): Promise<SpooledFile | Refused<'empty-file' | 'too-large-file'>> {
  const hash = createHash('sha256');
  const keyed = createHmac('sha256', secret);
  const head: Buffer[] = [];
  let bytes = 0;
  async function* look(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      if (bytes < SNIFF_BYTES) head.push(chunk.subarray(0, SNIFF_BYTES - bytes));
      bytes += chunk.length;
      hash.update(chunk);
      keyed.update(chunk);
      yield chunk;
    }
  }
  try {
    await pipeline(body, limitBytes(maxBytes), look, createWriteStream(path, { flags: 'wx' }));
  } catch (error) {
    await rm(path, { force: true });
    if (error instanceof TooManyBytes) return refuse('too-large-file');
    throw error;
  }
  if (bytes === 0) {
    await rm(path);
    return refuse('empty-file');
  }
  const signature = keyed.digest('hex').slice(0, 32);
  return { ok: true, path, bytes, head: Buffer.concat(head), contentHash: hash.digest('hex'), signature };
}
