import { beforeEach, expect, test } from 'vitest';
import { dayOf, sealAd, viewerKeyOf } from '#features/ads/delivery/ad-token.ts';
import { settleAds } from '#features/ads/delivery/settle-ads/settle-ads.service.ts';
import { adBy, readAds, type TestAd } from '#features/ads/delivery/testing-ads.ts';
import { forgetTouches } from '#features/ads/delivery/touch-keys.service.ts';
import { visitAd } from '#features/ads/delivery/visit-ad/visit-ad.service.ts';
import { recordConversions } from '#features/conversions/conversion-events/record-conversions.service.ts';
import type { Reported } from '#features/conversions/conversion-events/reported.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import { type Cast, type CastMember, castOf, memberOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { type Attribution, STANDARD_ATTRIBUTION } from './attribution.ts';
import { countConversions } from './count-conversions/count-conversions.service.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let platform: TestPlatform;
let cast: Cast;
let shop: CastMember;
let ad: TestAd;
let pinId: Id;

beforeEach(async () => {
  platform = await testPlatform(await freshDatabase());
  platform.clock.set(new Date('2026-03-10T10:00:00Z'));
  cast = await castOf(platform);
  shop = await memberOf(platform, 'lampshop');
  shop.viewer.isPartner = true;
  const pin = await shop.saves.pin({ link: 'https://shop.example/lamp?size=2' });
  pinId = pin.id as Id;
  ad = await adBy(platform, shop, pinId);
  await readAds(platform);
});

const allows = (who: CastMember, allow_marketing_cookies: boolean) =>
  who.call('UserSettingsResource.update', { allow_marketing_cookies });

/** As the home feed hands it out. */
async function tokenFor(who: Pick<CastMember, 'context'>): Promise<string> {
  const context = await who.context();
  const at = platform.clock.now();
  const viewerKey = context.viewer.id ? viewerKeyOf(context, dayOf(at)) : '';
  const shown = {
    pinId,
    placement: 'home' as const,
    priceMicro: 1,
    at,
    query: '',
    keywordId: null,
    productId: null,
  };
  return sealAd({ ...ad, ...shown, viewerKey, reasons: [] }, platform.config.secret);
}

const sees = async (who: CastMember, kind: 'impression' | 'closeup' = 'impression') =>
  who.call('AdEventsResource.create', { events: [{ token: await tokenFor(who), kind }] });

/** Where the press led: what the tag of the shop reads there. */
async function presses(who: CastMember): Promise<string | null> {
  const url = await visitAd(await who.context(), await tokenFor(who));
  return new URL(url ?? '').searchParams.get('epik');
}

let orders = 0;

async function buys(changes: Partial<Reported>): Promise<void> {
  orders += 1;
  const event: Reported = {
    ...{ source: 'tag', tagId: null, eventName: 'checkout', eventId: `order ${orders}`, repeatKey: null },
    ...{ actionSource: 'web', eventTime: platform.clock.now(), valueMicro: '50000000', currency: 'USD' },
    ...{ orderId: null, quantity: 1, productIds: [], page: null, partner: null, isLimited: false },
    ...{ wrong: [], keys: {}, ...changes },
  };
  await platform.db.transaction((tx) =>
    recordConversions(platform, tx, { id: ad.adAccountId, ownerId: shop.id }, [event]),
  );
}

/** As the minute's jobs do. */
async function settles(): Promise<void> {
  await platform.runJobs();
  await settleAds(platform, new AbortController().signal);
  await countConversions(platform, new AbortController().signal);
}

const optionsOf = ({ click, engagement, view, reportTime }: Attribution) => ({
  ...{ click_window_days: click, engagement_window_days: engagement, view_window_days: view },
  conversion_report_time: reportTime,
});

const counts = async (chosen: Partial<Attribution> = {}, level: 'AD' | 'CAMPAIGN' | 'AD_GROUP' = 'AD') => {
  await settles();
  const { data } = await shop.call('AdReportRowsResource.get', {
    ...{ ad_account_id: ad.adAccountId, level, days: 90 },
    ...optionsOf({ ...STANDARD_ATTRIBUTION, ...chosen }),
  });
  return data[0]?.counts;
};

const sha256 = async (text: string) =>
  Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).toString('hex');

test('a purchase that followed a press is in reports at each level, with its value and once, however often jobs run', async () => {
  const { ada } = cast;
  await allows(ada, true);
  const click = await presses(ada);
  expect(click).toMatch(/^[\w-]{22}$/);
  await buys({ keys: { click_id: [click ?? ''] }, eventId: 'R-1' });
  await buys({ keys: { click_id: [click ?? ''] }, eventId: 'R-1', source: 'api' });
  const wanted = { conversions: 1, checkouts: 1, checkout_value_in_micro_currency: 50_000_000 };
  for (const level of ['CAMPAIGN', 'AD_GROUP', 'AD'] as const) {
    expect(await counts({}, level)).toMatchObject(wanted);
    await settles();
  }
  const page = await shop.opens('/advertiser/reporting/campaigns/?columns=conversions');
  expect(page.one('table').texts('columnheader')).toContain('Return on spend');
  expect(page.one('table').text).toContain('$50.00');
  const overview = await shop.opens('/advertiser/?show=conversions');
  expect(overview.one('region', 'Totals').text).toContain('Conversions1');
});

test('nobody is recognised who has not allowed it, is not an adult, or told the shop not to', async () => {
  const { ada, ben, chi } = cast;
  expect(await presses(ada)).toBeNull();
  await allows(ben, true);
  await platform.db.write("update user_private set birth_date = '2012-01-01' where user_id = $1", [ben.id]);
  expect(await presses(ben)).toBeNull();
  const keys = await platform.db.rows(
    'select from ad_events where coalesce(person_key, click_key) is not null',
  );
  expect(keys).toEqual([]);
  await allows(chi, true);
  const click = (await presses(chi)) ?? '';
  await buys({ keys: { click_id: [click] }, isLimited: true });
  expect(await counts()).toMatchObject({ conversions: 0, checkouts: 0 });
});

/** People who allowed it and looked closer, and what a shop calls them. */
async function lookers(count: number): Promise<{ em: string[] }[]> {
  const keys: { em: string[] }[] = [];
  for (let at = 0; at < count; at += 1) {
    const who = await memberOf(platform, `looker${at}`);
    await allows(who, true);
    const [account] = await platform.db.rows<{ email: string }>(
      'update accounts set email_verified = true where id = $1 returning email',
      [who.id],
    );
    await sees(who, 'closeup');
    keys.push({ em: [await sha256(account?.email ?? '')] });
  }
  return keys;
}

test('whom only their address tells counts once ten people did the same, and never with a value', async () => {
  const people = await lookers(10);
  const none = { conversions: 0, checkouts: 0 };
  for (const keys of people.slice(0, 9)) await buys({ keys, source: 'file', actionSource: 'offline' });
  expect(await counts()).toMatchObject(none);
  // The same person again, and one alone at another time, with a value of their own or by another name.
  await buys({ keys: people[0] ?? {}, source: 'file', actionSource: 'offline' });
  for (const changes of [
    { eventName: 'lead' },
    { source: 'api' as const },
    { eventTime: new Date('2026-03-12') },
  ])
    await buys({ keys: people[9] ?? {}, source: 'file', actionSource: 'offline', ...changes });
  expect(await counts()).toMatchObject(none);
  await buys({ keys: people[9] ?? {}, source: 'file', actionSource: 'offline' });
  expect(await counts()).toMatchObject({ checkouts: 11, checkout_value_in_micro_currency: 0, leads: 0 });
});

test('what waits for others is gone with the person, and in the clear nothing is stored', async () => {
  const [keys] = await lookers(1);
  await buys({ keys: keys ?? {} });
  await settles();
  const held = () =>
    platform.db.rows<{ row: string }>('select row_to_json(h)::text as row from ad_held_conversions h');
  const [event] = await platform.db.rows<{ row: string }>(
    "select row_to_json(e)::text as row from ad_events e where kind = 'closeup'",
  );
  const [looker] = await platform.db.rows<{ id: Id }>("select id from users where username = 'looker0'");
  const stored = [event, ...(await held())].map((one) => one?.row).join();
  expect(stored).toContain('person_key');
  expect(stored).not.toContain(keys?.em[0]);
  expect(stored).not.toContain(looker?.id);
  expect(await held()).toHaveLength(2);
  await platform.db.transaction((tx) => forgetTouches(tx, platform, looker?.id as Id));
  expect(await held()).toEqual([]);
});

test('a browser tells who it was for a day only', async () => {
  const { ada } = cast;
  await allows(ada, true);
  await sees(ada, 'closeup');
  const { address, userAgent } = (await ada.context()).request;
  const held = () =>
    platform.db.rows("select from ad_held_conversions where report_time = 'TIME_OF_CONVERSION'");
  for (const _ of [1, 2]) {
    platform.clock.advance(20 * HOUR);
    await buys({ keys: { browser: [`${address}\n${userAgent}`] } });
    await settles();
    expect(await held()).toHaveLength(1);
  }
});

test('windows decide whether it counts, and the choice of time where', async () => {
  const { ada } = cast;
  await allows(ada, true);
  const click = (await presses(ada)) ?? '';
  platform.clock.advance(10 * DAY);
  await buys({ keys: { click_id: [click] } });
  for (const [click, checkouts] of [
    [0, 0],
    [1, 0],
    [7, 0],
    [14, 1],
    [60, 1],
  ] as const)
    expect(await counts({ click }), `${click} days`).toMatchObject({ checkouts });
  const dayOf = async (reportTime: Attribution['reportTime']) => {
    const { data } = await shop.call('AdOverviewResource.get', {
      ...{ ad_account_id: ad.adAccountId, days: 30 },
      ...optionsOf({ ...STANDARD_ATTRIBUTION, reportTime }),
    });
    return data.days.filter((day) => day.counts.checkouts > 0).map(({ date }) => date);
  };
  expect(await dayOf('TIME_OF_AD_ACTION')).toEqual(['2026-03-10']);
  expect(await dayOf('TIME_OF_CONVERSION')).toEqual(['2026-03-20']);
});

test('what came before the ad did not follow it, and a value in another currency is not added', async () => {
  const { ada } = cast;
  await allows(ada, true);
  const click = (await presses(ada)) ?? '';
  const before = new Date(platform.clock.now().getTime() - HOUR);
  await buys({ keys: { click_id: [click] }, eventTime: before });
  await buys({ keys: { click_id: [click] }, currency: 'EUR' });
  expect(await counts()).toMatchObject({ checkouts: 1, checkout_value_in_micro_currency: 0 });
});

test('whoever withdraws it is recognised no more, and is still counted', async () => {
  const { ada } = cast;
  await allows(ada, true);
  const click = (await presses(ada)) ?? '';
  await allows(ada, false);
  await platform.runJobs();
  await buys({ keys: { click_id: [click] } });
  expect(await counts()).toMatchObject({ outbound_clicks: 1, checkouts: 0 });
  const left = await platform.db.rows(
    'select from ad_events where coalesce(person_key, email_key, browser_key, click_key) is not null',
  );
  expect(left).toEqual([]);
});

test('sources count apart, though an action that two report counts once', async () => {
  const { ada } = cast;
  await allows(ada, true);
  const keys = { click_id: [(await presses(ada)) ?? ''] };
  for (const source of ['tag', 'api', 'api'] as const) await buys({ keys, source, eventId: 'R-2' });
  await settles();
  const rows = await platform.db.rows<{ source: string; is_first: boolean; conversions: number }>(
    `select source, is_first, sum(conversions)::int as conversions from ad_conversions
     where home = $1 and report_time = 'TIME_OF_CONVERSION' group by 1, 2 order by 1`,
    [homeOf(ad.adAccountId as Id)],
  );
  expect(rows).toEqual([
    { source: 'api', is_first: false, conversions: 1 },
    { source: 'tag', is_first: true, conversions: 1 },
  ]);
});
