import { beforeAll, expect, test } from 'vitest';
import { type Cast, type CastMember, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { testPlatform } from '#testing/platform.ts';

let cast: Cast;

beforeAll(async () => {
  cast = await castOf(await testPlatform(await freshDatabase()));
});

const feedOf = async (who: CastMember) =>
  (await who.call('UserHomefeedResource.get', {})).data.map(({ id }) => id);

test('a pin that one hides is gone from the own home feed, from nobody else’s, and comes back', async () => {
  const { ada, ben, chi } = cast;
  const { id: pin_id } = await ada.saves.pin();
  expect(await feedOf(ben)).toContain(pin_id);
  await Promise.all([1, 2].map(() => ben.call('PinHideResource.create', { pin_id })));
  expect((await ben.call('PinHideResource.create', { pin_id })).data).toEqual({ hidden_by_me: true });
  expect(await feedOf(ben)).not.toContain(pin_id);
  expect(await feedOf(chi)).toContain(pin_id);
  expect((await ben.call('PinResource.get', { id: pin_id })).data.id).toBe(pin_id);
  await Promise.all([1, 2].map(() => ben.call('PinHideResource.delete', { pin_id })));
  expect(await feedOf(ben)).toContain(pin_id);
});

test('hiding leaves the other marks of a pin as they are', async () => {
  const { ada, ben } = cast;
  const { id: pin_id } = await ada.saves.pin();
  await ben.call('PinFavoriteResource.create', { pin_id });
  await ben.call('PinHideResource.create', { pin_id });
  await ben.call('PinHideResource.delete', { pin_id });
  expect((await ben.call('PinResource.get', { id: pin_id })).data.favorited_by_me).toBe(true);
});

test('what one may not see cannot be hidden, and visitors hide nothing', async () => {
  const { ada, chi, visitor } = cast;
  const board = await ada.makes.board('Secret', { privacy: 'secret' });
  const pin_id = (await ada.saves.pin({ board })).id;
  await expect(chi.call('PinHideResource.create', { pin_id })).rejects.toMatchObject({ kind: 'not-found' });
  await expect(visitor.call('PinHideResource.create', { pin_id })).rejects.toMatchObject({
    kind: 'unauthenticated',
  });
  expect((await chi.call('PinHideResource.delete', { pin_id })).data).toEqual({ hidden_by_me: false });
});
