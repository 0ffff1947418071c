import type { Readable } from 'node:stream';

/**
 * Where files live: a flat space of keys, on disk or in an S3-compatible service.
 * Keys follow `checkKey`; no key may also be the folder of another one.
 */
export interface Storage {
  /** Writes the whole body or nothing; replaces what stood there. The body is streamed, never held whole. */
  put(key: string, body: Readable | Buffer, options: { contentType: string }): Promise<void>;
  /** The object or a part of it; null when absent. Throws `RangeNotSatisfiable` when the range starts past the end. */
  get(key: string, range?: ByteRange): Promise<StoredObject | null>;
  /** What `get` would say, without the bytes. */
  stat(key: string): Promise<ObjectFacts | null>;
  exists(key: string): Promise<boolean>;
  /** Deleting what is not there is no error. */
  delete(key: string): Promise<void>;
  /** Removes the rest of puts that were begun before this moment and never ended, as their processes died. */
  removeUnfinished(before: Date): Promise<void>;
  /** Keys under a prefix in byte order; `next` is the `after` of the following page, null on the last one. */
  list(prefix: string, page?: { after?: string | null; limit?: number }): Promise<KeyPage>;
}

/** Both ends inclusive, as in HTTP; without `end`, to the last byte. */
export interface ByteRange {
  start: number;
  end?: number;
}

export interface ObjectFacts {
  /** Size of the whole object in bytes, also when only a range was asked. */
  size: number;
  contentType: string;
  /** Quoted, ready for the ETag header; changes when the object is replaced. */
  etag: string;
}

export interface StoredObject extends ObjectFacts {
  stream: Readable;
}

export interface KeyPage {
  keys: string[];
  next: string | null;
}

/** A range that no object, or not this one, has. */
export class RangeNotSatisfiable extends Error {
  override name = 'RangeNotSatisfiable';
}

export const DEFAULT_PAGE_LIMIT = 1000;

const KEY = /^[a-z0-9][a-z0-9._-]{0,199}(?:\/[a-z0-9][a-z0-9._-]{0,199})*$/;

/**
 * Throws unless the key is lower-case letters, digits, `.`, `_`, `-` in `/`-separated parts
 * of at most 200 that start with a letter or digit.
 * Lower case only, because two keys that differ by case are one file on some disks.
 */
export function checkKey(key: string): void {
  if (key.length > 500 || !KEY.test(key))
    throw new Error(`Not a storage key: ${JSON.stringify(key.slice(0, 80))}`);
}

/** Throws when a range cannot be one at all; a start past the end of the object is found out later. */
export function checkRange(range: ByteRange | undefined): void {
  if (!range) return;
  const { start, end = start } = range;
  if (!Number.isSafeInteger(start) || !Number.isSafeInteger(end) || start < 0 || end < start)
    throw new RangeNotSatisfiable(`Not a byte range: ${start}-${end}`);
}
