import { beforeEach, expect, test } from 'vitest';
import { tagOf } from '#features/conversions/conversion-events/testing-conversions.ts';
import type { Id } from '#platform/ids/ids.ts';
import { type Cast, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { guessColumns } from './parts/guess-columns.ts';
import { prepareRows } from './parts/prepare-rows.ts';
import { purgeConversionFilesJob } from './purge-files/purge-files.service.ts';
import { workOffFileJob } from './work-off-file/work-off-file.service.ts';

let platform: TestPlatform;
let cast: Cast;
let account: Id;

beforeEach(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
  ({ account } = await tagOf(platform.db, cast.studio));
});

const HEADERS = ['Event', 'Time', 'Amount', 'Currency', 'E-mail', 'Note'];
const COLUMNS = ['event_name', 'event_time', 'value', 'currency', 'em', ''] as const;

const timeOf = (daysAgo: number) =>
  new Date(platform.clock.now().getTime() - daysAgo * 86_400_000).toISOString();
const sale = (amount: string, email = 'ann@example.com', daysAgo = 1) => [
  ...['Checkout', timeOf(daysAgo), amount, 'USD', email, 'by phone'],
];

async function begins(columns: readonly string[] = COLUMNS, more: object = {}) {
  const { data } = await cast.studio.call('ConversionFileResource.create', {
    ...{ ad_account_id: account, source: 'file', name: 'sales.csv', headers: HEADERS, ...more },
    columns: columns as (typeof COLUMNS)[number][],
  });
  return { ad_account_id: account, file_id: data.id };
}

async function sends(...parts: string[][][]) {
  const file = await begins();
  for (const [number, rows] of parts.entries())
    await cast.studio.call('ConversionFilePartResource.create', {
      ...{ ...file, number, rows: await prepareRows(rows, COLUMNS) },
    });
  await cast.studio.call('ConversionFileResource.update', { ...file, action: 'check' });
  await platform.runJobs();
  return file;
}

const shows = async (file: { ad_account_id: Id; file_id: string }) =>
  (await cast.studio.call('ConversionFileResource.get', file)).data;

const events = async () =>
  (await cast.studio.call('ConversionEventsResource.get', { ad_account_id: account })).data;

test('the browser hashes people, and sends nothing of columns that are left out', async () => {
  const [row] = await prepareRows([sale('5', ' Ann@Example.com ')], COLUMNS);
  // printf ann@example.com | sha256sum
  expect(row?.[4]).toBe('71d4f55f72fa128dfb468a1a3901507c804b74316488744d769d7f4b16696476');
  expect(row?.[5]).toBe('');
  const phone = await prepareRows([['+41 44 123'], ['4144123']], ['ph']);
  expect(phone[0]).toEqual(phone[1]);
  const already = 'a'.repeat(64);
  expect(await prepareRows([[already.toUpperCase()]], ['em'])).toEqual([[already]]);
});

test('columns are those of the file before, else known by their names, and none twice', () => {
  expect(guessColumns(HEADERS, undefined)).toEqual(COLUMNS);
  const before = { headers: ['Note', 'Amount'], columns: ['external_id', ''] as const };
  expect(guessColumns(HEADERS, before)).toEqual([
    ...['event_name', 'event_time', '', 'currency', 'em', 'external_id'],
  ]);
  expect(guessColumns(['email', 'E-mail'], undefined)).toEqual(['em', '']);
});

test('the server refuses people who are not hashed, and says where', async () => {
  const file = await begins();
  const send = (row: string[]) =>
    cast.studio.call('ConversionFilePartResource.create', { ...file, number: 0, rows: [row] });
  const [hashed = []] = await prepareRows([sale('5')], COLUMNS);
  await expect(send(hashed.with(4, 'ann@example.com'))).rejects.toMatchObject({
    ...{ kind: 'invalid', field: 'rows' },
    message: expect.stringContaining('em in row 1 must be hashed'),
  });
  await expect(send(hashed.with(5, 'secret'))).rejects.toMatchObject({ kind: 'invalid', field: 'rows' });
  await expect(send(hashed.slice(1))).rejects.toMatchObject({ kind: 'invalid', field: 'rows' });
  const later = { ...file, number: 1, rows: [hashed] };
  await expect(cast.studio.call('ConversionFilePartResource.create', later)).rejects.toMatchObject({
    field: 'number',
  });
  const check = { ...file, action: 'check' as const };
  await expect(cast.studio.call('ConversionFileResource.update', check)).rejects.toMatchObject({
    field: 'rows',
  });
});

test.each([
  [['event_name', '', 'value', '', '', ''], 'columns'],
  [['event_name', 'event_time', 'em', 'em', '', ''], 'columns'],
  [['event_name', 'event_time'], 'headers'],
])('columns %j are refused', async (columns, field) => {
  await expect(begins(columns)).rejects.toMatchObject({ kind: 'invalid', field });
});

test('a partner is named for its files, and only for those', async () => {
  await expect(begins(COLUMNS, { source: 'partner' })).rejects.toMatchObject({ field: 'partner' });
  await expect(begins(COLUMNS, { partner: 'Adjust' })).rejects.toMatchObject({ field: 'partner' });
});

test('wrong rows are listed by row, column and reason, and nothing is added until somebody chooses the valid ones', async () => {
  const file = await sends(
    [sale('59.90'), sale('a lot')],
    [sale('5', '', 2), sale('7', 'bob@example.com', 31), sale('8').with(3, 'Euro').with(0, '')],
  );
  const checked = await shows(file);
  expect(checked.file).toMatchObject({ status: 'checked', row_count: 5, wrong_rows: 4, added_rows: 0 });
  expect(checked.problems).toEqual([
    { row: 2, column: 2, reason: 'not_an_amount' },
    { row: 3, column: null, reason: 'nobody' },
    { row: 4, column: 1, reason: 'too_old' },
    { row: 5, column: 0, reason: 'missing' },
    { row: 5, column: 3, reason: 'not_a_currency' },
  ]);
  expect(await events()).toEqual([]);
  await cast.studio.call('ConversionFileResource.update', { ...file, action: 'add' });
  await platform.runJobs();
  expect((await shows(file)).file).toMatchObject({ status: 'done', added_rows: 1, wrong_rows: 4 });
  expect(await events()).toMatchObject([
    { source: 'file', event_name: 'checkout', value_micro: '59900000', currency: 'USD', key_names: ['em'] },
  ]);
  const { data } = await cast.studio.call('ConversionFilePartResource.get', { ...file, number: 0 });
  expect(data.results).toBe('aw');
});

test('a file without wrong rows is added at once; sent again, or with more rows, none counts twice', async () => {
  const rows = [sale('1'), sale('2'), sale('1')];
  expect((await shows(await sends(rows))).file).toMatchObject({
    status: 'done',
    added_rows: 2,
    repeated_rows: 1,
  });
  // Actions are remembered for a day or two; events for longer.
  platform.clock.advance(5 * 86_400_000);
  const again = await shows(await sends([...rows, sale('3')]));
  expect(again.file).toMatchObject({ status: 'done', added_rows: 1, repeated_rows: 3 });
  expect(await events()).toHaveLength(3);
});

test('a killed job goes on where it was, and adds each row once', async () => {
  const file = await begins();
  for (const number of [0, 1, 2]) {
    const rows = await prepareRows([sale(String(number + 1))], COLUMNS);
    await cast.studio.call('ConversionFilePartResource.create', { ...file, number, rows });
  }
  await cast.studio.call('ConversionFileResource.update', { ...file, action: 'check' });
  // As a job leaves it that was killed after its first part was added.
  await platform.runJobs();
  await platform.db.write(
    `update conversion_files set status = 'adding', position = 1, added_rows = 1 where id = $1`,
    [file.file_id],
  );
  await platform.db.write(
    `update conversion_file_parts set results = 'v' where file_id = $1 and number > 0`,
    [file.file_id],
  );
  await platform.jobs.enqueue(platform.db, workOffFileJob, { file_id: file.file_id });
  await platform.runJobs();
  expect((await shows(file)).file).toMatchObject({ status: 'done', added_rows: 1, repeated_rows: 2 });
  expect(await events()).toHaveLength(3);
});

test('a file that is stopped adds nothing more, and cannot be added later', async () => {
  const file = await sends([sale('1'), sale('x')]);
  await cast.studio.call('ConversionFileResource.update', { ...file, action: 'stop' });
  const add = () => cast.studio.call('ConversionFileResource.update', { ...file, action: 'add' });
  await expect(add()).rejects.toMatchObject({ kind: 'conflict', reason: 'file-moved-on' });
  await platform.runJobs();
  expect([(await shows(file)).file.status, await events()]).toEqual(['stopped', []]);
});

test('of people who opted out no key is taken', async () => {
  const columns = ['event_name', 'event_time', 'value', 'opt_out', 'em', ''] as const;
  const file = await begins(columns);
  const rows = await prepareRows([sale('5').with(3, 'yes')], columns);
  await cast.studio.call('ConversionFilePartResource.create', { ...file, number: 0, rows });
  await cast.studio.call('ConversionFileResource.update', { ...file, action: 'check' });
  await platform.runJobs();
  expect(await events()).toMatchObject([{ is_limited: true, key_names: [] }]);
});

test('files are removed with their events, those never sent whole after a day', async () => {
  await sends([sale('1')]);
  await begins();
  const purge = async (days: number) => {
    platform.clock.advance(days * 86_400_000);
    await platform.jobs.enqueue(platform.db, purgeConversionFilesJob, {});
    await platform.runJobs();
    const asked = { ad_account_id: account, source: 'file' as const };
    return (await cast.studio.call('ConversionFilesResource.get', asked)).data.map(({ status }) => status);
  };
  expect([await purge(0), await purge(2), await purge(89)]).toEqual([['sending', 'done'], ['done'], []]);
});
