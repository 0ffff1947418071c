import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { pictureKey } from '#platform/images/picture-address.ts';
import { drawMap, FIRST_MAP, firstCellOf, placeVector } from '#platform/images/vector-map.ts';
import { defineJob } from '#platform/jobs/job.ts';
import type { Platform } from '#platform/resource/context.ts';
import { currentMaps, describeMedia, forgetMaps, mapAppearances } from '../appearance.service.ts';
import {
  addMap,
  countPlaced,
  forgetMapsBefore,
  listBeforeCell,
  listMaps,
  listNotDescribed,
  listSomeVectors,
  placeAppearances,
} from '../appearance.store.ts';

const BATCH = 200;
/** With fewer pictures all of them are compared. */
const FEWEST_FOR_MAP = 3000;
const GROWTH = 4;
const MOST_DRAWN_FROM = 20_000;
const MOST_CELLS = 1024;

type Describing = Pick<Platform, 'db' | 'clock' | 'storage' | 'log'>;

/** Describes pictures from before there were descriptions, and keeps the map of all of them. */
async function describePictures(platform: Describing, signal: AbortSignal): Promise<void> {
  await describeOld(platform, signal);
  await moveToNewest(platform, signal);
  if (await drawIfDue(platform)) await moveToNewest(platform, signal);
}

async function describeOld({ db, storage, log }: Describing, signal: AbortSignal): Promise<void> {
  const { describePicture } = await import('#platform/images/describe-crop.ts');
  for (let found = await listNotDescribed(db, '', BATCH); found.length > 0; ) {
    for (const signature of found) {
      signal.throwIfAborted();
      const file = await storage.get(pictureKey({ size: '236x', signature, extension: 'jpg' }));
      if (!file) continue;
      const [map] = await currentMaps(db);
      try {
        await describeMedia(db, signature, await describePicture(await buffer(file.stream)), map);
      } catch (error) {
        // One broken file must not keep the others from being described.
        log.warn({ err: error, signature }, 'a picture could not be described');
      }
    }
    found = await listNotDescribed(db, found.at(-1) ?? '', BATCH);
  }
}

/** Their places on earlier maps are searched until then. */
async function moveToNewest({ db }: Describing, signal: AbortSignal): Promise<void> {
  const [map] = await currentMaps(db);
  const first = firstCellOf(map.generation);
  for (let found = await listBeforeCell(db, first, BATCH); found.length > 0; ) {
    signal.throwIfAborted();
    const appearances = [...(await mapAppearances(db, found)).values()];
    if (appearances.length === 0) return;
    const placed = appearances.map(({ signature, vector }) => ({ signature, ...placeVector(map, vector) }));
    await db.transaction((tx) => placeAppearances(tx, placed));
    found = await listBeforeCell(db, first, BATCH);
  }
}

async function drawIfDue({ db, clock }: Describing): Promise<boolean> {
  const [newest] = await listMaps(db);
  const pictures = await countPlaced(db);
  if (pictures < Math.max(FEWEST_FOR_MAP, GROWTH * (newest?.pictures ?? 0))) return false;
  const vectors = (await listSomeVectors(db, MOST_DRAWN_FROM)).map((vector) => new Int8Array(vector));
  const cells = Math.min(MOST_CELLS, Math.round(Math.sqrt(pictures)));
  const generation = (newest ?? FIRST_MAP).generation + 1;
  const { middles } = await drawMap(generation, vectors, cells);
  const packed = Buffer.concat(middles.map((middle) => Buffer.from(middle)));
  await addMap(db, { generation, cells, middles: packed, pictures }, clock.now());
  await forgetMapsBefore(db, generation - 1);
  forgetMaps(db);
  return true;
}

export const describePicturesJob = defineJob({
  name: 'media.describe-pictures',
  data: z.object({}),
  options: { singletonKey: () => 'pictures', expireInSeconds: 6 * 60 * 60 },
  schedule: { cron: '*/10 * * * *', data: {}, isAlsoAtStart: true },
  run: (platform: Describing, _, { signal }) => describePictures(platform, signal),
});
