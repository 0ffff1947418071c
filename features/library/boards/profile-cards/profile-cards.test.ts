import { beforeAll, expect, test } from 'vitest';
import { type Cast, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { recentSignatures, STACK_RATIO, stackPlace } from './profile-cards.ts';

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

test('[BOARDS-20] the last eleven pictures are kept, each once, the newest first', async () => {
  const many = Array.from({ length: 14 }, (_, index) => `picture ${index}`);
  expect(recentSignatures(many)).toEqual(many.slice(0, 11));
  expect(recentSignatures(['b', 'a', 'b', 'c', 'a'])).toEqual(['b', 'a', 'c']);
  const { ben } = cast;
  const saved: string[] = [];
  for (let count = 0; count < 13; count += 1) saved.push((await ben.saves.pin()).image_signature);
  const { data } = await ben.call('ProfileCardsResource.get', {});
  expect(data[0]?.recent_pin_image_signatures).toEqual(saved.reverse().slice(0, 11));
  expect(data[0]?.cover_images.map((image) => image.image_signature)).toEqual(
    data[0]?.recent_pin_image_signatures.slice(0, 5),
  );
});

test('[BOARDS-16] pictures of the stack are 133 high to 100 wide, each a quarter of its width after the one before', () => {
  expect(STACK_RATIO).toBe(1.33);
  const places = [0, 1, 2, 3, 4].map(stackPlace);
  for (const [index, place] of places.entries()) expect(place.start).toBeCloseTo(index * 0.25 * place.width);
  const last = places[4];
  expect(last && last.start + last.width).toBeCloseTo(1);
});

test('[ENTITY-16] each card stands only where the settings let it', async () => {
  const { ada, chi } = cast;
  const board = await ada.makes.board('Kitchens');
  await ada.saves.pin({ board, price_value: '9.99', price_currency: 'EUR' });
  await ada.saves.pin({ board });
  const cards = async () =>
    (await ada.call('ProfileCardsResource.get', {})).data.map(({ story_type }) => story_type);
  const { data } = await ada.call('ProfileCardsResource.get', {});
  expect(data).toMatchObject([
    { onProfile: false, story_type: 'all_pins', url: '/ada/pins/', pin_count: 2, cover_images: [{}, {}] },
    {
      onProfile: false,
      story_type: 'wishlist_shop_your_products_story',
      url: '/ada/_shopping_list/',
      pin_count: null,
      cover_images: [{}],
    },
  ]);
  await ada.call('UserSettingsResource.update', { show_all_pins: false });
  expect(await cards()).toEqual(['wishlist_shop_your_products_story']);
  await ada.call('UserSettingsResource.update', { show_shopping_list: false, show_all_pins: true });
  expect(await cards()).toEqual(['all_pins']);
  await ada.call('UserSettingsResource.update', { show_shopping_list: true });
  await platform.db.write('update user_settings set eligible_for_wishlist = false where user_id = $1', [
    ada.id,
  ]);
  expect(await cards()).toEqual(['all_pins']);
  expect((await chi.call('ProfileCardsResource.get', {})).data).toMatchObject([
    { pin_count: 0, cover_images: [] },
    { cover_images: [] },
  ]);
  await expect(cast.visitor.call('ProfileCardsResource.get', {})).rejects.toMatchObject({
    kind: 'unauthenticated',
  });
});

test('the shopping list holds what has a price, for its owner alone', async () => {
  const { ada, ben } = cast;
  const { data } = await ada.call('UserShoppingListResource.get', {});
  expect(data.map((pin) => pin.price_value)).toEqual([9.99]);
  await expect(ben.call('UserShoppingListResource.get', { username: 'ada' })).rejects.toMatchObject({
    kind: 'not-found',
  });
});
