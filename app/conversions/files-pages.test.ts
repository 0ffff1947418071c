import { beforeEach, expect, test } from 'vitest';
import { tagOf } from '#features/conversions/conversion-events/testing-conversions.ts';
import { conversionFileRow } from '#features/conversions/conversion-files/testing-files.ts';
import type { Id } from '#platform/ids/ids.ts';
import { type Cast, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';

let platform: TestPlatform;
let cast: Cast;
let account: Id;

beforeEach(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
  ({ account } = await tagOf(platform.db, cast.studio));
});

const at = (page: string) => `/advertiser/conversions/${page}`;
const opens = async (page: string) => (await cast.studio.opens(at(page))).one('main');

/** From the page that conversions begin with, as a business finds it. */
const follows = async (name: string) => {
  const href =
    (await opens('tag/')).one('navigation', 'Conversions').one('link', name).attribute('href') ?? '';
  return (await cast.studio.opens(href)).one('main');
};

async function sends(source: 'file' | 'partner', ...rows: string[][]) {
  const { data } = await cast.studio.call('ConversionFileResource.create', {
    ...{
      ad_account_id: account,
      source,
      name: 'sales.csv',
      headers: ['Event', 'Time', 'Amount', 'Customer'],
    },
    columns: ['event_name', 'event_time', 'value', 'external_id'],
    ...(source === 'partner' && { partner: 'Adjust' }),
  });
  const file = { ad_account_id: account, file_id: data.id };
  await cast.studio.call('ConversionFilePartResource.create', { ...file, number: 0, rows });
  await cast.studio.call('ConversionFileResource.update', { ...file, action: 'check' });
  await platform.runJobs();
  return file;
}

const sale = (amount: string) => [
  ...['checkout', platform.clock.now().toISOString(), amount, 'a'.repeat(64)],
];

test('a file is chosen on the page of uploads, which names the columns that it can have', async () => {
  const page = await follows('Upload a file');
  expect(page.select('input[type=file]')).toHaveLength(1);
  const columns = page.one('region', 'Columns of a file').text;
  for (const column of ['event_name', 'event_time', 'value', 'em', 'ph']) expect(columns).toContain(column);
});

test('[CONV-10] the history lists the files that were sent, and shows what became of one and why', async () => {
  expect((await follows("Files you've sent")).text).toContain('No files yet');
  await sends('file', sale('5'));
  await sends('partner', sale('6'));
  const wrong = await sends('file', sale('7'), sale('a lot'));
  const list = (await follows("Files you've sent")).one('region', "Files you've sent");
  expect(list.select('tbody tr').map(({ text }) => text.replace(/\w{3} \d+, [\d:]+/, ' '))).toEqual([
    ...['sales.csv Waiting for you2001', 'sales.csv Done1100'],
  ]);
  const [latest] = list.all('link', 'sales.csv');
  const shown = (await cast.studio.opens(latest?.attribute('href') ?? ''))
    .one('main')
    .one('region', 'sales.csv');
  expect(shown.one('region', 'Problems').text).toContain('2AmountNot an amount');
  for (const name of ['Add valid rows (1)', 'Add nothing', 'Original file, hashed', 'Result file'])
    expect(shown.all('button', name)).toHaveLength(1);
  await cast.studio.call('ConversionFileResource.update', { ...wrong, action: 'add' });
  await platform.runJobs();
  const done = (await opens(`history/?file=${wrong.file_id}`)).one('region', 'sales.csv');
  expect([done.one('status').text, done.all('button', 'Add nothing').length]).toEqual([
    'Done. 1 added, 0 already there, 1 wrong.',
    0,
  ]);
  expect((await opens('event-history/?source=file')).select('tbody th').map(({ text }) => text)).toEqual([
    ...['checkout', 'checkout'],
  ]);
});

test('[CONV-11] the history of partners lists the files that they counted, by partner, and what became of them', async () => {
  expect((await follows('Files from partners')).text).toContain('No files yet');
  await sends('file', sale('5'));
  const file = await sends('partner', sale('6'));
  const page = await opens(`pca_history/?file=${file.file_id}`);
  const rows = page.one('region', "Files you've sent").select('tbody tr');
  expect(rows.map(({ text }) => text.replace(/\w{3} \d+, [\d:]+/, ' '))).toEqual([
    'sales.csv Done1100Adjust',
  ]);
  expect(page.one('region', 'sales.csv').one('status').text).toContain('1 added');
  expect((await opens('event-history/?source=partner')).select('tbody th')).toHaveLength(1);
});

test("[CONV-12] a partner's file is chosen on its page, and subPage shows the columns that it can have", async () => {
  const page = await follows("Upload a partner's file");
  expect(page.select('input[type=file]')).toHaveLength(1);
  const { address } = await cast.studio.opens(
    page.one('navigation', 'Conversions of partners').one('link', 'Columns').attribute('href') ?? '',
  );
  expect(address).toBe(at('pca_upload/?subPage=format'));
  const format = await opens('pca_upload/?subPage=format');
  expect([format.select('input[type=file]').length, format.text.includes('event_name')]).toEqual([0, true]);
  expect((await opens('pca_upload/?subPage=file')).select('input[type=file]')).toHaveLength(1);
  expect((await opens('pca_upload/?subPage=nonsense')).one('alert').text).toBe(
    "subPage: “nonsense” isn't known here. Use one of: file, format.",
  );
});

test('files of others are not there', async () => {
  const { chi } = cast;
  await platform.db.write(`update users set is_partner = true where username = 'chi'`);
  const { account: other } = await tagOf(platform.db, chi);
  const file = await conversionFileRow(platform.db, other);
  expect((await cast.studio.opens(at(`history/?file=${file}`))).text).toContain(
    "We couldn't find that page.",
  );
});
