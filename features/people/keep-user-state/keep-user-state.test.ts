import { beforeAll, expect, test } from 'vitest';
import { type Cast, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { testPlatform } from '#testing/platform.ts';

let cast: Cast;

beforeAll(async () => {
  cast = await castOf(await testPlatform(await freshDatabase()));
});

const isDue = async (who: Cast['ada']) =>
  (await who.call('UserStateResource.get', {})).data.add_section_tooltip;

test('the hint at sections is due with the first board, and once cleared no board raises it again', async () => {
  const { ada, ben } = cast;
  expect(await isDue(ada)).toBe(false);
  await ada.call('BoardResource.create', { name: 'First' });
  expect(await isDue(ada)).toBe(true);
  expect(await isDue(ben)).toBe(false);
  const clear = { state: 'add_section_tooltip', value: false } as const;
  await Promise.all([
    ada.call('UserStateResource.update', clear),
    ada.call('UserStateResource.update', clear),
  ]);
  await ada.call('BoardResource.create', { name: 'Second' });
  expect(await isDue(ada)).toBe(false);
});

test('what is no state is refused by its field, and visitors have none', async () => {
  const unknown = { state: 'other', value: true } as never;
  await expect(cast.ada.call('UserStateResource.update', unknown)).rejects.toMatchObject({ field: 'state' });
  await expect(cast.visitor.call('UserStateResource.get', {})).rejects.toMatchObject({ status: 401 });
});
