import { beforeAll, expect, test } from 'vitest';
import { settleAds } from '#features/ads/delivery/settle-ads/settle-ads.service.ts';
import { adBy, readAds } from '#features/ads/delivery/testing-ads.ts';
import { givesAccess } from '#features/business/access/testing-access.ts';
import { ACTING_COOKIE } from '#features/core/identity/acting-access.ts';
import { type Cast, type CastMember, castOf, memberOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
  const { studio, ada, ben, chi } = cast;
  for (let count = 0; count < 12; count += 1) await chi.saves.pin();
  const pin = await studio.saves.pin({ title: 'A lamp', link: 'https://shop.example/lamp' });
  await adBy(platform, studio, pin.id);
  await readAds(platform);
  for (const who of [ada, ben]) await sees(who);
  await settleAds(platform, new AbortController().signal);
});

/** Gets the ad at home, looks at it, opens it and presses its link. */
async function sees(who: CastMember) {
  const { data } = await who.call('UserHomefeedResource.get', {});
  const token = data.find((one) => one.promoted)?.promoted?.token ?? '';
  const kinds = ['impression', 'closeup'] as const;
  await who.call('AdEventsResource.create', { events: kinds.map((kind) => ({ token, kind })) });
}

const mainOf = async (path: string, who = cast.studio) => (await who.opens(path)).one('main');

test('[ADS-01] the overview of the advertiser area has totals beside those before, each day, what needs attention and all pages', async () => {
  const main = await mainOf('/advertiser/');
  const totals = main.one('region', 'Totals');
  expect(totals.select('dl > div').map(({ text }) => text)).toEqual([
    'Spend$0.0002Nothing in the days before',
    'Impressions2Nothing in the days before',
    'Outbound clicks0Nothing in the days before',
    'Saves0Nothing in the days before',
    'Conversions0Nothing in the days before',
  ]);
  expect(totals.text).toMatch(/Complete until .+\. Days are those of UTC\.$/);
  expect(main.one('heading', 'Spend by day').text).toBe('Spend by day');
  const impressions = await mainOf('/advertiser/?show=impressions&days=7');
  expect(impressions.one('heading', 'Impressions by day').text).toBe('Impressions by day');
  const rows = impressions.one('region', 'Days').select('tbody tr');
  expect(rows).toHaveLength(7);
  expect(rows[0]?.select('td').map(({ text }) => text)).toEqual(['$0.0002', '2', '2', '0', '0', '0', '0']);
  expect(main.one('region', 'Needs your attention').text).toContain('Nothing right now.');
  await platform.db.write(
    "update ads set review_status = 'REJECTED', rejected_reasons = '{IMAGE_LOW_QUALITY}'",
  );
  const [rejected] = (await mainOf('/advertiser/')).one('region', 'Needs your attention').all('listitem');
  expect(rejected?.text).toContain("1 ad wasn't approved.");
  const there = rejected?.one('link').attribute('href') ?? '';
  expect((await mainOf(there)).select('tbody th a').map(({ text }) => text)).toEqual(['Spring']);
  await platform.db.write("update ads set review_status = 'APPROVED', rejected_reasons = '{}'");
  for (const link of main.one('navigation', 'Pages about ads').all('link')) {
    const page = await cast.studio.opens(link.attribute('href') ?? '');
    expect([link.text, page.status]).toEqual([link.text, 200]);
  }
});

test('conversions are in the overview once a tag reports any', async () => {
  const { studio } = cast;
  const empty = await mainOf('/advertiser/');
  expect(empty.one('region', 'Totals').text).not.toContain('Reported conversions');
  await platform.db.write(
    `insert into conversion_events (home, id, ad_account_id, source, event_name, action_source, event_time, received_at, is_limited)
      select home, new_id(home), id, 'api', 'checkout', 'web', $2, $2, true from ad_accounts where owner_id = $1`,
    [studio.id, platform.clock.now()],
  );
  const main = await mainOf('/advertiser/?show=reported');
  expect(main.one('region', 'Totals').text).toContain('Reported conversions1');
  expect(main.one('heading', 'Reported conversions by day').text).toBeTruthy();
  expect(main.one('region', 'Days').select('tbody tr')[0]?.select('td').at(-1)?.text).toBe('1');
});

test('a business is told what to do first, a person how to become one, and who may only look what to look at', async () => {
  const { ada, ben } = cast;
  const shop = await memberOf(platform, 'lampshop');
  await platform.db.write('update users set is_partner = true where id = $1', [shop.id]);
  const steps = (await mainOf('/advertiser/', shop)).one('region', 'What to do first');
  expect(steps.all('link').map((link) => link.attribute('href'))).toEqual([
    ...['/advertiser/quick-promote/', '/advertiser/reporting/ads/', '/advertiser/conversions/'],
  ]);
  expect((await mainOf('/advertiser/', ada)).text).toContain('Only business accounts can advertise');
  await givesAccess(platform.db, cast.studio, ben, 'ANALYST');
  const acting = await ben.opens('/advertiser/', {
    cookies: new Map([[ACTING_COOKIE, `${ben.id}.${cast.studio.id}`]]),
  });
  const links = acting.one('navigation', 'Pages about ads').texts('link');
  expect(links).toContain('Campaigns');
  expect(links).not.toContain('Billing');
});

const DAILY = '$5.00 a day';

for (const [id, part, title, budget] of [
  ['ADS-02', 'campaigns', 'Campaigns', '–'],
  ['ADS-03', 'adgroups', 'Ad groups', DAILY],
  ['ADS-04', 'ads', 'Ads', DAILY],
] as const)
  test(`[${id}] the report of ${part} is found from the overview, and shows chosen days and columns in a chosen order`, async () => {
    const overview = await mainOf('/advertiser/');
    const path = overview.one('navigation', 'Pages about ads').one('link', title).attribute('href') ?? '';
    expect(path).toBe(`/advertiser/reporting/${part}/`);
    const main = await mainOf(path);
    const table = main.one('table');
    const cells = (row: string) => table.select(row).map(({ text }) => text);
    expect(cells('tbody td')).toEqual(['', 'Running', budget, '$0.0002', '2', '0', '0%', '–', 'PauseEdit']);
    expect(cells('tfoot td')).toEqual(['', '', '', '$0.0002', '2', '0', '0%', '–', '']);
    expect(main.one('button', 'Pause Spring').text).toBe('Pause');
    const edit = main.one('link', 'Edit Spring').attribute('href') ?? '';
    expect((await mainOf(edit)).one('navigation', 'Parts of the campaign').text).toContain('Spring');
    expect(main.one('button', 'Download CSV').text).toBe('Download CSV');
    const byClicks = table.one('link', 'Outbound clicks').attribute('href') ?? '';
    const sorted = (await mainOf(byClicks)).one('table');
    expect(sorted.one('columnheader', /^Outbound clicks/).attribute('aria-sort')).toBe('descending');
    const turned = await mainOf(sorted.one('link', /^Outbound clicks/).attribute('href') ?? '');
    expect(turned.one('columnheader', /^Outbound clicks/).attribute('aria-sort')).toBe('ascending');
    const earlier = await mainOf(
      `${path}?from=2026-01-01&to=2026-01-31&compare=year&columns=saves,save_rate`,
    );
    expect(earlier.select('tbody td').map(({ text }) => text)).toEqual([
      '',
      'Running',
      budget,
      '0',
      '–',
      'PauseEdit',
    ]);
    expect(earlier.one('region', 'Totals').text).toContain('Nothing a year ago');
    expect(earlier.select('input[name="from"]')[0]?.attribute('value')).toBe('2026-01-01');
  });
