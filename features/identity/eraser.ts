import type { Id } from '#platform/ids/ids.ts';
import type { Platform } from '#platform/resource/context.ts';

/** Removes what one part of the product keeps of a person, so that what is others' stays whole. Safe to run twice. */
export type Eraser = (platform: Platform, personId: Id, signal: AbortSignal) => Promise<void>;

/** A part of what belongs to somebody, in the order of ids. */
export interface Batch {
  after: Id | null;
  limit: number;
}

const BATCH = 500;

/** Every row that `next` finds, read batch by batch: somebody may have more than a process should hold. */
export async function* eachById<Row extends { id: Id }>(
  next: (batch: Batch) => Promise<Row[]>,
  signal: AbortSignal,
): AsyncGenerator<Row> {
  let after: Id | null = null;
  for (let isMore = true; isMore; ) {
    const rows: Row[] = await next({ after, limit: BATCH });
    for (const row of rows) {
      signal.throwIfAborted();
      yield row;
    }
    after = rows.at(-1)?.id ?? null;
    isMore = rows.length === BATCH;
  }
}
