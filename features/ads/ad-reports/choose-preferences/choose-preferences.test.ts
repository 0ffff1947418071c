import { beforeAll, expect, test } from 'vitest';
import { findAttributionWindows } from '#features/ads/ad-accounts/attribution-windows.service.ts';
import { adBy, type TestAd } from '#features/ads/delivery/testing-ads.ts';
import { givesAccess } from '#features/business/access/testing-access.ts';
import { ACTING_COOKIE } from '#features/core/identity/acting-access.ts';
import { homeOf } from '#platform/ids/ids.ts';
import type { OptionsOf } from '#platform/resource/call.ts';
import { type Cast, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';

let platform: TestPlatform;
let cast: Cast;
let ad: TestAd;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  platform.clock.set(new Date('2026-03-20T12:00:00Z'));
  cast = await castOf(platform);
  const pin = await cast.studio.saves.pin({ link: 'https://shop.example/' });
  ad = await adBy(platform, cast.studio, pin.id);
  for (const [hour, impressions] of [
    ['2026-03-19T23:00:00Z', 7],
    ['2026-03-20T08:00:00Z', 20],
  ] as const)
    await platform.db.write(
      `insert into ad_hours (home, ad_account_id, ad_id, hour, campaign_id, ad_group_id, impressions, closeups, saves,
        outbound_clicks, hides, spend_micro) values ($1, $2, $3, $4, $5, $6, $7, 0, 3, 0, 0, 1500000)`,
      [homeOf(ad.adId), ad.adAccountId, ad.adId, hour, ad.campaignId, ad.adGroupId, impressions],
    );
});

type Sent = OptionsOf<'AdReportPreferencesResource.update'>;

const chosen = (of: Partial<Sent> = {}): Sent => ({
  ...{ ad_account_id: ad.adAccountId, columns: ['impressions', 'saves', 'spend'], days: 1, compare: 'none' },
  ...{ time_zone: 'Europe/Berlin', money_display: 'code' },
  ...{ click_window_days: 7, engagement_window_days: 0, view_window_days: 0, ...of },
});

const mainOf = async (path: string) => (await cast.studio.opens(path)).one('main');

async function reportOf(path: string) {
  const main = await mainOf(path);
  return {
    heads: main.select('thead th').map(({ text }) => text),
    total: main.select('tfoot td').map(({ text }) => text),
    totals: main.one('region', 'Totals').text,
  };
}

test('[ADS-44] preferences for reports are found from the area and from each report, and reports show what is chosen there', async () => {
  const { studio } = cast;
  const path = '/advertiser/reporting/preferences/';
  const area = (await mainOf('/advertiser/')).one('navigation', 'Pages about ads');
  expect(area.one('link', 'Preferences for reports').attribute('href')).toBe(path);
  const report = await mainOf('/advertiser/reporting/ads/');
  expect(report.one('link', 'Preferences').attribute('href')).toBe(path);
  const before = await reportOf('/advertiser/reporting/ads/?days=1');
  expect(before.total).toContain('20');
  expect(before.totals).toContain('Nothing in the days before');
  expect((await mainOf(path)).one('button', 'Save').text).toBe('Save');

  await studio.call('AdReportPreferencesResource.update', chosen());
  const form = await mainOf(path);
  const picked = form.select('option[selected]').map((option) => option.attribute('value'));
  expect(picked).toEqual(['1', 'none', 'Europe/Berlin', 'code', '7', '0', '0']);
  expect(form.select('input[checked]').map((box) => box.attribute('name'))).toEqual([
    ...['column-spend', 'column-impressions', 'column-saves'],
  ]);

  // The day begins an hour before that of UTC, so it has what was counted then.
  const after = await reportOf('/advertiser/reporting/ads/');
  expect(after.heads).toEqual(['Name', 'Status', 'Budget', 'Spend', 'Impressions', 'Saves', 'Action']);
  expect(after.total).toEqual(['', '', '', 'USD 3.00', '27', '6', '']);
  expect(after.totals).toMatch(/Days are those of Europe\/Berlin\.$/);
  expect(after.totals).not.toContain('days before');
  const named = await reportOf('/advertiser/reporting/ads/?columns=hides&days=7&compare=year');
  expect(named.heads).toContain('Hidden');
  expect(named.totals).toContain('a year ago');
  expect((await mainOf('/advertiser/')).one('region', 'Totals').text).toMatch(
    /^.*USD 3\.00.*Days are those of Europe\/Berlin\.$/,
  );
});

test('days that do not begin on an hour, and what there is none of, are refused by name', async () => {
  const wrong: [Partial<Sent>, string][] = [
    [{ time_zone: 'Asia/Kolkata' }, 'time_zone'],
    [{ time_zone: 'Australia/Lord_Howe' }, 'time_zone'],
    [{ time_zone: 'Nowhere' }, 'time_zone'],
    [{ columns: [] }, 'columns'],
    [{ days: 31 }, 'days'],
    [{ click_window_days: 3 }, 'click_window_days'],
  ];
  for (const [of, field] of wrong) {
    const sending = cast.studio.call('AdReportPreferencesResource.update', chosen(of));
    await expect(sending, field).rejects.toMatchObject({ field });
  }
});

test('attribution reads the chosen windows, and the usual ones where nobody chose any', async () => {
  const { ben } = cast;
  const pin = await ben.saves.pin({ link: 'https://shop.example/' });
  const { adAccountId } = await adBy(platform, ben, pin.id);
  await cast.studio.call('AdReportPreferencesResource.update', chosen({ view_window_days: 14 }));
  expect(await findAttributionWindows(platform.db, ad.adAccountId)).toEqual({
    ...{ click: 7, engagement: 0, view: 14 },
  });
  expect(await findAttributionWindows(platform.db, adAccountId)).toEqual({
    ...{ click: 30, engagement: 30, view: 1 },
  });
});

test('who may only look is shown no form', async () => {
  const { chi, studio } = cast;
  await givesAccess(platform.db, studio, chi, 'ANALYST');
  const cookies = new Map([[ACTING_COOKIE, `${chi.id}.${studio.id}`]]);
  const main = (await chi.opens('/advertiser/reporting/preferences/', { cookies })).one('main');
  expect(main.select('form')).toEqual([]);
  expect(main.text).toContain('Only people who manage the campaigns can change them.');
});
