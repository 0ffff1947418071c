import { beforeAll, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '#platform/database/database.ts';
import { type FreshDatabase, freshDatabase } from '#testing/database.ts';
import { movableClock } from '#testing/movable-clock.ts';
import { createThrottle, LONGEST_WINDOW_SECONDS } from './throttle.ts';

const byAccount = { name: 'sign-in by account', most: 3, windowSeconds: 600 };
const byAddress = { name: 'sign-in by address', most: 5, windowSeconds: 600 };
const SECRET = 'a-secret-of-the-test';

let database: FreshDatabase;

beforeAll(async () => {
  database = await freshDatabase();
});

beforeEach(() => database.write('truncate throttles'));

test('attempts are allowed up to the limit, and again after the window', async () => {
  const clock = movableClock();
  const throttle = createThrottle(database, clock, SECRET);
  for (let index = 0; index < 3; index += 1)
    expect(await throttle.attempt(byAccount, 'ada')).toEqual({ allowed: true });
  clock.advance(60_000);
  expect(await throttle.attempt(byAccount, 'ada')).toEqual({ allowed: false, retryAfterSeconds: 540 });
  expect(await throttle.attempt(byAccount, 'ben')).toEqual({ allowed: true });
  expect(await throttle.attempt(byAddress, 'ada')).toEqual({ allowed: true });
  clock.advance(540_000);
  expect(await throttle.attempt(byAccount, 'ada')).toEqual({ allowed: true });
});

test('several subjects are counted with one statement, each by itself and once a call', async () => {
  const throttle = createThrottle(database, movableClock(), SECRET);
  const each = async (...subjects: string[]) => [...(await throttle.attemptEach(byAccount, subjects))].sort();
  expect(await each()).toEqual([]);
  await throttle.attempt(byAccount, 'ada');
  expect(await each('ada', 'ben', 'ada')).toEqual(['ada', 'ben']);
  await Promise.all([each('ben', 'ada'), each('ada', 'ben')]);
  expect(await each('ada', 'ben', 'chi')).toEqual(['chi']);
});

test('attempts that come at once, in several processes, all count', async () => {
  const clock = movableClock();
  const other = openDatabase(database.url);
  const throttles = [createThrottle(database, clock, SECRET), createThrottle(other, clock, SECRET)];
  const verdicts = await Promise.all(
    Array.from({ length: 20 }, (_, index) => throttles[index % 2]?.attempt(byAccount, 'ada')),
  );
  await other.close();
  expect(verdicts.filter((verdict) => verdict?.allowed)).toHaveLength(3);
});

test('a success clears the account, and nothing else', async () => {
  const throttle = createThrottle(database, movableClock(), SECRET);
  for (let index = 0; index < 5; index += 1) {
    await throttle.attempt(byAccount, 'ada');
    await throttle.attempt(byAddress, '192.0.2.1');
  }
  await throttle.clear(byAccount, 'ada');
  expect(await throttle.attempt(byAccount, 'ada')).toEqual({ allowed: true });
  expect(await throttle.attempt(byAddress, '192.0.2.1')).toMatchObject({ allowed: false });
});

test('what concerns one thing is cleared at once, whatever the rule, and nothing else is', async () => {
  const throttle = createThrottle(database, movableClock(), SECRET);
  const counted = [
    [byAccount, 'ada', 'ada'],
    [byAddress, 'browser of ada', 'ada'],
    [byAccount, 'ben', 'ben'],
    [byAddress, '192.0.2.1', null],
  ] as const;
  for (let index = 0; index < 5; index += 1)
    for (const [rule, subject, about] of counted) await throttle.attempt(rule, subject, about);
  await throttle.clearAbout('ada');
  const verdicts = await Promise.all(counted.map(([rule, subject]) => throttle.attempt(rule, subject)));
  expect(verdicts.map(({ allowed }) => allowed)).toEqual([true, true, false, false]);
});

test('the table tells nobody who tried', async () => {
  await createThrottle(database, movableClock(), SECRET).attempt(byAddress, '192.0.2.1', '76543210');
  const rows = await database.rows('select * from throttles');
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toMatch(/192\.0\.2\.1|76543210/);
});

test('windows that may still count are kept, and older ones purged', async () => {
  const clock = movableClock();
  const throttle = createThrottle(database, clock, SECRET);
  const weekly = { name: 'requests of a week', most: 1, windowSeconds: LONGEST_WINDOW_SECONDS };
  await throttle.attempt(weekly, 'ada');
  clock.advance(LONGEST_WINDOW_SECONDS * 1000 - 1);
  expect(await throttle.purge()).toBe(0);
  expect(await throttle.attempt(weekly, 'ada')).toEqual({ allowed: false, retryAfterSeconds: 1 });
  clock.advance(2);
  await throttle.attempt(weekly, 'ben');
  expect(await throttle.purge()).toBe(1);
  const longer = { ...weekly, windowSeconds: LONGEST_WINDOW_SECONDS + 1 };
  await expect(throttle.attempt(longer, 'ada')).rejects.toThrow('has too long a window');
});
