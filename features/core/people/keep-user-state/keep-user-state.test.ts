import { beforeAll, expect, test } from 'vitest';
import { type Cast, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { showStates } from '../person-settings.service.ts';

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

const isDue = async (who: Cast['ada']) =>
  (await who.call('UserStateResource.get', {})).data.add_section_tooltip;

test('[API-18] the hint at sections is due with the first board, and once cleared no board raises it again', async () => {
  const { ada, ben } = cast;
  expect(await isDue(ada)).toBe(false);
  await ada.call('BoardResource.create', { name: 'First' });
  expect(await isDue(ada)).toBe(true);
  expect(await isDue(ben)).toBe(false);
  const clear = { state: 'add_section_tooltip', value: false } as const;
  await Promise.all([
    ada.call('UserStateResource.create', clear),
    ada.call('UserStateResource.create', clear),
  ]);
  await ada.call('BoardResource.create', { name: 'Second' });
  expect(await isDue(ada)).toBe(false);
});

test('what is no state is refused by its field, and visitors have none', async () => {
  const unknown = { state: 'other', value: true } as never;
  await expect(cast.ada.call('UserStateResource.create', unknown)).rejects.toMatchObject({ field: 'state' });
  await expect(cast.visitor.call('UserStateResource.get', {})).rejects.toMatchObject({
    kind: 'unauthenticated',
  });
});

test('the prompt to convert is due to people, rests for thirty days once it was put away, and is not for businesses', async () => {
  const due = async (who: Cast['ada']) => (await who.call('UserStateResource.get', {})).data.business_upsell;
  const day = 24 * 60 * 60 * 1000;
  expect(await due(cast.ada)).toBe(true);
  const { context } = cast.studio;
  const asBusiness = { ...(await context()), viewer: { ...cast.studio.viewer, isPartner: true } };
  expect((await showStates(asBusiness)).business_upsell).toBe(false);
  const { data } = await cast.ada.call('UserStateResource.create', {
    state: 'business_upsell',
    value: false,
  });
  expect(data.business_upsell).toBe(false);
  const again = await cast.ben.call('UserStateResource.create', { state: 'business_upsell', value: true });
  expect(again.data.business_upsell).toBe(true);
  expect(await due(cast.ben)).toBe(true);
  platform.clock.advance(30 * day - 1);
  expect(await due(cast.ada)).toBe(false);
  platform.clock.advance(1);
  expect(await due(cast.ada)).toBe(true);
});
