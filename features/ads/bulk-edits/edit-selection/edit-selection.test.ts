import { beforeEach, expect, test } from 'vitest';
import { type AdIds, adRows } from '#features/ads/campaigns/testing-ads.ts';
import { csvOf } from '#features/measure/analytics/parts/csv.ts';
import type { Id } from '#platform/ids/ids.ts';
import { type Cast, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { type BulkLevel, COLUMN_NAMES } from '../bulk-edit.ts';
import { changedCells, type SelectionEntries } from './changed-cells.ts';

let platform: TestPlatform;
let cast: Cast;
let ids: AdIds;
let groups: string[];

const EMPTY: SelectionEntries = { status: '', budgetChange: 'KEEP', budget: '', end: '', suffix: '' };

beforeEach(async () => {
  platform = await testPlatform(await freshDatabase());
  platform.clock.set(new Date('2026-03-04T12:00:00Z'));
  cast = await castOf(platform);
  const pin = (await cast.studio.saves.pin({ title: 'Lamp', link: 'https://lamps.example/' })).id;
  ids = await adRows(platform.db, { ownerId: cast.studio.id, pinId: pin as Id });
  groups = [ids.group];
  for (const [name, budget] of [
    ['Cheap', 1_000_000],
    ['Dear', 8_000_000],
  ] as const) {
    const { data } = await cast.studio.call('AdTreeResource.create', {
      ...{ ad_account_id: ids.account, campaign_id: ids.campaign, ads: [{ pin_id: pin }] },
      ad_group: { name, budget_in_micro_currency: budget },
    });
    groups.push(data.ad_group_id);
  }
});

const rowsOf = async (level: BulkLevel, wanted: string[]) =>
  (
    await cast.studio.call('AdBulkTemplateResource.get', {
      ...{ ad_account_id: ids.account, levels: [level], ids: wanted },
    })
  ).data.rows;
const budgets = async () =>
  (await rowsOf('AD_GROUP', groups)).map(({ name, budget, status }) => [name, budget, status]);

/** As the page does it. */
const preview = async (
  entries: Partial<SelectionEntries>,
  level: BulkLevel = 'AD_GROUP',
  wanted = groups,
) => {
  const cells = changedCells(await rowsOf(level, wanted), { ...EMPTY, ...entries });
  const used = COLUMN_NAMES.filter((name) => cells.some((row) => row[name] !== undefined));
  const { data } = await cast.studio.call('AdBulkUploadResource.create', {
    ...{ ad_account_id: ids.account, file_name: 'Bulk edit' },
    content: csvOf([used, ...cells.map((row) => used.map((name) => row[name] ?? ''))]),
  });
  return (await cast.studio.call('AdBulkJobResource.get', { job_id: data.id })).data;
};
const apply = async (job_id: string) => {
  await cast.studio.call('AdBulkJobResource.update', { job_id, action: 'APPLY' });
  await platform.runJobs();
  return (await cast.studio.call('AdBulkJobResource.get', { job_id })).data;
};
const undo = async (job_id: string) => (await cast.studio.call('AdBulkUndoResource.create', { job_id })).data;

test('/advertiser/ads/bulk_edit/ previews one change for the ids of its level, with what is refused for each row, applies it as one job and undoes it', async () => {
  const page = await cast.studio.opens(
    `/advertiser/ads/bulk_edit/?entity_level=AD_GROUP&ids=${groups.join(',')}`,
  );
  expect(page.one('main').text).toContain('3 ad groups');
  expect(page.texts('button')).toContain('Preview');
  const job = await preview({ budgetChange: 'LOWER', budget: '20', suffix: '(sale)' });
  expect(job).toMatchObject({ state: 'CHECKED', row_count: 3, valid_count: 2 });
  // A budget of 0.80 is below what is possible; the other rows are not affected.
  expect(job.problems).toMatchObject([{ line: 3, column: 'budget' }]);
  expect((await budgets()).map(([, budget]) => budget)).toEqual(['5', '1', '8']);
  expect(await apply(job.id)).toMatchObject({ state: 'DONE', applied_count: 2, refused_count: 0 });
  expect(await budgets()).toEqual([
    ['Lamps (sale)', '4', 'ACTIVE'],
    ['Cheap', '1', 'ACTIVE'],
    ['Dear (sale)', '6.4', 'ACTIVE'],
  ]);
  const back = await undo(job.id);
  expect(back).toMatchObject({ state: 'CHECKED', row_count: 2, valid_count: 2 });
  await apply(back.id);
  expect(await budgets()).toEqual([
    ['Lamps', '5', 'ACTIVE'],
    ['Cheap', '1', 'ACTIVE'],
    ['Dear', '8', 'ACTIVE'],
  ]);
  const isThere = async (query: string) =>
    (await cast.studio.opens(`/advertiser/ads/bulk_edit/?${query}`)).status === 200;
  expect(await isThere(`entity_level=CAMPAIGN&ids=${ids.group}`)).toBe(false);
  expect(await isThere(`entity_level=OTHER&ids=${ids.group}`)).toBe(false);
  expect(await isThere('')).toBe(true);
  const hers = await adRows(platform.db, { ownerId: cast.ada.id, pinId: ids.ad });
  expect(await isThere(`entity_level=AD&ids=${hers.ad}`)).toBe(false);
});

test('what has changed since, or is archived, is not undone, row by row; dates that were none are cleared again', async () => {
  const job = await preview({ status: 'PAUSED', end: '2026-04-30' });
  await apply(job.id);
  await cast.studio.call('AdGroupResource.update', { ad_group_id: groups[1] ?? '', status: 'ACTIVE' });
  const back = await undo(job.id);
  expect(back).toMatchObject({ row_count: 3, valid_count: 2 });
  const { problems } = (await cast.studio.call('AdBulkJobResource.get', { job_id: back.id })).data;
  expect(problems).toEqual([
    { line: 3, column: null, reason: 'This has changed since, so it was not undone.' },
  ]);
  await apply(back.id);
  expect((await rowsOf('AD_GROUP', groups)).map(({ status, end_date }) => [status, end_date])).toEqual([
    ['ACTIVE', ''],
    ['ACTIVE', '2026-04-30'],
    ['ACTIVE', ''],
  ]);
  const archived = await preview({ status: 'ARCHIVED' }, 'AD', [ids.ad]);
  await apply(archived.id);
  expect(await undo(archived.id)).toMatchObject({ row_count: 1, valid_count: 0 });
  const untouched = await preview({ suffix: 'x' });
  await expect(undo(untouched.id)).rejects.toMatchObject({ reason: 'nothing-to-undo' });
});
