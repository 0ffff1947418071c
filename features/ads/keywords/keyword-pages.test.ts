import { beforeAll, expect, test } from 'vitest';
import { adBy, readAds, type TestAd } from '#features/ads/delivery/testing-ads.ts';
import { type Cast, type CastMember, castOf, memberOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import type { MatchType } from './keyword.ts';
import { ALL_KEYWORDS, KEYWORD_REPORT_NAMES, keywordPath, readKeywordQuery } from './keyword-query.ts';

let platform: TestPlatform;
let cast: Cast;
let ad: TestAd;

const adds = (parent_id: string, match_type: MatchType, ...values: string[]) =>
  cast.studio.call('AdKeywordsResource.create', {
    parent_id,
    keywords: values.map((value) => ({ match_type, value })),
  });

async function sees(who: CastMember, query: string): Promise<void> {
  const { data } = await who.call('PinSearchResource.get', { query });
  const token = data.find(({ promoted }) => promoted)?.promoted?.token ?? '';
  await who.call('AdEventsResource.create', { events: [{ token, kind: 'impression' }] });
}

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
  cast.studio.viewer.isPartner = true;
  for (let count = 0; count < 12; count += 1) await cast.chi.saves.pin({ title: `Red lamp ${count}` });
  const pin = await cast.studio.saves.pin({ title: 'Stool', link: 'https://shop.example/' });
  ad = await adBy(platform, cast.studio, pin.id);
  await readAds(platform);
  // Some people share a bit, so that they count as one.
  for (let count = 0; count < 25; count += 1)
    await sees(await memberOf(platform, `person${count}`), 'red lamp');
  await sees(cast.ada, 'lamp');
  await adds(ad.adGroupId, 'BROAD', 'lamp', 'chair');
  await adds(ad.adGroupId, 'EXACT_NEGATIVE', 'red lamp');
  await adds(ad.campaignId, 'PHRASE_NEGATIVE', 'lamp');
});

/** As somebody comes there who knows no address. */
async function reached(tab: string) {
  let page = await cast.studio.opens('/advertiser/');
  const reports = page
    .select('a')
    .map((link) => link.attribute('href') ?? '')
    .find((path) => path.startsWith('/advertiser/reporting/'));
  page = await cast.studio.opens(reports ?? '');
  page = await cast.studio.opens(page.one('link', 'Keywords and searches').attribute('href') ?? '');
  return cast.studio.opens(page.one('link', tab).attribute('href') ?? '');
}

type Reached = Awaited<ReturnType<typeof reached>>;
const names = (page: Reached) => page.select('tbody th').map(({ text }) => text);
const linesOf = (page: Reached) => page.select('tbody tr').map(({ text }) => text.replace(/\s+/g, ' '));

test.each([
  ['[ADS-07]', 'campaignNegativeKeywords', 'Negative keywords of campaigns', ['lamp'], /Phrase/],
  ['[ADS-09]', 'adGroupNegativeKeywords', 'Negative keywords of ad groups', ['red lamp'], /Exact/],
  ['[ADS-10]', 'adGroupPositiveKeywords', 'Keywords of ad groups', ['chair', 'lamp'], /Broad/],
  ['[ADS-08]', 'campaignSearchQueries', 'Searches of campaigns', ['red lamp'], /Add as negative|Excluded/],
  ['[ADS-11]', 'adGroupSearchQueries', 'Searches of ad groups', ['red lamp'], /Add as keyword/],
] as const)(
  '%s /reporting/%s/ is reached by links and shows its rows with figures',
  async (_, name, tab, rows, has) => {
    const page = await reached(tab);
    expect(page.status).toBe(200);
    expect(page.address).toContain(`/advertiser/reporting/${name}/`);
    expect(names(page).sort()).toEqual(rows);
    expect(linesOf(page)[0]).toMatch(has);
    const heads = page.select('thead th').map(({ text }) => text);
    expect(heads).toEqual(
      expect.arrayContaining(['Spend', 'Impressions', 'Saves', 'Outbound clicks', 'Click rate']),
    );
    if (/Queries$|^campaignNegative|^adGroupNegative/.test(name)) expect(linesOf(page)[0]).toContain('25');
    const isSearch = /Queries$/.test(name);
    expect(page.select('summary').map(({ text }) => text)).toEqual(isSearch ? [] : ['Add keywords']);
    expect(page.text.includes('in other searches, each by fewer than 10 people')).toBe(isSearch);
    expect(page.all('button', 'Download CSV')).toHaveLength(1);
    const sorted = await cast.studio.opens(page.select('thead a')[0]?.attribute('href') ?? '');
    expect(sorted.select('thead th')[0]?.attribute('aria-sort')).toBe('ascending');
    expect(names(sorted)).toEqual(rows);
  },
);

test('filters stay in the address, on each tab', async () => {
  const path = keywordPath('adGroupPositiveKeywords', { name: 'chai', days: 7, adGroupIds: [ad.adGroupId] });
  const page = await cast.studio.opens(path);
  expect(names(page)).toEqual(['chair']);
  const tab = page.one('link', 'Searches of campaigns').attribute('href') ?? '';
  const found = readKeywordQuery(new URLSearchParams(tab.split('?')[1]));
  expect(found).toEqual({
    query: { ...ALL_KEYWORDS, name: 'chai', days: 7, adGroupIds: [ad.adGroupId] },
    refused: [],
  });
  const { query, refused } = readKeywordQuery(new URLSearchParams('campaignIds=x&days=8&sort=y&state=z'));
  expect(refused).toEqual(['campaignIds', 'state', 'sort', 'days']);
  expect(query).toEqual(ALL_KEYWORDS);
});

test('visitors log in first, and people are told how to become a business', async () => {
  for (const name of KEYWORD_REPORT_NAMES) {
    const page = await cast.visitor.opens(`/advertiser/reporting/${name}/`);
    expect(page.address).toContain('/login/');
    expect((await cast.ada.opens(`/advertiser/reporting/${name}/`)).text).toContain('Only business accounts');
  }
});
