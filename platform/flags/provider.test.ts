import { DefaultLogger } from '@openfeature/server-sdk';
import { beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '#testing/database.ts';
import type { FlagList } from './flag.ts';
import { createBucketProvider, openOverrideTable } from './flags-for.ts';

const FLAGS: FlagList = {
  split: { kind: 'experiment', groups: { control: 50, enabled: 50 }, default: 'control' },
  finished: { kind: 'experiment', groups: { control: 0, enabled: 100 }, default: 'control' },
  on: { kind: 'switch', isOn: true },
};

let provider: ReturnType<typeof createBucketProvider>;

beforeAll(async () => {
  const database = await freshDatabase();
  provider = createBucketProvider(FLAGS, openOverrideTable(database, FLAGS));
});

const logger = new DefaultLogger();
const decide = (name: string, targetingKey?: string) =>
  provider.resolveStringEvaluation(name, '', targetingKey === undefined ? {} : { targetingKey }, logger);

test('an experiment splits people by its weights, each always into the same group', async () => {
  const people = Array.from({ length: 200 }, (_, index) => `person ${index}`);
  const groups = await Promise.all(people.map(async (id) => (await decide('split', id)).value));
  const enabled = groups.filter((group) => group === 'enabled').length;
  expect(enabled).toBeGreaterThan(60);
  expect(enabled).toBeLessThan(140);
  expect(await Promise.all(people.map(async (id) => (await decide('split', id)).value))).toEqual(groups);
});

test('whoever has no id is in the default group', async () => {
  for (const id of [undefined, ''])
    expect(await decide('split', id)).toEqual({ value: 'control', variant: 'control', reason: 'DEFAULT' });
  expect(await decide('finished')).toMatchObject({ value: 'control', reason: 'DEFAULT' });
});

test('what is the same for everybody needs no split', async () => {
  expect(await decide('finished', 'ada')).toMatchObject({ value: 'enabled', reason: 'STATIC' });
  expect(await decide('on', 'ada')).toMatchObject({ value: 'on', reason: 'STATIC' });
  expect(await decide('split', 'ada')).toMatchObject({ reason: 'SPLIT' });
});

test('a flag answers its group or whether it is on, and no other flag is known', async () => {
  const isOn = async (name: string) =>
    (await provider.resolveBooleanEvaluation(name, false, {}, logger)).value;
  expect([await isOn('on'), await isOn('split')]).toEqual([true, false]);
  await expect(provider.resolveNumberEvaluation('on', 0, {}, logger)).rejects.toThrow(
    'on has a value of another type',
  );
  await expect(provider.resolveObjectEvaluation('on', {}, {}, logger)).rejects.toThrow(
    'on has a value of another type',
  );
  await expect(decide('none', 'ada')).rejects.toThrow('none');
});
