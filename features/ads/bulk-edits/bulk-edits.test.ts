import { beforeEach, expect, test } from 'vitest';
import { type AdIds, adRows } from '#features/ads/campaigns/testing-ads.ts';
import { endsAccess, givesAccess } from '#features/business/access/testing-access.ts';
import { type Cast, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { readSheet } from './sheet.ts';

let platform: TestPlatform;
let cast: Cast;
let ids: AdIds;

beforeEach(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
  const { studio } = cast;
  await platform.db.write(`update users set is_partner = true where username = 'studio'`);
  await studio.makes.board('Lamps', { pins: 1 });
  const [pin] = await platform.db.rows<{ id: AdIds['ad'] }>('select id from pins where pinner_id = $1', [studio.id]);
  ids = await adRows(platform.db, { ownerId: studio.id, pinId: pin?.id ?? studio.id });
});

const upload = (...lines: string[]) =>
  cast.studio.call('AdBulkUploadResource.create', {
    ...{ ad_account_id: ids.account, file_name: 'changes.csv', content: lines.join('\n') },
  });

const HEAD = 'level,id,name,status,budget,end_date';
const names = async () => {
  const { data } = await cast.studio.call('AdBulkTemplateResource.get', {
    ...{ ad_account_id: ids.account, levels: ['CAMPAIGN', 'AD_GROUP'] },
  });
  return data.rows.map(({ name, status, budget }) => [name, status, budget]);
};

test('a sheet is read with quotes, line breaks, other separators and a mark, each row with its line', () => {
  expect(readSheet('\ufeffa;b\r\n"x;""y""";"1\n2"\r\n\r\nlast;')).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['x;"y"', '1\n2'] },
    { line: 5, cells: ['last', ''] },
  ]);
});

test('uploading checks each row with line, column and reason, and changes nothing', async () => {
  const { data } = await upload(
    HEAD,
    `CAMPAIGN,${ids.campaign},Better lamps,,,`,
    `AD_GROUP,${ids.group},,SLEEPING,,`,
    `AD_GROUP,${ids.group},,,0.10,`,
    `CAMPAIGN,${cast.studio.id},Elsewhere,,,`,
    `AD_GROUP,12,,,,2027-02-31`,
    `AD,${ids.ad},,,5,`,
  );
  expect(data).toMatchObject({ state: 'CHECKED', row_count: 6, valid_count: 1 });
  const { problems } = (await cast.studio.call('AdBulkJobResource.get', { job_id: data.id })).data;
  expect(problems.map(({ line, column }) => [line, column])).toEqual([
    ...[[3, 'status'], [4, 'id'], [5, 'id'], [6, 'end_date'], [7, 'budget']],
  ]);
  expect(problems.every(({ reason }) => reason !== '')).toBe(true);
  expect(await names()).toEqual([['Lamps', 'ACTIVE', ''], ['Lamps', 'ACTIVE', '5']]);
});

test('the valid rows are applied when the advertiser chooses to, and are in the history', async () => {
  const { studio } = cast;
  const { data } = await upload(
    HEAD,
    `CAMPAIGN,${ids.campaign},Better lamps,PAUSED,,`,
    `AD_GROUP,${ids.group},,,7.50,`,
    `AD,${ids.ad},,SLEEPING,,`,
  );
  await studio.call('AdBulkJobResource.update', { job_id: data.id, action: 'APPLY' });
  await platform.runJobs();
  expect(await names()).toEqual([['Better lamps', 'PAUSED', ''], ['Lamps', 'ACTIVE', '7.5']]);
  const { data: job } = await studio.call('AdBulkJobResource.get', { job_id: data.id });
  expect(job).toMatchObject({ state: 'DONE', applied_count: 2, refused_count: 0 });
  const { data: changes } = await studio.call('AdChangesResource.get', { ad_account_id: ids.account });
  expect(changes.map(({ level, actor }) => [level, actor])).toEqual([['AD_GROUP', 'studio'], ['CAMPAIGN', 'studio']]);
  const { data: file } = await studio.call('AdBulkFileResource.get', { job_id: data.id });
  expect(file.original).toContain('SLEEPING');
  expect(file.result.map(({ state }) => state)).toEqual(['APPLIED', 'APPLIED', 'INVALID']);
  await expect(
    studio.call('AdBulkJobResource.update', { job_id: data.id, action: 'APPLY' }),
  ).rejects.toMatchObject({ reason: 'already-applied' });
});

test('a job stops when asked to, and once whoever began it may not advertise any more', async () => {
  const { studio, ada } = cast;
  await givesAccess(platform.db, studio, ada, 'CAMPAIGN_MANAGER');
  const { data } = await upload(HEAD, `CAMPAIGN,${ids.campaign},Better lamps,,,`);
  const steer = (action: 'APPLY' | 'STOP') =>
    ada.call('AdBulkJobResource.update', { job_id: data.id, action, ...{ orbac_subject_id: studio.id } });
  const state = async () => (await studio.call('AdBulkJobResource.get', { job_id: data.id })).data.state;
  await steer('APPLY');
  await steer('STOP');
  await platform.runJobs();
  expect([await state(), (await names())[0]?.[0]]).toEqual(['STOPPED', 'Lamps']);
  await steer('APPLY');
  await endsAccess(platform.db, studio, ada);
  await platform.runJobs();
  expect([await state(), (await names())[0]?.[0]]).toEqual(['STOPPED', 'Lamps']);
  await studio.call('AdBulkJobResource.update', { job_id: data.id, action: 'APPLY' });
  await platform.runJobs();
  expect([await state(), (await names())[0]?.[0]]).toEqual(['DONE', 'Better lamps']);
});

test('a file that is no sheet is refused by name, and others find no job', async () => {
  await expect(upload('name,status', 'a,b')).rejects.toMatchObject({ field: 'content' });
  await expect(upload('level,id,price', 'AD,1,2')).rejects.toMatchObject({ field: 'content' });
  await expect(upload(HEAD)).rejects.toMatchObject({ field: 'content' });
  const { data } = await upload(HEAD, `CAMPAIGN,${ids.campaign},Better lamps,,,`);
  await platform.db.write(`update users set is_partner = true where username = 'ben'`);
  await expect(cast.ben.call('AdBulkJobResource.get', { job_id: data.id })).rejects.toMatchObject({
    kind: 'not-found',
  });
  await expect(
    cast.ben.call('AdBulkJobResource.update', { job_id: data.id, action: 'APPLY' }),
  ).rejects.toMatchObject({ kind: 'not-found' });
});
