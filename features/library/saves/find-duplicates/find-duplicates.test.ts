import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import sharp, { type Sharp } from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { receiveUpload } from '#features/core/media/upload-file/receive-upload.service.ts';
import { openSlot } from '#features/core/media/upload-file/upload-file.service.ts';
import { type Cast, type CastMember, castOf, memberOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { groupSame } from './group-duplicates.ts';

const FOLDER = join(import.meta.dirname, '../../../../sample/pictures');

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

async function uploads(who: CastMember, name: string, change = (picture: Sharp) => picture): Promise<string> {
  const file = await change(sharp(await readFile(join(FOLDER, `${name}.webp`)))).toBuffer();
  const slot = await openSlot(platform, who.id, 'image');
  return (await receiveUpload(platform, slot.id, Readable.from([file]))).signature;
}

const smaller = (picture: Sharp) => picture.resize(240).jpeg({ quality: 60 });

test('what is saved already is known before it is saved or published again, by its board', async () => {
  const { ada, ben } = cast;
  const kitchens = await ada.makes.board('Kitchens');
  const own = await ada.saves.pin({ image_signature: await uploads(ada, 'kitchens-1'), board: kitchens });
  const ofBen = await ben.saves.pin({ image_signature: await uploads(ben, 'kitchens-1', smaller) });
  const { data } = await ada.call('SavedAlreadyResource.get', { pin_id: ofBen.id });
  expect(data.map(({ id, board }) => [id, board?.name])).toEqual([[own.id, 'Kitchens']]);
  const image_signature = await uploads(ada, 'kitchens-1', (picture) => smaller(picture).png());
  expect((await ada.call('SavedAlreadyResource.get', { image_signature })).data[0]?.id).toBe(own.id);
  // Neither the pin itself nor what others have.
  expect((await ada.call('SavedAlreadyResource.get', { pin_id: own.id })).data).toEqual([]);
  expect((await cast.chi.call('SavedAlreadyResource.get', { pin_id: own.id })).data).toEqual([]);
  const other = await ben.saves.pin({ image_signature: await uploads(ben, 'kitchens-2') });
  expect((await ada.call('SavedAlreadyResource.get', { pin_id: other.id })).data).toEqual([]);
});

test('a picture that one may not use, or a pin that one does not see, tells nothing', async () => {
  const { ada, chi } = cast;
  const secret = await ada.makes.board('Secret', { privacy: 'secret' });
  const image_signature = await uploads(ada, 'doors-2');
  const hidden = await ada.saves.pin({ image_signature, board: secret });
  await expect(chi.call('SavedAlreadyResource.get', { pin_id: hidden.id })).rejects.toMatchObject({
    kind: 'not-found',
  });
  await expect(chi.call('SavedAlreadyResource.get', { image_signature })).rejects.toMatchObject({
    field: 'image_signature',
  });
  await expect(chi.call('SavedAlreadyResource.get', {})).rejects.toMatchObject({ field: 'pin_id' });
});

test('one’s own duplicates come in groups, of the same file or nearly the same picture, until one is left', async () => {
  const maker = await memberOf(platform, 'repeating');
  const lamp = await uploads(maker, 'lamps-1');
  const lamps = [
    await maker.saves.pin({ image_signature: lamp, title: 'Lamp' }),
    await maker.saves.pin({ image_signature: lamp, title: 'Lamp again' }),
    await maker.saves.pin({ image_signature: await uploads(maker, 'lamps-1', smaller), title: 'Small lamp' }),
  ];
  await maker.saves.pin({ image_signature: await uploads(maker, 'lamps-2'), title: 'Other lamp' });
  const groups = async () =>
    (await maker.call('DuplicatesResource.get', {})).data.map(({ pins }) => pins.map(({ title }) => title));
  expect(await groups()).toEqual([['Small lamp', 'Lamp again', 'Lamp']]);
  expect((await cast.chi.call('DuplicatesResource.get', {})).data).toEqual([]);
  const page = await maker.opens('/repeating/_duplicates/');
  expect(page.one('list', 'Pins with the same picture').all('radio')).toHaveLength(3);
  const pin_ids = lamps.slice(1).map(({ id }) => id);
  await maker.call('BulkEditResource.delete', { pin_ids });
  expect(await groups()).toEqual([]);
  await maker.call('PinRestoreResource.create', { pin_ids });
  expect(await groups()).toEqual([['Small lamp', 'Lamp again', 'Lamp']]);
});

test('groups are found through others in between, and only among pictures that are the same', () => {
  const picture = (signature: string, hash: string) => ({ signature, hash });
  const pictures = [
    picture('a', '0000000000000000'),
    picture('b', '000000000000000f'),
    picture('c', '00000000000000ff'),
    picture('d', 'ffffffffffffffff'),
  ];
  const near = (one: { hash: string }, other: { hash: string }) =>
    Math.abs(Number.parseInt(one.hash.slice(-2), 16) - Number.parseInt(other.hash.slice(-2), 16)) < 256 &&
    one.hash[0] === other.hash[0];
  const groups = groupSame(pictures, near);
  expect([groups.get('b'), groups.get('c')]).toEqual([groups.get('a'), groups.get('a')]);
  expect(groups.get('d')).toBe('d');
});
