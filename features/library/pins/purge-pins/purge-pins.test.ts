import { Readable } from 'node:stream';
import { beforeAll, expect, test } from 'vitest';
import { recordPicture } from '#features/core/media/take-media.service.ts';
import { pictureKey } from '#platform/images/picture-address.ts';
import { jpegOf } from '#platform/images/testing-pictures.ts';
import { type Cast, type CastMember, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { purgePinsJob } from './purge-pins.service.ts';

const DAY = 86_400_000;
let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

const purge = async () => {
  await platform.db.transaction((tx) => platform.jobs.enqueue(tx, purgePinsJob, {}));
  await platform.runJobs();
};

/** A real picture in storage, uploaded long ago. */
async function realPicture(who: CastMember, width: number): Promise<string> {
  const taken = await recordPicture(platform, Readable.from([await jpegOf(width, 200)]));
  if (!taken.ok) throw new Error(taken.reason);
  const old = await who.has.picture();
  await platform.db.write(
    "update uploads set signature = $1, created_at = now() - interval '1 year' where signature = $2",
    [taken.media.signature, old],
  );
  return taken.media.signature;
}

const isStored = (signature: string) =>
  platform.storage.exists(pictureKey({ size: '236x', signature, extension: 'webp' }));
const isThere = async (id: string) =>
  (await platform.db.rows('select from pins where id = $1', [id])).length > 0;

test('a pin goes after 30 days, and its picture with it', async () => {
  const { ada } = cast;
  const image_signature = await realPicture(ada, 300);
  const pin = await ada.saves.pin({ image_signature });
  await ada.call('PinResource.delete', { id: pin.id });
  platform.clock.advance(29 * DAY);
  await purge();
  expect([await isThere(pin.id), await isStored(image_signature)]).toEqual([true, true]);
  platform.clock.advance(2 * DAY);
  await purge();
  expect([await isThere(pin.id), await isStored(image_signature)]).toEqual([false, false]);
  const left = await platform.storage.list('');
  expect(left.keys.filter((key) => key.includes(image_signature))).toEqual([]);
  await expect(ada.saves.pin({ image_signature })).rejects.toMatchObject({
    kind: 'invalid',
    field: 'image_signature',
  });
});

test('a picture that anything else shows stays', async () => {
  const { ada, ben } = cast;
  const pins: string[] = [];
  const pictures: string[] = [];
  for (const width of [301, 302, 303]) {
    pictures.push(await realPicture(ada, width));
    pins.push((await ada.saves.pin({ image_signature: pictures.at(-1) ?? '' })).id);
  }
  const [saved = '', onStory = '', ofAvatar = ''] = pictures;
  await ben.call('RepinResource.create', { pin_id: pins[0] ?? '' });
  await ada.call('StoryPinResource.create', {
    story_pin: {
      metadata: { pin_image_signature: await ada.has.picture() },
      pages: [{ blocks: [{ type: 1, text: 'Words' }] }, { blocks: [{ type: 2, image_signature: onStory }] }],
    },
  });
  await platform.db.write('update users set avatar_signature = $1 where id = $2', [ofAvatar, ben.id]);
  await ada.call('BulkEditResource.delete', { pin_ids: pins });
  platform.clock.advance(31 * DAY);
  await purge();
  expect(await Promise.all(pins.map(isThere))).toEqual([false, false, false]);
  expect(await Promise.all([saved, onStory, ofAvatar].map(isStored))).toEqual([true, true, true]);
});

test('the files of a story go with it, those of its pages too', async () => {
  const { ada } = cast;
  const [cover, onPage] = [await realPicture(ada, 304), await realPicture(ada, 305)];
  const { data } = await ada.call('StoryPinResource.create', {
    story_pin: {
      metadata: { pin_image_signature: cover },
      pages: [{ blocks: [{ type: 1, text: 'Words' }] }, { blocks: [{ type: 2, image_signature: onPage }] }],
    },
  });
  await ada.call('PinResource.delete', { id: data.id });
  platform.clock.advance(31 * DAY);
  await purge();
  expect(await Promise.all([cover, onPage].map(isStored))).toEqual([false, false]);
});

test('a restored pin is not purged, and more than one batch goes in one run', async () => {
  const { ada } = cast;
  const kept = await ada.saves.pin();
  await ada.call('PinResource.delete', { id: kept.id });
  await ada.call('PinRestoreResource.create', { pin_ids: [kept.id] });
  const image_signature = await ada.has.picture();
  const pins: string[] = [];
  for (let index = 0; index < 60; index += 1) pins.push((await ada.saves.pin({ image_signature })).id);
  await ada.call('BulkEditResource.delete', { pin_ids: pins });
  platform.clock.advance(31 * DAY);
  await purge();
  await purge();
  expect(await isThere(kept.id)).toBe(true);
  expect(await platform.db.rows('select from pins where id = any($1)', [pins])).toEqual([]);
});
