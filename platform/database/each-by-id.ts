import type { Id } from '#platform/ids/ids.ts';

export interface Batch {
  after: Id | null;
  limit: number;
}

const BATCH = 500;

/** Read batch by batch: there may be more than fit in memory. */
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

/** The consumer must make sure that a batch is not found again. */
export async function* eachBatch<Item>(
  next: () => Promise<Item[]>,
  signal: AbortSignal,
): AsyncGenerator<Item[]> {
  for (;;) {
    signal.throwIfAborted();
    const items = await next();
    if (items.length === 0) return;
    yield items;
  }
}
