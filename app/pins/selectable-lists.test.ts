import { beforeAll, expect, test } from 'vitest';
import { type Cast, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { testPlatform } from '#testing/platform.ts';

let cast: Cast;

beforeAll(async () => {
  cast = await castOf(await testPlatform(await freshDatabase()));
  const board = await cast.ada.makes.board('Lamps');
  await cast.ada.saves.pin({ board, title: 'Lamp of brass' });
});

const SELECT = 'Select Pins';

test.each(['/ada/pins/', '/ada/_pins/', '/_self-profile/pins/', '/search/me/?q=brass'])(
  'the list at %s offers its owner to select',
  async (path) => {
    const page = await cast.ada.opens(path);
    expect(page.texts('link').join()).toContain('Lamp of brass');
    expect(page.all('button', SELECT)).toHaveLength(1);
  },
);

test('members select in searches; on the profiles of others, and for visitors, nobody does', async () => {
  const { ada, ben, visitor } = cast;
  const countAt = async (who: Pick<typeof ada, 'opens'>, path: string) =>
    (await who.opens(path)).all('button', SELECT).length;
  expect(await countAt(ben, '/search/?q=brass')).toBe(1);
  expect(await countAt(visitor, '/search/?q=brass')).toBe(0);
  expect(await countAt(ben, '/ada/pins/')).toBe(0);
  expect(await countAt(visitor, '/ada/pins/')).toBe(0);
});

test('a link to All Pins begins selecting there', async () => {
  const { ada } = cast;
  const saved = await ada.opens('/ada/_saved/');
  expect(saved.one('link', SELECT).attribute('href')).toBe('/ada/pins/?select=pins');
  const page = await ada.opens('/ada/pins/?select=pins');
  expect(page.one('button', SELECT).attribute('aria-pressed')).toBe('true');
  expect(page.texts('checkbox')).toHaveLength(1);
});
