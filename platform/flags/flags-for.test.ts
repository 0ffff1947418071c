import { InMemoryProvider } from '@openfeature/server-sdk';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { EXPERIMENTS } from '#app/experiments.ts';
import { openDatabase } from '#platform/database/database.ts';
import { createLog } from '#platform/telemetry/log.ts';
import { type FreshDatabase, freshDatabase } from '#testing/database.ts';
import { movableClock } from '#testing/movable-clock.ts';
import { bucketOf } from './flag.ts';
import { openFlagSource } from './flags-for.ts';
import { readOverrides, signOverrides } from './session-overrides.ts';

const SECRET = 'a-secret-of-the-test';
const FLAG = 'group_boards_at_top';

let database: FreshDatabase;
let ada: string;

beforeAll(async () => {
  database = await freshDatabase();
  // The people table belongs to other tests; it is only used to check that the person of an override exists.
  await database.write('alter table flag_overrides drop constraint flag_overrides_user_id_fkey');
  ada = '4503599627370497';
});

beforeEach(() => database.write('truncate flag_overrides'));

const override = (name: string, value: string, of: { userId?: string; bucket?: number } = {}) =>
  database.write('insert into flag_overrides (name, user_id, bucket, value) values ($1, $2, $3, $4)', [
    name,
    of.userId ?? null,
    of.bucket ?? null,
    value,
  ]);

function open() {
  const clock = movableClock();
  const source = openFlagSource(database, EXPERIMENTS, { clock });
  return { clock, flagsFor: (unitId?: string) => source.flagsFor({ unitId }), source };
}

test('without overrides flags have what the list says', async () => {
  const flags = await open().flagsFor(ada);
  expect(flags.isOn('private_profile_hide_until_follow')).toBe(true);
  expect(flags.isOn(FLAG)).toBe(false);
  expect(flags.group(FLAG)).toBe('control');
  expect(flags.group('pin_creation')).toBe('enabled');
  expect(flags.group('story_pin_creation_tool')).toBe('on');
  // @ts-expect-error a flag that is not in the list is a mistake
  expect(() => flags.isOn('no_such_flag')).toThrow();
});

test('an override for all reaches everybody, one for a bucket those in it, one for a person that one', async () => {
  await override('pin_creation', 'disable_all');
  await override('pin_creation', 'disable_web_pins', { bucket: bucketOf('pin_creation', 'visitor') });
  await override('pin_creation', 'enabled', { userId: ada });
  const { flagsFor } = open();
  expect((await flagsFor()).group('pin_creation')).toBe('disable_all');
  expect((await flagsFor('visitor')).group('pin_creation')).toBe('disable_web_pins');
  expect((await flagsFor(ada)).group('pin_creation')).toBe('enabled');
});

test('an override that names no flag or no group is as if not there', async () => {
  await override('no_such_flag', 'enabled');
  await override(FLAG, 'purple');
  expect((await open().flagsFor(ada)).group(FLAG)).toBe('control');
});

test('overrides are read anew after five seconds, not before', async () => {
  const { clock, flagsFor } = open();
  await flagsFor(ada);
  await override(FLAG, 'enabled');
  clock.advance(4999);
  expect((await flagsFor(ada)).isOn(FLAG)).toBe(false);
  clock.advance(1);
  expect((await flagsFor(ada)).isOn(FLAG)).toBe(true);
});

test('many requests at once read the overrides once', async () => {
  let reads = 0;
  const counting = {
    ...database,
    rows: <Row extends object>(...args: Parameters<typeof database.rows>) => {
      reads += 1;
      return database.rows<Row>(...args);
    },
  };
  const source = openFlagSource(counting, EXPERIMENTS, { clock: movableClock() });
  await Promise.all(
    Array.from({ length: 50 }, (_, index) => source.flagsFor({ unitId: `visitor ${index}` })),
  );
  expect(reads).toBe(1);
});

test('when the database is gone the flags stay as they were, or as in the list', async () => {
  await override(FLAG, 'enabled');
  const gone = openDatabase(database.url);
  const clock = movableClock();
  const lines: string[] = [];
  const log = createLog('warn', { write: (line) => lines.push(line) });
  const source = openFlagSource(gone, EXPERIMENTS, { clock, log });
  expect((await source.flagsFor({ unitId: ada })).isOn(FLAG)).toBe(true);
  await gone.close();
  clock.advance(10_000);
  expect((await source.flagsFor({ unitId: ada })).isOn(FLAG)).toBe(true);
  expect(lines.join()).toContain('flag overrides could not be read');
  const never = openFlagSource(gone, EXPERIMENTS, { clock, log });
  expect((await never.flagsFor({ unitId: ada })).isOn('auto_organization')).toBe(true);
});

test('session overrides win over all else, for that session only', async () => {
  await override(FLAG, 'control', { userId: ada });
  const { source } = open();
  const flags = await source.flagsFor({ unitId: ada, overrides: { [FLAG]: 'enabled' } });
  expect(flags.isOn(FLAG)).toBe(true);
  expect(flags.list()).toHaveLength(Object.keys(EXPERIMENTS).length);
  expect(flags.list().filter(({ isOverridden }) => isOverridden)).toEqual([
    { name: FLAG, groups: ['control', 'enabled'], group: 'enabled', isOverridden: true },
  ]);
  expect((await source.flagsFor({ unitId: ada })).isOn(FLAG)).toBe(false);
});

test('the fingerprint tells apart those who see different things', async () => {
  await override(FLAG, 'enabled', { userId: ada });
  const { flagsFor } = open();
  expect((await flagsFor()).fingerprint()).toBe('');
  expect((await flagsFor('visitor')).fingerprint()).toBe('');
  expect((await flagsFor(ada)).fingerprint()).toBe('group_boards_at_top=enabled');
});

test('only who holds the secret can make session overrides', () => {
  const text = signOverrides({ pin_creation: 'disable_all', [FLAG]: 'enabled' }, SECRET);
  expect(readOverrides(text, SECRET)).toEqual({ pin_creation: 'disable_all', [FLAG]: 'enabled' });
  expect(readOverrides(text, 'another secret')).toEqual({});
  expect(readOverrides(`x${text}`, SECRET)).toEqual({});
  for (const other of [undefined, '', '.', 'a.b', text.split('.')[0]])
    expect(readOverrides(other, SECRET)).toEqual({});
});

test('signed overrides of flags and groups that are gone are left out', async () => {
  const signed = { pin_creation: 'paused', gone: 'enabled', constructor: 'enabled', [FLAG]: 'enabled' };
  const overrides = readOverrides(signOverrides(signed, SECRET), SECRET);
  const flags = await open().source.flagsFor({ unitId: ada, overrides });
  expect([flags.group('pin_creation'), flags.group(FLAG)]).toEqual(['enabled', 'enabled']);
  expect(flags.fingerprint()).toBe(`${FLAG}=enabled`);
});

test('a flag service may decide instead; what it does not know has its default', async () => {
  const provider = new InMemoryProvider({
    [FLAG]: { variants: { enabled: 'enabled' }, defaultVariant: 'enabled', disabled: false },
  });
  const undecided: string[] = [];
  const log = createLog('warn', { write: (line) => undecided.push(JSON.parse(line).flag) });
  const source = openFlagSource(database, EXPERIMENTS, { clock: movableClock(), provider, log });
  const flags = await source.flagsFor({ unitId: ada });
  expect(flags.isOn(FLAG)).toBe(true);
  expect(flags.group('pin_creation')).toBe('enabled');
  expect(undecided.toSorted()).toEqual(
    Object.keys(EXPERIMENTS)
      .filter((name) => name !== FLAG)
      .toSorted(),
  );
});
