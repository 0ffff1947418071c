import { beforeEach, expect, test } from 'vitest';
import { manages } from '#features/business/access/testing-access.ts';
import type { Id } from '#platform/ids/ids.ts';
import { type Cast, castOf, memberOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import type { Page } from '#testing/pages.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { adRows } from '../testing-ads.ts';
import type { CampaignTool } from './choose-tool.ts';

let platform: TestPlatform;
let cast: Cast;

beforeEach(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
  const pin = await cast.studio.saves.pin();
  await adRows(platform.db, { ownerId: cast.studio.id, pinId: pin.id as Id });
});

const CHOOSER = '/advertiser/ads/campaign_mode/';
const prefers = (campaign_tool: CampaignTool | null) =>
  cast.studio.call('CampaignToolResource.update', { campaign_tool });
const waysIn = (page: Page) => page.all('link', 'Create campaign').map((link) => link.attribute('href'));
const ways = async () => [
  ...new Set([
    ...waysIn(await cast.studio.opens('/advertiser/')),
    ...waysIn(await cast.studio.opens('/advertiser/reporting/campaigns/')),
  ]),
];

test('[ADS-24] every way to create a campaign leads to the preferred tool, and without a preference to the chooser', async () => {
  expect(await ways()).toEqual([CHOOSER]);
  for (const [tool, path, title] of [
    ['ADS_MANAGER', '/advertiser/ads/create/', 'Create campaign'],
    ['AUTOMATED_CAMPAIGN', '/advertiser/automated/ads/create/', 'Create automated campaign'],
  ] as const) {
    await prefers(tool);
    expect(await ways()).toEqual([path]);
    const page = await cast.studio.opens(path);
    expect(page.one('heading', { level: 1 }).text).toBe(title);
    expect(page.one('link', 'Create campaigns in another way').attribute('href')).toBe(CHOOSER);
  }
  await prefers(null);
  expect(await ways()).toEqual([CHOOSER]);
  await expect(prefers('OTHER' as CampaignTool)).rejects.toMatchObject({ field: 'campaign_tool' });
});

test('[ADS-23] the chooser of campaign modes offers both, and for a managed client it is about that client', async () => {
  const { studio } = cast;
  const [way] = (await studio.opens('/advertiser/')).all('link', 'Create campaign');
  const chosenOn = (page: Page) =>
    page
      .select('input[name=campaign_tool]')
      .map((input) => [input.attribute('value'), input.attribute('checked') !== null]);
  const own = await studio.opens(way?.attribute('href') ?? '');
  expect(own.texts('radio')).toHaveLength(2);
  expect(chosenOn(own)).toEqual([
    ['ADS_MANAGER', true],
    ['AUTOMATED_CAMPAIGN', false],
  ]);
  await prefers('AUTOMATED_CAMPAIGN');
  const agency = await memberOf(platform, 'agency', 'Agency');
  await platform.db.write('update users set is_partner = true where id = $1', [agency.id]);
  await manages(platform.db, studio, agency, 'ADMIN');
  const path = `${CHOOSER}?managedClientId=${studio.id}`;
  expect(chosenOn(await agency.opens(path))[1]).toEqual(['AUTOMATED_CAMPAIGN', true]);
  expect(chosenOn(await agency.opens(CHOOSER))[0]).toEqual(['ADS_MANAGER', true]);
  await platform.db.write('delete from managed_clients where client_id = $1', [studio.id]);
  expect((await agency.opens(path)).status).toBe(404);
});
