import type { Platform } from '#platform/resource/context.ts';
import { listRankedPins } from '../ranking.store.ts';
import { mapPinCounts, writePinCount } from './count-pins.store.ts';

/** A few, as viewers may not see all of them. */
const COVERS = 4;

/** Counts the public pins of every topic and chooses its cover. */
export async function countPinsOfTopics({ db }: Pick<Platform, 'db'>, signal: AbortSignal): Promise<void> {
  for (const { id, counted } of await mapPinCounts(db)) {
    signal.throwIfAborted();
    const covers = counted > 0 ? await listRankedPins(db, id, COVERS) : [];
    await writePinCount(
      db,
      id,
      counted,
      covers.map((pin) => pin.id),
    );
  }
}
