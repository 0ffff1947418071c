import { beforeAll, expect, test } from 'vitest';
import { signedUp } from '#features/core/identity/testing-sign-up.ts';
import type { TestBrowser } from '#testing/browser.ts';
import { freshDatabase } from '#testing/database.ts';
import { testPlatform } from '#testing/platform.ts';
import { chooseFlag } from './choose-flags.service.ts';

const FLAG = 'group_boards_at_top';
let hal: TestBrowser;
let mia: TestBrowser;

beforeAll(async () => {
  const platform = await testPlatform(await freshDatabase());
  hal = await signedUp(platform, 'hal');
  mia = await signedUp(platform, 'mia');
  await platform.db.write(`update users set is_staff = true where username = 'hal'`);
});

const listed = async (who: TestBrowser) => (await who.call('FlagsResource.get', {})).data;

test('staff see every switch and experiment; nobody else does', async () => {
  const flags = await listed(hal);
  expect(flags.find((flag) => flag.name === FLAG)).toEqual({
    ...{ name: FLAG, groups: ['control', 'enabled'], group: 'control', is_chosen: false },
  });
  await expect(listed(mia)).rejects.toMatchObject({ kind: 'forbidden' });
});

test('a choice stands beside those made before, until it or all of them are taken back', () => {
  const flag = { groups: ['control', 'enabled'], group: 'control', isOverridden: false };
  const flags = [
    { ...flag, name: 'as_everybody' },
    { ...flag, name: 'chosen', group: 'enabled', isOverridden: true },
    { ...flag, name: 'asked' },
  ];
  const choose = (name: string | null, group: string | null) => chooseFlag(flags, { name, group });
  expect(choose('asked', 'enabled')).toEqual({ overrides: { chosen: 'enabled', asked: 'enabled' } });
  expect(choose('chosen', 'control')).toEqual({ overrides: { chosen: 'control' } });
  expect(choose('chosen', null)).toEqual({ overrides: {} });
  expect(choose(null, null)).toEqual({ overrides: {} });
});

test('a name or group that is not there is refused by its field', async () => {
  const choose = (sent: object) => hal.call('FlagsResource.update', sent);
  await expect(choose({ name: 'no_such_flag', group: 'on' })).rejects.toMatchObject({ field: 'name' });
  await expect(choose({ name: FLAG, group: 'purple' })).rejects.toMatchObject({ field: 'group' });
  await expect(choose({ group: 'on' })).rejects.toMatchObject({ field: 'group' });
});
