import { beforeEach, expect, test } from 'vitest';
import type { Id } from '#platform/ids/ids.ts';
import { type Cast, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { listServableAds } from './servable-ads.service.ts';
import { type AdIds, adRows } from './testing-ads.ts';

let platform: TestPlatform;
let cast: Cast;
let ids: AdIds;
let pin: Id;
let board: Id;

beforeEach(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
  board = await cast.studio.makes.board('Lamps');
  pin = (await cast.studio.saves.pin({ board })).id as Id;
  ids = await adRows(platform.db, { ownerId: cast.studio.id, pinId: pin });
});

const shown = async () => (await listServableAds(platform)).map(({ adId }) => adId);
const set = (table: string, changes: string, id: Id) =>
  platform.db.write(`update ${table} set ${changes} where id = $1`, [id]);

test('an approved ad with all above it is listed with what delivery decides by', async () => {
  expect(await listServableAds(platform)).toEqual([
    {
      ...{ adId: ids.ad, adGroupId: ids.group, campaignId: ids.campaign, adAccountId: ids.account },
      ...{
        ownerId: cast.studio.id,
        ownerName: cast.studio.viewer.fullName,
        pinId: pin,
        destinationUrl: null,
      },
      ...{ objectiveType: 'CONSIDERATION', billableEvent: 'CLICKTHROUGH', bidMicro: null },
      ...{ dailyCapMicro: 5_000_000, lifetimeCapMicro: null },
      ...{ campaignDailyCapMicro: null, campaignLifetimeCapMicro: null, startTime: null, endTime: null },
      ...{
        targeting: {},
        placementGroup: 'ALL',
        pacingType: 'STANDARD',
        bidStrategyType: 'AUTOMATIC_BID',
        currency: 'USD',
        timeZone: 'Europe/Zurich',
      },
    },
  ]);
});

test.each<[string, () => Promise<unknown>]>([
  ['waits for a review', () => set('ads', `review_status = 'PENDING'`, ids.ad)],
  ['is paused', () => set('ads', `status = 'PAUSED'`, ids.ad)],
  ['is in a paused ad group', () => set('ad_groups', `status = 'PAUSED'`, ids.group)],
  ['is in an archived campaign', () => set('ad_campaigns', `status = 'ARCHIVED'`, ids.campaign)],
  ['is over', () => set('ad_groups', `end_time = now() - interval '1 hour'`, ids.group)],
  ['has no balance', () => set('ad_accounts', 'balance_micro = 0', ids.account)],
  ['is of a closed account', () => set('ad_accounts', 'closed_at = now()', ids.account)],
  ['is of a business that is away', () => set('users', 'deactivated_at = now()', cast.studio.id)],
  ['is of a person', () => set('users', 'is_partner = false', cast.studio.id)],
  ['has a deleted pin', () => cast.studio.call('PinResource.delete', { id: pin })],
  [
    'has a secret pin',
    async () => {
      await cast.studio.call('BoardResource.update', { board_id: board, privacy: 'secret' });
      await platform.runJobs();
    },
  ],
  [
    'has a pin on a sensitive board',
    () => set('boards', 'sensitivity_screen = true, sensitivity_by_staff = true', board),
  ],
])('an ad that %s is not', async (_, change) => {
  expect(await shown()).toEqual([ids.ad]);
  await change();
  expect(await shown()).toEqual([]);
});

test('an ad that begins later is listed already, and more than one batch is read to the end', async () => {
  await set('ad_groups', `start_time = now() + interval '1 day'`, ids.group);
  await platform.db.write(
    `insert into ads (home, id, ad_account_id, campaign_id, ad_group_id, pin_id, name, status, review_status,
        submitted_at, created_at, updated_at)
      select home, (home::bigint << 51) | nextval('ids'), ad_account_id, campaign_id, ad_group_id, pin_id, name, status,
        review_status, now(), now(), now() from ads, generate_series(1, 600)`,
  );
  expect(new Set(await shown()).size).toBe(601);
});
