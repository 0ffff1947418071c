import type { Readable } from 'node:stream';

/**
 * Stores files: a flat space of keys, on disk or in an S3-compatible service. Keys follow `checkKey`; no key may also
 * be the folder of another one.
 */
export interface Storage {
  /**
   * Writes the whole body or nothing; replaces an existing object. The body is streamed, never held in memory as a
   * whole.
   */
  put(key: string, body: Readable | Buffer, options: { contentType: string }): Promise<void>;
  /** The object or a part of it; null if missing. Throws `RangeNotSatisfiable` if the range starts past the end. */
  get(key: string, range?: ByteRange): Promise<StoredObject | null>;
  /** The metadata that `get` returns, without the bytes. */
  stat(key: string): Promise<ObjectFacts | null>;
  exists(key: string): Promise<boolean>;
  /** Idempotent: a missing object is no error. */
  delete(key: string): Promise<void>;
  /** Removes the remains of puts that began before this moment and never finished because their processes died. */
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
  /** Size of the whole object in bytes, also for a range request. */
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

/** A range that is invalid, or outside this object. */
export class RangeNotSatisfiable extends Error {
  override name = 'RangeNotSatisfiable';
}

export const DEFAULT_PAGE_LIMIT = 1000;

const KEY = /^[a-z0-9][a-z0-9._-]{0,199}(?:\/[a-z0-9][a-z0-9._-]{0,199})*$/;

/**
 * Throws unless the key is lower-case letters, digits, `.`, `_`, `-` in `/`-separated parts of at most 200 that start
 * with a letter or digit. Lower case only, because two keys that differ by case are one file on some disks.
 */
export function checkKey(key: string): void {
  if (key.length > 500 || !KEY.test(key))
    throw new Error(`Not a storage key: ${JSON.stringify(key.slice(0, 80))}`);
}

/** Throws if a range is invalid by itself; a start past the object's end is detected later. */
export function checkRange(range: ByteRange | undefined): void {
  if (!range) return;
  const { start, end = start } = range;
  if (!Number.isSafeInteger(start) || !Number.isSafeInteger(end) || start < 0 || end < start)
    throw new RangeNotSatisfiable(`Not a byte range: ${start}-${end}`);
}
