import { beforeEach, expect, test } from 'vitest';
import { type AdIds, adRows } from '#features/ads/campaigns/testing-ads.ts';
import { endsAccess, givesAccess } from '#features/business/access/testing-access.ts';
import { type Cast, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { applyBulkRowsJob } from './apply-rows/apply-rows.service.ts';
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
  const [pin] = await platform.db.rows<{ id: AdIds['ad'] }>('select id from pins where pinner_id = $1', [
    studio.id,
  ]);
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
    ...[
      [3, 'status'],
      [4, 'id'],
      [5, 'id'],
      [6, 'end_date'],
      [7, 'budget'],
    ],
  ]);
  expect(problems.every(({ reason }) => reason !== '')).toBe(true);
  expect(await names()).toEqual([
    ['Lamps', 'ACTIVE', ''],
    ['Lamps', 'ACTIVE', '5'],
  ]);
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
  expect(await names()).toEqual([
    ['Better lamps', 'PAUSED', ''],
    ['Lamps', 'ACTIVE', '7.5'],
  ]);
  const { data: job } = await studio.call('AdBulkJobResource.get', { job_id: data.id });
  expect(job).toMatchObject({ state: 'DONE', applied_count: 2, refused_count: 0 });
  const { data: changes } = await studio.call('AdChangesResource.get', { ad_account_id: ids.account });
  expect(changes.map(({ level, actor }) => [level, actor])).toEqual([
    ['AD_GROUP', 'studio'],
    ['CAMPAIGN', 'studio'],
  ]);
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

test('a file that is no sheet is refused by name', async () => {
  await expect(upload('name,status', 'a,b')).rejects.toMatchObject({ field: 'content' });
  await expect(upload('level,id,price', 'AD,1,2')).rejects.toMatchObject({ field: 'content' });
  await expect(upload(HEAD)).rejects.toMatchObject({ field: 'content' });
});

const template = async () =>
  (
    await cast.studio.call('AdBulkTemplateResource.get', {
      ...{ ad_account_id: ids.account, levels: ['CAMPAIGN', 'AD_GROUP', 'AD'] },
    })
  ).data.rows;

test('a template that is uploaded as it is changes nothing, not even times within a day or a review', async () => {
  const { db } = platform;
  await db.write(
    `update ad_groups set start_time = '2026-03-04 10:17:05Z', end_time = '2027-03-04 10:17:05Z'`,
  );
  await db.write(`update ads set review_status = 'REJECTED', rejected_reasons = '{OTHER}'`);
  await db.write('update ads set name = $1', ["'=lamp"]);
  const columns = ['level', 'id', 'parent_id', 'name', 'start_date', 'end_date'] as const;
  const rows = await template();
  expect(rows.map(({ id }) => id)).toEqual([`#${ids.campaign}`, `#${ids.group}`, `#${ids.ad}`]);
  const { data } = await upload(
    columns.join(','),
    ...rows.map((row) => columns.map((one) => row[one] ?? '').join(',')),
  );
  expect(data).toMatchObject({ row_count: 3, valid_count: 3 });
  await cast.studio.call('AdBulkJobResource.update', { job_id: data.id, action: 'APPLY' });
  await platform.runJobs();
  const { data: changes } = await cast.studio.call('AdChangesResource.get', { ad_account_id: ids.account });
  expect(changes).toEqual([]);
  expect(await db.rows('select review_status from ads')).toEqual([{ review_status: 'REJECTED' }]);
});

/** Further ad groups, with the lines of a file that renames each. */
async function manyGroups(count: number): Promise<string[]> {
  const rows = await platform.db.rows<{ id: string }>(
    `insert into ad_groups (home, id, ad_account_id, campaign_id, name, status, budget_in_micro_currency, budget_type,
      bid_strategy_type, billable_event, targeting, placement_group, pacing_delivery_type, created_at, updated_at)
      select home, (home::bigint << 51) | nextval('ids'), ad_account_id, campaign_id, name, status,
        budget_in_micro_currency, budget_type, bid_strategy_type, billable_event, targeting, placement_group,
        pacing_delivery_type, now(), now() from ad_groups, generate_series(1, $1) where ad_groups.id = $2 returning id`,
    [count, ids.group],
  );
  return rows.map(({ id }, at) => `AD_GROUP,${id},Group ${at},,,`);
}

test('a job that is killed half-way goes on: nothing is lost or done twice', async () => {
  const { db } = platform;
  const { data } = await upload(HEAD, ...(await manyGroups(60)));
  await cast.studio.call('AdBulkJobResource.update', { job_id: data.id, action: 'APPLY' });
  const job = async () => (await cast.studio.call('AdBulkJobResource.get', { job_id: data.id })).data;
  const run = (signal: AbortSignal) =>
    applyBulkRowsJob.perform(
      platform,
      { job_id: data.id, locale: 'en' },
      { signal, id: 'test', attempt: 0, isLast: false },
    );
  await expect(run(AbortSignal.abort())).rejects.toThrow();
  expect(await job()).toMatchObject({ state: 'RUNNING', applied_count: 25 });
  // Dies in the middle of the second transaction.
  await db.write(`alter table ad_bulk_rows add constraint breaks check (line <> 40 or state <> 'APPLIED')`);
  await expect(run(new AbortController().signal)).rejects.toThrow();
  expect(await job()).toMatchObject({ state: 'RUNNING', applied_count: 25 });
  await db.write('alter table ad_bulk_rows drop constraint breaks');
  await platform.runJobs();
  expect(await job()).toMatchObject({ state: 'DONE', applied_count: 60, refused_count: 0 });
  const changes = await db.rows<{ n: number }>(
    'select count(*)::integer as n from ad_changes group by entity_id',
  );
  expect(changes).toHaveLength(60);
  expect(changes.every(({ n }) => n === 1)).toBe(true);
});

test('a job that fails again and again stops, and can be gone on with', async () => {
  const { data } = await upload(HEAD, `CAMPAIGN,${ids.campaign},Better lamps,,,`);
  await cast.studio.call('AdBulkJobResource.update', { job_id: data.id, action: 'APPLY' });
  await applyBulkRowsJob.giveUp?.(platform, { job_id: data.id, locale: 'en' }, 'broken');
  const { data: job } = await cast.studio.call('AdBulkJobResource.get', { job_id: data.id });
  expect(job.state).toBe('STOPPED');
});

test('a row that cannot be applied any more is refused with its reason, and the others are applied', async () => {
  const { data } = await upload(
    HEAD,
    `CAMPAIGN,${ids.campaign},Better lamps,,,`,
    `AD_GROUP,${ids.group},Oak,,,`,
  );
  await platform.db.write(`update ad_groups set status = 'ARCHIVED' where id = $1`, [ids.group]);
  await cast.studio.call('AdBulkJobResource.update', { job_id: data.id, action: 'APPLY' });
  await platform.runJobs();
  const { data: job } = await cast.studio.call('AdBulkJobResource.get', { job_id: data.id });
  expect(job).toMatchObject({ state: 'DONE', applied_count: 1, refused_count: 1 });
  expect(job.problems).toMatchObject([{ line: 3, reason: expect.stringContaining('archived') }]);
});

test('files are bounded, and uploads are deleted after 90 days', async () => {
  await expect(upload(HEAD, 'x'.repeat(300_000))).rejects.toMatchObject({ field: 'content' });
  const line = `CAMPAIGN,${ids.campaign},Better lamps,,,`;
  await expect(upload(HEAD, ...new Array(1001).fill(line))).rejects.toMatchObject({ field: 'content' });
  const { data: old } = await upload(HEAD, `CAMPAIGN,${ids.campaign},Better lamps\ud800,,,`);
  await platform.db.write('update ad_bulk_jobs set created_at = $1', [
    new Date(platform.clock.now().getTime() - 91 * 86_400_000),
  ]);
  const { data: next } = await upload(HEAD, line);
  const { data: jobs } = await cast.studio.call('AdBulkJobsResource.get', { ad_account_id: ids.account });
  expect(jobs.map(({ id }) => id)).toEqual([next.id]);
  await expect(cast.studio.call('AdBulkFileResource.get', { job_id: old.id })).rejects.toMatchObject({
    reason: 'bulk_job-not-found',
  });
});
