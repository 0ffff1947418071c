import { beforeEach, expect, test } from 'vitest';
import { type AdIds, adRows } from '#features/ads/campaigns/testing-ads.ts';
import { type Cast, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';

let platform: TestPlatform;
let cast: Cast;
let ids: AdIds;

beforeEach(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
  await platform.db.write(`update users set is_partner = true where username = 'studio'`);
  ids = await adRows(platform.db, { ownerId: cast.studio.id, pinId: cast.studio.id });
});

const opens = async (page: string) =>
  (await cast.studio.opens(`/advertiser/bulk_editor/${page}`)).one('main');

test('[ADS-35] the overview leads to the bulk editor, which leads through its steps', async () => {
  const overview = await cast.studio.opens('/advertiser/');
  const path = overview.one('main').one('link', 'Bulk editor').attribute('href') ?? '';
  expect(path).toBe('/advertiser/bulk_editor/');
  const main = (await cast.studio.opens(path)).one('main');
  const steps = main.select('ol a');
  expect(steps.map((link) => link.attribute('href'))).toEqual(
    ['download_template', 'upload_template', 'history'].map((page) => `/advertiser/bulk_editor/${page}/`),
  );
});

test('the page for uploading takes a file', async () => {
  const main = await opens('upload_template/');
  expect(main.text).toContain('Nothing changes until you apply it');
  expect(main.select('input[type=file]')).toHaveLength(1);
});

test('[ADS-38] the history shows sections, and the job that was started with its rows to correct', async () => {
  const content = `level,id,name,status\nCAMPAIGN,${ids.campaign},Better lamps,\nAD,${ids.ad},,SLEEPING`;
  const asked = { ad_account_id: ids.account, file_name: 'changes.csv', content };
  const { data } = await cast.studio.call('AdBulkUploadResource.create', asked);
  const main = await opens(`history/?section=all&job_started=${data.id}`);
  expect((await opens('history/')).one('list', 'Uploads').text).toContain('changes.csv');
  const job = main.one('region', 'changes.csv');
  expect(job.texts('button')).toEqual(['Apply 1 row', 'Original file', 'Result file']);
  expect(job.one('table').texts('row')[1]).toContain('3status');
  expect((await opens('history/?section=finished')).all('list', 'Uploads')[0]?.text).not.toContain(
    'changes.csv',
  );
  await cast.studio.call('AdBulkJobResource.update', { job_id: data.id, action: 'APPLY' });
  const running = (await opens(`history/?section=running&job_started=${data.id}`)).one(
    'region',
    'changes.csv',
  );
  expect(running.texts('button')).toContain('Stop');
  expect(running.select('progress')[0]?.attribute('value')).toBe('0');
  await platform.runJobs();
  expect((await opens('history/?section=finished')).one('list', 'Uploads').text).toContain('applied: 1');
});

test('[ADS-39] the id library finds ids by level and name, and leads to a template of one', async () => {
  const main = await opens('bulk_id_library/?level=AD&name=lamp');
  expect(main.one('table').text).toContain(ids.ad);
  expect(main.one('table').one('link', 'Template').attribute('href')).toContain(`ids=${ids.ad}`);
  expect((await opens('bulk_id_library/?level=AD&name=chair')).text).toContain('Nothing found');
});

test('[ADS-40] the format reference has each column with its levels and what it takes', async () => {
  const rows = (await opens('resources/')).one('table').texts('row');
  expect(rows).toHaveLength(12);
  expect(rows.find((row) => row.startsWith('budget'))).toContain('Ad group');
});
