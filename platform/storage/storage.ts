import type { Readable } from 'node:stream';

/** A flat space of keys, see `checkKey`; no key may also be the folder of another one. */
export interface Storage {
  /** The whole body or nothing; streamed, never held in memory as a whole. */
  put(key: string, body: Readable | Buffer, options: { contentType: string }): Promise<void>;
  /** Null if the object is missing. Throws `RangeNotSatisfiable` if the range starts past the end. */
  get(key: string, range?: ByteRange): Promise<StoredObject | null>;
  stat(key: string): Promise<ObjectFacts | null>;
  exists(key: string): Promise<boolean>;
  /** A missing object is no error. */
  delete(key: string): Promise<void>;
  /** Removes what is left of puts whose processes died. */
  removeUnfinished(before: Date): Promise<void>;
  /** Lists in byte order; `next` is the `after` of the following page, null on the last one. */
  list(prefix: string, page?: { after?: string | null; limit?: number }): Promise<KeyPage>;
}

/** Both ends inclusive, as in HTTP; without `end`, to the last byte. */
export interface ByteRange {
  start: number;
  end?: number;
}

export interface ObjectFacts {
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

export class RangeNotSatisfiable extends Error {
  override name = 'RangeNotSatisfiable';
}

export const DEFAULT_PAGE_LIMIT = 1000;

const KEY = /^[a-z0-9][a-z0-9._-]{0,199}(?:\/[a-z0-9][a-z0-9._-]{0,199})*$/;

/** Lower case only, because two keys that differ by case are one file on some disks. */
export function checkKey(key: string): void {
  if (key.length > 500 || !KEY.test(key))
    throw new Error(`Not a storage key: ${JSON.stringify(key.slice(0, 80))}`);
}

/** A start past the object's end is detected later. */
export function checkRange(range: ByteRange | undefined): void {
  if (!range) return;
  const { start, end = start } = range;
  if (!Number.isSafeInteger(start) || !Number.isSafeInteger(end) || start < 0 || end < start)
    throw new RangeNotSatisfiable(`Not a byte range: ${start}-${end}`);
}
