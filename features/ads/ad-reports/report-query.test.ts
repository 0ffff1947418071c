import { expect, test } from 'vitest';
import {
  ALL_SHOWN,
  OBJECTIVES,
  objectivePath,
  pathBelow,
  readReportQuery,
  reportPath,
} from './report-query.ts';

const read = (text: string) => readReportQuery(new URLSearchParams(text));

test('[ADS-13] adFilter, campaignFilter and adGroupFilter are all where all are shown', () => {
  const { query, refused } = read('');
  expect(query).toMatchObject({ adFilter: 'all', campaignFilter: 'all', adGroupFilter: 'all' });
  expect(read('adFilter=all&campaignFilter=ALL&adGroupFilter=').query).toEqual(query);
  expect(refused).toEqual([]);
  expect(reportPath('AD', query)).toBe('/advertiser/reporting/ads/');
});

test('an address is read as it was written', () => {
  const query = {
    ...ALL_SHOWN,
    ...{ objectiveTypes: ['TRAFFIC', 'PURCHASE'] as const, campaignIds: ['11', '12'], adGroupIds: ['21'] },
    ...{ pinPromotionIds: ['31'], productGroupIds: ['41'], name: 'Öl & Co', message: 'paused' as const },
    ...{ campaignFilter: 'active' as const, adGroupFilter: 'paused' as const, adFilter: 'rejected' as const },
    ...{ sort: 'spend' as const, order: 'asc' as const, from: '2026-01-02', to: '2026-02-03' },
    ...{ compare: 'year' as const, columns: ['impressions' as const, 'hides' as const] },
  };
  const path = reportPath('CAMPAIGN', { ...query, objectiveTypes: [...query.objectiveTypes] });
  expect(path).toContain('campaignIds=11,12');
  const { query: found, refused } = read(path.split('?')[1] ?? '');
  expect(found).toEqual(query);
  expect(refused).toEqual([]);
});

test('what nothing has is named, and counts as not asked for', () => {
  const names = ['objectiveTypes', 'campaignIds', 'adGroupIds', 'pinPromotionIds', 'productGroupIds'];
  const filters = ['message', 'campaignFilter', 'adGroupFilter', 'adFilter'];
  const shown = ['sort', 'order', 'days', 'from', 'to', 'compare', 'columns'];
  for (const name of [...names, ...filters, ...shown]) {
    const { query, refused } = read(`${name}=x`);
    expect(refused).toEqual([name]);
    expect(query).toEqual(ALL_SHOWN);
  }
  expect(read(`name=${'x'.repeat(256)}`).refused).toEqual(['name']);
  expect(read('from=2026-02-30&to=2026-03-02').refused).toEqual(['from']);
  expect(read('from=2026-03-02&to=2026-03-01&days=7')).toMatchObject({ query: { days: 7 }, refused: ['to'] });
  expect(read('objectiveTypes=TRAFFIC,NONE').refused).toEqual(['objectiveTypes']);
});

test('a set of columns is the columns in it, and a number of days may also be one', () => {
  const { query } = read('columns=engagement&columns=spend&days=1');
  expect(query.columns).toEqual(['spend', 'impressions', 'closeups', 'saves', 'outbound_clicks', 'hides']);
  expect(query.days).toBe(1);
});

test('each objective has a report of its own', () => {
  expect(OBJECTIVES).toHaveLength(13);
  for (const objective of OBJECTIVES) {
    const path = objectivePath(objective);
    expect(path).toBe(`/advertiser/reporting/campaigns/?objectiveTypes=${objective}`);
    expect(read(path.split('?')[1] ?? '').query.objectiveTypes).toEqual([objective]);
  }
});

test('a row leads one level down', () => {
  const row = { id: '7', objectiveType: 'AWARENESS', pinId: '9' };
  expect(pathBelow('CAMPAIGN', row)).toBe('/advertiser/reporting/adgroups/?campaignIds=7');
  expect(pathBelow('AD_GROUP', row)).toBe('/advertiser/reporting/ads/?adGroupIds=7');
  expect(pathBelow('AD', row)).toBe('/pin/9/');
  for (const objectiveType of ['TEMPORARY_SHOPPING', 'CATALOG_SALES'])
    expect(pathBelow('AD_GROUP', { ...row, objectiveType })).toBe(
      '/advertiser/reporting/productgroups/?adGroupIds=7',
    );
});
