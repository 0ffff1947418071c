import { beforeAll, expect, test } from 'vitest';
import { rollUpInsights } from '#features/ads/delivery/roll-up-insights/roll-up-insights.service.ts';
import { settleAds } from '#features/ads/delivery/settle-ads/settle-ads.service.ts';
import { adBy, readAds, type TestAd } from '#features/ads/delivery/testing-ads.ts';
import { type Cast, castOf, memberOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';

let platform: TestPlatform;
let cast: Cast;
let ad: TestAd;

const PEOPLE = 12;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  platform.clock.set(new Date('2026-03-10T12:00:00Z'));
  cast = await castOf(platform);
  for (let count = 0; count < 12; count += 1) await cast.chi.saves.pin();
  const pin = await cast.studio.saves.pin({ title: 'A lamp', link: 'https://shop.example/lamp' });
  ad = await adBy(platform, cast.studio, pin.id);
  await readAds(platform);
  for (let at = 0; at < PEOPLE; at += 1) await sees(`person${at}`, at === 0);
  await settleAds(platform, new AbortController().signal);
  platform.clock.set(new Date('2026-03-12T03:00:00Z'));
  await rollUpInsights(platform, new AbortController().signal);
});

/** A woman of 30 who agreed to personal ads gets it at home and looks at it; some open it, too. */
async function sees(username: string, opens: boolean): Promise<void> {
  const who = await memberOf(platform, username);
  await platform.db.write(
    `update user_private set birth_date = '1996-01-01', gender = 'female' where user_id = $1`,
    [who.id],
  );
  await platform.db.write(
    `insert into user_settings (home, user_id, allow_personalization_cookies)
      select home, id, true from users where id = $1
      on conflict (home, user_id) do update set allow_personalization_cookies = true`,
    [who.id],
  );
  const { data } = await who.call('UserHomefeedResource.get', {});
  const token = data.find((one) => one.promoted)?.promoted?.token ?? '';
  const kinds = opens ? (['impression', 'closeup'] as const) : (['impression'] as const);
  await who.call('AdEventsResource.create', { events: kinds.map((kind) => ({ token, kind })) });
}

const mainOf = async (path: string) => (await cast.studio.opens(path)).one('main');

test('[ADS-53] insights into a campaign are found from its row: who, where, when and which Pins, as bars, tables and files', async () => {
  const report = await mainOf('/advertiser/reporting/campaigns/');
  const path = report.one('link', 'Insights into Spring').attribute('href') ?? '';
  expect(path).toBe(`/advertiser/campaign-insights/${ad.campaignId}/`);
  const main = await mainOf(path);
  expect(main.one('heading', 'Spring').text).toBe('Spring');
  expect(main.one('region', 'Totals').text).toContain(`Impressions${PEOPLE}`);
  const bars = (name: string) =>
    main
      .one('article', name)
      .one('list')
      .all('listitem')
      .map(({ text }) => text);
  expect(bars('Age')).toEqual([`25-34${PEOPLE}`]);
  expect(bars('Gender')).toEqual([`Women${PEOPLE}`]);
  expect(bars('Language')).toEqual([`English${PEOPLE}`]);
  expect(bars('Place on the site')).toEqual([`Home feed${PEOPLE}`]);
  expect(bars('Hour of the day')).toEqual([`12 PM${PEOPLE}`]);
  expect(bars('Ads')).toEqual([`Spring${PEOPLE}`]);
  const age = main.one('article', 'Age');
  expect(age.one('button', 'Download CSV').text).toBe('Download CSV');
  // Only one opened it, so nothing says who that was.
  expect(age.select('tbody td').map(({ text }) => text)).toEqual([
    ...[`${PEOPLE}`, '–', '–', '–'],
    ...['–', '1', '–', '–'],
  ]);
  const days = main.one('region', 'Days').select('tbody tr');
  expect([days.length, days[2]?.text]).toEqual([30, expect.stringContaining(`${PEOPLE}1`)]);
  const opened = await mainOf(`${path}?show=closeups&days=7`);
  expect(opened.one('heading', 'Closeups by day').text).toBe('Closeups by day');
  expect(opened.one('article', 'Gender').one('list').text).toBe('Not known, or too few1');
});

test('a campaign of others, or none, is not there', async () => {
  const { ben } = cast;
  ben.viewer.isPartner = true;
  const pin = await ben.saves.pin({ link: 'https://other.example/' });
  await adBy(platform, ben, pin.id);
  for (const id of [ad.campaignId, '1', 'x'])
    expect((await ben.opens(`/advertiser/campaign-insights/${id}/`)).status).toBe(404);
});
