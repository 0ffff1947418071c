import { beforeEach, expect, test } from 'vitest';
import { givesAccess } from '#features/business/access/testing-access.ts';
import { adAccountRow, tagOf } from '#features/conversions/conversion-events/testing-conversions.ts';
import { ACTING_COOKIE } from '#features/core/identity/acting-access.ts';
import type { Id } from '#platform/ids/ids.ts';
import { type Cast, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { testWebServer } from '#testing/web.ts';

let platform: TestPlatform;
let cast: Cast;
let account: Id;
let tag: Id;

beforeEach(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
  ({ account, tag } = await tagOf(platform.db, cast.studio));
});

const at = (page: string) => `/advertiser/conversions/${page}`;
const opens = async (page: string) => (await cast.studio.opens(at(page))).one('main');

interface Report {
  event: string;
  ed?: object;
}

async function report(...reports: readonly Report[]) {
  const app = await testWebServer(platform);
  for (const { event, ed = {} } of reports) {
    const query = new URLSearchParams({ tid: tag, event, ed: JSON.stringify(ed), cs: '1' });
    await app.inject({ url: `/ct/v3/?${query}`, headers: { 'user-agent': 'Mozilla/5.0 Firefox/140.0' } });
  }
}

async function send(...data: readonly object[]) {
  const app = await testWebServer(platform);
  const { data: made } = await cast.studio.call('ConversionTokenResource.create', {
    ...{ ad_account_id: account, name: 'Server' },
  });
  const now = Math.floor(platform.clock.now().getTime() / 1000);
  const whole = { action_source: 'web', event_time: now, user_data: { em: ['c'.repeat(64)] } };
  return app.inject({
    ...{ method: 'POST', url: `/v5/ad_accounts/${account}/events` },
    headers: { authorization: `Bearer ${made.access_token}` },
    payload: { data: data.map((one) => ({ ...whole, ...one })) },
  });
}

const WRONG = /^(\w+): “nonsense” isn't known here\. Use one of: /;

async function refuses(page: string, ...names: string[]) {
  const query = names.map((name) => `${name}=nonsense`).join('&');
  const alert = (await opens(`${page}/?${query}`)).one('alert');
  for (const name of names) expect(alert.text).toMatch(new RegExp(WRONG.source.replace('^(\\w+)', name)));
}

test('[CONV-06] the page of tags shows by subPage the tags or their events, and passes on the platform', async () => {
  await report({ event: 'signup', ed: { event_id: 'a' } });
  await send({ event_name: 'lead', event_id: 'b' });
  const events = await opens('tag/?subPage=events');
  expect(events.one('region', 'Latest events').text).toContain('signup');
  expect(events.text).not.toContain('lead');
  const tags = await opens('tag/?subPage=setup&platform=shopify');
  expect(tags.one('region', 'Tags').text).toContain(tag);
  expect(tags.one('link', 'Install').attribute('href')).toContain('platform=shopify');
  expect(tags.all('button', 'Create tag')).toHaveLength(1);
  await refuses('tag', 'subPage', 'platform');
});

test('[CONV-07] the steps to install a tag are those of the platform, for the tag that source names, and lead back to origin', async () => {
  const second = (
    await cast.studio.call('ConversionTagResource.create', { ad_account_id: account, name: 'Blog' })
  ).data;
  const page = await opens(`tag_manual_setup/?platform=shopify&source=${second.id}&origin=tag-health`);
  expect(page.text).toContain('paste it into theme.liquid');
  expect(page.one('region', 'Base code').text).toBe(second.code_snippet.replace(/\s+/g, ' '));
  expect(page.one('link', 'Back to Tag health').attribute('href')).toBe(at('tag-health/'));
  const plain = await opens('tag_manual_setup/');
  expect(plain.one('region', 'Base code').text).toContain(`pintrk('load', '${tag}')`);
  expect(plain.all('link', /^Back to/)).toHaveLength(0);
  await refuses('tag_manual_setup', 'origin', 'platform', 'source');
});

test('the health of tags names what is wrong with their events, and how to mend it', async () => {
  expect((await opens('tag-health/')).text).toContain('No events yet');
  await report({ event: 'checkout', ed: { event_id: 'a', value: 'five', currency: 'EURO' } });
  await report({ event: 'checkout', ed: { event_id: 'a' } });
  const rows = (await opens('tag-health/')).one('region', 'Problems').text;
  for (const problem of ["The value isn't a number", "The currency isn't known", 'No order_id', 'Sent twice'])
    expect(rows).toContain(problem);
});

test('[CONV-02] the overview counts events by source, those of the API under the fragment #conversionsAPI', async () => {
  expect((await opens('events-overview/')).select('#conversionsAPI')[0]?.text).toContain(
    'Your server has reported',
  );
  const value = { value: '12.5', currency: 'USD' };
  await report(
    { event: 'checkout', ed: { event_id: 'a', ...value } },
    { event: 'page', ed: { event_id: 'v' } },
  );
  await send(
    { event_name: 'checkout', event_id: 'a', custom_data: value },
    { event_name: 'checkout', event_id: 'b', custom_data: value },
  );
  const page = await opens('events-overview/');
  const [api] = page.select('#conversionsAPI');
  expect(api?.one('heading').text).toBe('Conversions API');
  expect(api?.select('tbody tr').map(({ text }) => text)).toEqual(['checkout11$12.50']);
  expect(
    page
      .one('region', 'Tag')
      .select('tbody tr')
      .map(({ text }) => text),
  ).toEqual([...['checkout10$12.50', 'page_visit10']]);
  expect(page.all('heading', 'Events by day')).toHaveLength(1);
});

test('[CONV-03] the history shows single events, of one source if asked, those of the API under #conversionsAPI', async () => {
  await report({ event: 'signup', ed: { event_id: 'a' } });
  await send({ event_name: 'lead', event_id: 'b' });
  const all = await opens('event-history/');
  expect(all.select('tbody th').map(({ text }) => text)).toEqual(['lead', 'signup']);
  const api = await opens('event-history/?source=api');
  expect(api.select('#conversionsAPI tbody th').map(({ text }) => text)).toEqual(['lead']);
  expect(all.one('navigation', 'Source').one('link', 'Conversions API').attribute('href')).toBe(
    at('event-history/?source=api#conversionsAPI'),
  );
  const tagOnly = await opens('event-history/?source=tag');
  expect(tagOnly.select('tbody th').map(({ text }) => text)).toEqual(['signup']);
  await refuses('event-history', 'source');
});

test('[CONV-05] tests of a website run by code, and of a server for the platform', async () => {
  const { data } = await cast.studio.call('ConversionTestResource.create', { ad_account_id: account });
  const website = await opens('test-events/?subPage=browser');
  expect(website.text).toContain(`Test code: ${data.code}`);
  const app = await testWebServer(platform);
  const query = new URLSearchParams({ tid: tag, event: 'signup', cs: '1', test: data.code });
  await app.inject({ url: `/ct/v3/?${query}`, headers: { 'user-agent': 'Mozilla/5.0 Firefox/140.0' } });
  expect((await opens('test-events/')).one('region', 'Test events').text).toContain('signup');
  expect((await opens('event-history/')).text).toContain('No events yet');
  const server = await opens('test-events/?subPage=server&platform=app_ios');
  expect(server.one('region', 'Test call').text).toMatch(
    /events\?test=true[\s\S]*"action_source": "app_ios"/,
  );
  await refuses('test-events', 'subPage', 'platform');
});

test('[CONV-13] the call to make oneself is that for the source of events, and leads back to origin', async () => {
  const page = await opens('api_manual_setup/?source=offline&origin=setup-api');
  expect(page.one('region', 'Call').text).toMatch(
    new RegExp(`http://pinfold\\.test/v5/ad_accounts/${account}/events'[\\s\\S]*"action_source": "offline"`),
  );
  expect(page.one('link', 'Back to Set up the API').attribute('href')).toBe(at('setup-api/'));
  expect((await opens('api_manual_setup/')).text).toContain('"action_source": "web"');
  await refuses('api_manual_setup', 'source', 'origin');
});

test('[CONV-14] what a shop system asks for is shown for the system that source names, and leads back to origin', async () => {
  const page = await opens('api_partner_setup/?source=segment&origin=setup-api');
  expect(page.text).toContain('a Pinterest Conversions API destination');
  expect(page.one('region', 'API address').text).toBe('http://pinfold.test/v5');
  expect(page.one('region', 'Ad account ID').text).toBe(account);
  expect(page.all('link', 'Back to Set up the API')).toHaveLength(1);
  expect((await opens('api_partner_setup/')).text).toContain('your Pinterest extension');
  await refuses('api_partner_setup', 'source', 'origin');
});

test('who only looks at a business sees its numbers and changes nothing; who manages it does', async () => {
  const { ada, studio } = cast;
  const cookies = new Map([[ACTING_COOKIE, `${ada.id}.${studio.id}`]]);
  await givesAccess(platform.db, studio, ada, 'ANALYST');
  const looked = (await ada.opens(at('tag/?subPage=setup'), { cookies })).one('main');
  expect(looked.one('region', 'Tags').text).toContain(tag);
  expect([
    looked.all('button', 'Create tag').length,
    looked.text.includes('Your role lets you look'),
  ]).toEqual([0, true]);
  const as = { orbac_subject_id: studio.id, ad_account_id: account, name: 'Ada' };
  await expect(ada.call('ConversionTokenResource.create', as)).rejects.toMatchObject({ kind: 'forbidden' });
  await platform.db.write(`delete from business_access`);
  await givesAccess(platform.db, studio, ada, 'ADMIN');
  const managed = (await ada.opens(at('access_token/'), { cookies })).one('main');
  expect(managed.all('button', 'Create token')).toHaveLength(1);
  expect((await ada.call('ConversionTokenResource.create', as)).data.access_token).toMatch(/^pfc_/);
});

test('visitors log in first, people are told who measures conversions, and accounts of others are not there', async () => {
  const { ada, chi, visitor } = cast;
  expect((await visitor.opens(at('tag/?platform=shopify'))).address).toBe(
    '/login/?next=%2Fadvertiser%2Fconversions%2Ftag%2F%3Fplatform%3Dshopify',
  );
  expect((await ada.opens(at('tag/'))).one('main').all('link', 'Convert to a business account')).toHaveLength(
    1,
  );
  await platform.db.write(`update users set is_partner = true where username = 'chi'`);
  expect((await chi.opens(at('tag/'))).text).toContain('You have no ad account yet');
  expect((await chi.opens(at(`tag/?ad_account_id=${account}`))).text).toContain(
    "We couldn't find that page.",
  );
});

test('with several ad accounts one is chosen, and its tags are shown', async () => {
  const second = await adAccountRow(platform.db, cast.studio, 'Second shop');
  expect((await opens('tag/')).one('combobox', 'Ad account').text).toContain('Second shop');
  const page = await opens(`tag/?ad_account_id=${second}&subPage=setup`);
  expect(page.text).not.toContain(tag);
  expect(page.one('link', 'Tag health').attribute('href')).toBe(at(`tag-health/?ad_account_id=${second}`));
});

test('where the operator wants no advertising, no page about conversions is there', async () => {
  platform.config.ads = undefined;
  for (const page of ['tag/', 'health/', 'access_token/'])
    expect((await cast.studio.opens(at(page))).text).toContain("We couldn't find that page.");
});
