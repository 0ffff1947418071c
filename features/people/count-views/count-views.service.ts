import type { Id } from '#platform/ids/ids.ts';
import type { Platform } from '#platform/resource/context.ts';
import { findPinners, listCreators, listViews, type Views, writeViews } from './count-views.store.ts';

const DAY_MS = 86_400_000;
const MONTH_DAYS = 30;
const BATCH = 500;

/** Counts the views of the last month of all creators' profiles and pins, and writes them down where they changed. */
export async function countViews(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  signal: AbortSignal,
): Promise<void> {
  const since = new Date(clock.now().getTime() - MONTH_DAYS * DAY_MS);
  const total = new Map<Id, number>();
  for await (const seen of batches<Views>((last) => listViews(db, since, last, BATCH), signal)) {
    const pinners = await findPinners(
      db,
      seen.filter(({ isPin }) => isPin).map(({ id }) => id),
    );
    for (const { id, isPin, views } of seen) {
      const personId = isPin ? pinners.get(id) : id;
      if (personId) total.set(personId, (total.get(personId) ?? 0) + views);
    }
  }
  for await (const creators of batches<Id>((last) => listCreators(db, last, BATCH), signal)) {
    for (const id of creators) await writeViews(db, id, total.get(id) ?? 0);
  }
}

async function* batches<Row>(
  list: (last: Row | null) => Promise<Row[]>,
  signal: AbortSignal,
): AsyncGenerator<Row[]> {
  let batch: Row[] = [];
  do {
    signal.throwIfAborted();
    batch = await list(batch.at(-1) ?? null);
    yield batch;
  } while (batch.length === BATCH);
}
