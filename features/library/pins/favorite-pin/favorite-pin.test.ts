import { beforeAll, expect, test } from 'vitest';
import { type Cast, type CastMember, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

const shown = async (who: CastMember, id: string) => {
  const { data } = await who.call('PinResource.get', { id });
  return [data.favorited_by_me, data.reaction_counts['1'] ?? 0];
};

test('a favourite is marked once however often and by how many at once, and each counts', async () => {
  const { ada, ben, chi } = cast;
  const pin_id = (await ada.saves.pin()).id;
  const marks = [ben, ben, ben, chi].map((who) => who.call('PinFavoriteResource.create', { pin_id }));
  await Promise.all(marks);
  expect(await shown(ben, pin_id)).toEqual([true, 2]);
  expect(await shown(ada, pin_id)).toEqual([false, 2]);
  await Promise.all([1, 2].map(() => ben.call('PinFavoriteResource.delete', { pin_id })));
  expect(await shown(ben, pin_id)).toEqual([false, 1]);
  await ben.call('PinFavoriteResource.create', { pin_id });
  expect(await shown(ben, pin_id)).toEqual([true, 2]);
});

test('what one may not see is no favourite, but a mark can always be taken away', async () => {
  const { ada, chi, visitor } = cast;
  const board = await ada.makes.board('Secret', { privacy: 'secret' });
  const hidden = (await ada.saves.pin({ board })).id;
  await expect(chi.call('PinFavoriteResource.create', { pin_id: hidden })).rejects.toMatchObject({
    kind: 'not-found',
  });
  await expect(visitor.call('PinFavoriteResource.create', { pin_id: hidden })).rejects.toMatchObject({
    kind: 'unauthenticated',
  });
  const pin = (await ada.saves.pin()).id;
  await chi.call('PinFavoriteResource.create', { pin_id: pin });
  await ada.blocks(chi);
  await chi.call('PinFavoriteResource.delete', { pin_id: pin });
  expect(await shown(ada, pin)).toEqual([false, 0]);
});
