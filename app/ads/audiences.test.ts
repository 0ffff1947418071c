import { createHash } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { shownSize } from '#features/ads/audiences/audience-size.ts';
import { chanceOf, LEFT_OUT, TAKEN_IN } from '#features/ads/delivery/targeting.ts';
import { adBy, readAds, type TestAd } from '#features/ads/delivery/testing-ads.ts';
import { manages } from '#features/business/access/testing-access.ts';
import { recordConversions } from '#features/conversions/conversion-events/record-conversions.service.ts';
import { recordTestEvents } from '#features/conversions/conversion-events/test-events.service.ts';
import { adAccountRow } from '#features/conversions/conversion-events/testing-conversions.ts';
import { crowd } from '#features/measure/analytics/testing-crowd.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { OptionsOf } from '#platform/resource/call.ts';
import { type Cast, type CastMember, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';

let platform: TestPlatform;
let cast: Cast;
let ad: TestAd;
let account: string;
let people: Id[];

const hashOf = (email: string) => createHash('sha256').update(email).digest('hex');
const emailsOf = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => `one-${from + at}@example.com`);

type NewAudience = Omit<OptionsOf<'AudienceResource.create'>, 'ad_account_id'>;

async function audience(options: NewAudience, emails: readonly string[] = []): Promise<string> {
  const { data } = await cast.studio.call('AudienceResource.create', { ad_account_id: account, ...options });
  if (emails.length > 0)
    await cast.studio.call('AudienceCustomersResource.update', {
      audience_id: data.id,
      add: emails.map(hashOf),
    });
  return data.id;
}

const list = async (by: CastMember = cast.studio, ad_account_id = account) =>
  (await by.call('AudiencesResource.get', { ad_account_id })).data;
const one = async (id: string) => (await list()).own.find((known) => known.id === id);
const members = async (id: string) =>
  (
    await platform.db.rows<{ id: Id }>('select user_id as id from audience_members where audience_id = $1', [
      id,
    ])
  )
    .map(({ id }) => id)
    .sort();
const agrees = (ids: readonly Id[], does: boolean) =>
  platform.db.write(
    `insert into user_settings as s (home, user_id, allow_personalization_cookies)
     select (id >> 51)::smallint, id, $2 from unnest($1::bigint[]) as t (id)
     on conflict (home, user_id) do update set allow_personalization_cookies = excluded.allow_personalization_cookies`,
    [ids, does],
  );

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
  for (let count = 0; count < 30; count += 1) await cast.chi.saves.pin();
  const pin = await cast.studio.saves.pin({ link: 'https://shop.example/lamp' });
  await platform.db.write("update pins set created_at = '2020-01-01' where id = $1", [pin.id]);
  ad = await adBy(platform, cast.studio, pin.id);
  account = ad.adAccountId;
  people = await crowd(platform.db, 300);
  await platform.db.write('update accounts set email_verified = true');
  await agrees(people.slice(0, 250), true);
});

const target = (lists: object) =>
  cast.studio.call('AdGroupResource.update', { ad_group_id: ad.adGroupId, ...lists });

async function isShownTo(who: CastMember): Promise<boolean> {
  await readAds(platform);
  const { data } = await who.call('UserHomefeedResource.get', {});
  return data.some((shown) => shown.promoted);
}

let customers: string;

test('[ADS-25] from the overview a business reaches its audiences, also as the agency of a client, and fills a customer list', async () => {
  const overview = await cast.studio.opens('/advertiser/');
  const path = overview.one('link', 'Audiences').attribute('href') ?? '';
  expect(path).toBe('/advertiser/audiences/');
  expect((await cast.studio.opens(path)).text).toContain('No audiences yet');
  customers = await audience({ name: 'Customers', audience_type: 'CUSTOMER_LIST' }, emailsOf(1, 200));
  expect((await cast.studio.opens(path)).one('list', 'Audiences').text).toContain('Being filled');
  await platform.runJobs();
  const page = await cast.studio.opens(path);
  const shown = page.one('list', 'Audiences');
  expect(shown.text).toMatch(/Customers.*About (100|200) people/);
  for (const action of ['Add people', 'Remove people', 'Share', 'Delete'])
    expect(shown.one('button', action)).toBeTruthy();
  expect(page.one('combobox', 'Who is in it?')).toBeTruthy();

  const client = `${path}?managedClientId=${cast.studio.id}`;
  expect((await cast.ben.opens(client)).status).toBe(404);
  await platform.db.write('update users set is_partner = true where id = $1', [cast.ben.id]);
  cast.ben.viewer.isPartner = true;
  await manages(platform.db, cast.studio, cast.ben, 'ADMIN');
  const ofClient = await cast.ben.opens(client);
  expect(ofClient.one('list', 'Audiences').text).toContain('Customers');
  expect(ofClient.one('main').text).toContain('About');
});

test('lists are stored as keyed hashes alone, and people are removed from them', async () => {
  const keys = await platform.db.rows<{ key: string }>('select key from audience_keys');
  expect(keys).toHaveLength(200);
  expect(keys.some(({ key }) => hashOf('one-1@example.com').startsWith(key))).toBe(false);
  const add = ['one-1@example.com'];
  await expect(
    cast.studio.call('AudienceCustomersResource.update', { audience_id: customers, add }),
  ).rejects.toThrow('add');
  const remove = emailsOf(1, 150).map(hashOf);
  await cast.studio.call('AudienceCustomersResource.update', { audience_id: customers, remove });
  await platform.runJobs();
  expect(await one(customers)).toMatchObject({ status: 'TOO_SMALL', size: null });
  expect(await members(customers)).toHaveLength(50);
  const again = emailsOf(1, 150).map(hashOf);
  await cast.studio.call('AudienceCustomersResource.update', { audience_id: customers, add: again });
  await platform.runJobs();
  expect(await one(customers)).toMatchObject({ status: 'READY' });
});

test('who refuses personal ads, is no adult or is erased is in none', async () => {
  const all = await audience({ name: 'All', audience_type: 'CUSTOMER_LIST' }, emailsOf(1, 300));
  await platform.runJobs();
  expect(await members(all)).toEqual(people.slice(0, 250).sort());
  const [first, second, third] = people as [Id, Id, Id];
  await agrees([first], false);
  await platform.db.write(`insert into user_private (home, user_id, birth_date) values ($1, $2, $3)`, [
    homeOf(second),
    second,
    new Date(platform.clock.now().getTime() - 15 * 365 * 86_400_000),
  ]);
  await platform.db.write('update users set deleted_at = now() where id = $1', [third]);
  await cast.studio.call('AudienceCustomersResource.update', { audience_id: all, add: [] });
  await platform.runJobs();
  expect(await members(all)).toEqual(people.slice(3, 250).sort());
  await platform.db.write('update users set deleted_at = null where id = $1', [third]);
  await agrees([first], true);
  await cast.studio.call('AudienceResource.delete', { id: all });
  await platform.runJobs();
  expect(await members(all)).toEqual([]);
});

test('visitors stay for as many days as the business keeps them', async () => {
  const visitors = await audience({
    ...{ name: 'Buyers', audience_type: 'VISITOR', event_name: 'checkout', retention_days: 10 },
  });
  const visit = (eventName: string, email: string) => ({
    ...{ source: 'tag' as const, tagId: null, eventName, eventId: null, repeatKey: null },
    ...{ actionSource: 'web' as const, eventTime: platform.clock.now(), valueMicro: null, currency: null },
    ...{ orderId: null, quantity: null, productIds: [], page: null, partner: null },
    ...{ keys: { em: [hashOf(email)] }, isLimited: false, wrong: [] },
  });
  await platform.db.transaction((tx) =>
    recordConversions(platform, tx, { id: account as Id, ownerId: cast.studio.id }, [
      visit('checkout', 'one-10@example.com'),
      visit('page_visit', 'one-11@example.com'),
      visit('checkout', 'one-290@example.com'),
    ]),
  );
  await cast.studio.call('AudienceCustomersResource.update', { audience_id: customers });
  await platform.runJobs();
  expect(await members(visitors)).toEqual([people[9]]);
  platform.clock.advance(11 * 86_400_000);
  await cast.studio.call('AudienceCustomersResource.update', { audience_id: customers });
  await platform.runJobs();
  expect(await members(visitors)).toEqual([]);
});

test('[ADS-26] from the audiences a business tests which of its own test events would be included, and why others are not', async () => {
  const overview = await cast.studio.opens('/advertiser/');
  expect(overview.one('link', 'Test an audience').attribute('href')).toBe('/advertiser/audience_debug/');
  const buyers = (await list()).own.find(({ name }) => name === 'Buyers');
  const page = await cast.studio.opens('/advertiser/audiences/');
  const path = page.one('link', 'Test it').attribute('href') ?? '';
  expect(path).toBe(`/advertiser/audience_debug/?audienceId=${buyers?.id}`);
  expect((await cast.studio.opens(path)).text).toContain('No test events');
  const event = (eventName: string, keyNames: string[], refusal: string | null = null) => ({
    ...{ source: 'api' as const, eventName, eventId: null, page: null, keyNames, problems: [] },
    refusal: refusal ?? '',
  });
  await platform.db.transaction((tx) =>
    recordTestEvents(platform, tx, { id: account as Id, ownerId: cast.studio.id }, [
      event('checkout', ['em']),
      event('page_visit', ['em']),
      event('checkout', ['browser']),
      event('checkout', ['em'], 'wrong'),
    ]),
  );
  await platform.db.write("update conversion_test_events set refusal = null where refusal = ''");
  const shown = (await cast.studio.opens(path)).one('list', 'Test events').texts('listitem');
  expect(shown).toHaveLength(4);
  expect(shown[0]).toContain("wouldn't be recorded");
  expect(shown[1]).toContain('no hashed email address');
  expect(shown[2]).toContain('asks for another event');
  expect(shown[3]).toMatch(/Included.*Until/);
  const ofList = await cast.studio.opens(`/advertiser/audience_debug/?audienceId=${customers}`);
  expect(ofList.one('list', 'Test events').text).toContain("isn't made of visitors");
  const others = { ad_account_id: await adAccountRow(platform.db, cast.ben), audience_id: customers };
  await expect(cast.ben.call('AudienceDebugResource.get', others)).rejects.toMatchObject({
    kind: 'not-found',
  });
});

test('an ad for an audience is shown to its members, one not for it to the others', async () => {
  const { ada, ben } = cast;
  await platform.db.write('update accounts set email_verified = true');
  await agrees([ada.id, ben.id], true);
  const email = 'ada@example.com';
  await cast.studio.call('AudienceCustomersResource.update', {
    audience_id: customers,
    add: [hashOf(email)],
  });
  await platform.runJobs();
  await target({ audience_exclude: [customers] });
  expect([await isShownTo(ada), await isShownTo(ben)]).toEqual([false, true]);
  await target({ audience_include: [customers], audience_exclude: [] });
  const chance = (who: CastMember) => chanceOf(platform.config.secret, who.id, customers);
  const isFor = [chance(ada) >= LEFT_OUT, chance(ben) < TAKEN_IN];
  expect([await isShownTo(ada), await isShownTo(ben)]).toEqual(isFor);
  await agrees([ada.id], false);
  expect(await isShownTo(ada)).toBe(false);
  await agrees([ada.id], true);
  await expect(target({ audience_include: [customers], genders: ['female'] })).rejects.toThrow(
    'audience_include',
  );
  await expect(target({ audience_include: ['123'] })).rejects.toThrow('audience_include');
  const remove = emailsOf(1, 150).map(hashOf);
  await cast.studio.call('AudienceCustomersResource.update', { audience_id: customers, remove });
  await platform.runJobs();
  expect(await isShownTo(ada)).toBe(false);
  await expect(target({ audience_include: [customers] })).rejects.toThrow('audience_include');
  const add = emailsOf(1, 150).map(hashOf);
  await cast.studio.call('AudienceCustomersResource.update', { audience_id: customers, add });
  await platform.runJobs();
});

test('an audience is shared with an account that accepts it, until either ends it', async () => {
  const { ben } = cast;
  const [known] = (await ben.call('AdAccountsResource.get', {})).data;
  const theirs = known?.id ?? '';
  const share = { audience_id: customers, ad_account_id: theirs };
  await expect(ben.call('AudienceShareResource.create', share)).rejects.toMatchObject({ kind: 'not-found' });
  await cast.studio.call('AudienceShareResource.create', share);
  expect((await list(ben, theirs)).shared).toMatchObject([{ name: 'Customers', is_accepted: false }]);
  expect((await ben.opens('/advertiser/audiences/')).one('list', 'Shared with you').text).toContain(
    'Customers',
  );
  await ben.call('AudienceShareResource.update', share);
  expect((await list(ben, theirs)).shared).toMatchObject([{ is_accepted: true }]);
  expect((await one(customers))?.shared_with).toEqual([{ ad_account_id: theirs, is_accepted: true }]);
  await ben.call('AudienceShareResource.delete', share);
  expect((await list(ben, theirs)).shared).toEqual([]);
});

test('nobody is identified: not by sizes, not by who is left, not by who is like them', async () => {
  // One more who counts or not does not decide what is said.
  const said = (count: number) =>
    Array.from({ length: 2000 }, (_, at) => shownSize(count, `list ${at} ${count}`, 'secret'));
  const ready = (count: number) => said(count).filter((size) => size !== null).length / 2000;
  expect(Math.abs(ready(100) - ready(101))).toBeLessThan(0.06);
  expect(new Set(said(250)).size).toBeLessThanOrEqual(2);
  for (const size of said(12_345)) expect((size ?? 0) % 1000).toBe(0);
  // All but one out: nobody is left to be counted.
  const but = await audience({ name: 'All but one', audience_type: 'CUSTOMER_LIST' }, emailsOf(1, 199));
  const victim = await audience({ name: 'One', audience_type: 'CUSTOMER_LIST' }, ['one-200@example.com']);
  const alike = await audience({
    name: 'Like one',
    audience_type: 'ACTALIKE',
    seed_audience_id: victim,
    percentage: 10,
  });
  await platform.runJobs();
  await expect(target({ audience_include: [customers], audience_exclude: [but] })).rejects.toThrow(
    'audience_include',
  );
  await expect(target({ audience_include: [victim] })).rejects.toThrow('audience_include');
  expect(await one(victim)).toMatchObject({ status: 'TOO_SMALL', size: null });
  // The same of somebody who refuses.
  const nobody = await audience({ name: 'Nobody', audience_type: 'CUSTOMER_LIST' }, ['one-260@example.com']);
  await platform.runJobs();
  expect(await one(nobody)).toMatchObject({ status: 'TOO_SMALL', size: null });
  expect(await one(alike)).toMatchObject({ status: 'TOO_SMALL', size: null });
  expect(await members(alike)).toEqual([]);
  const answer = JSON.stringify(await list());
  for (const id of people.slice(0, 250)) expect(answer).not.toContain(id);
});
