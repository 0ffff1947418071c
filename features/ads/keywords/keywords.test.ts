import { beforeAll, beforeEach, expect, test } from 'vitest';
import { purgeAdsJob } from '#features/ads/delivery/purge-ads/purge-ads.service.ts';
import { settleAdsJob } from '#features/ads/delivery/settle-ads/settle-ads.service.ts';
import { adBy, readAds, type TestAd } from '#features/ads/delivery/testing-ads.ts';
import { type Cast, type CastMember, castOf, memberOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import type { MatchType } from './keyword.ts';

let platform: TestPlatform;
let cast: Cast;
let ad: TestAd;
const people: CastMember[] = [];

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  platform.clock.set(new Date('2026-03-20T12:00:00Z'));
  cast = await castOf(platform);
  cast.studio.viewer.isPartner = true;
  for (let count = 0; count < 12; count += 1) {
    await cast.chi.saves.pin({ title: `Red lamp ${count}` });
    people.push(await memberOf(platform, `person${count}`));
  }
});

beforeEach(async () => {
  for (const table of ['ads', 'ad_keywords', 'ad_query_days', 'ad_keyword_days', 'ad_changes'])
    await platform.db.write(`delete from ${table}`);
  const pin = await cast.studio.saves.pin({ title: 'Stool', link: 'https://shop.example/' });
  ad = await adBy(platform, cast.studio, pin.id);
  await readAds(platform);
});

async function adds(parent_id: string, ...keywords: [MatchType, string][]) {
  const given = keywords.map(([match_type, value]) => ({ match_type, value }));
  const { data } = await cast.studio.call('AdKeywordsResource.create', { parent_id, keywords: given });
  await readAds(platform);
  return data;
}

async function adIn(query: string, who: Pick<CastMember, 'call'> = cast.ada) {
  const { data } = await who.call('PinSearchResource.get', { query });
  return data.find(({ promoted }) => promoted)?.promoted;
}

async function sees(who: CastMember, query: string): Promise<void> {
  const token = (await adIn(query, who))?.token ?? '';
  await who.call('AdEventsResource.create', { events: [{ token, kind: 'impression' }] });
}

const searches = async (of: 'CAMPAIGN' | 'AD_GROUP' = 'AD_GROUP', asked: object = {}) =>
  (await cast.studio.call('AdSearchRowsResource.get', { ad_account_id: ad.adAccountId, of, ...asked })).data;

const others = async (asked: object = {}) => {
  const options = { ad_account_id: ad.adAccountId, of: 'AD_GROUP' as const, ...asked };
  return (await cast.studio.call('AdOtherSearchesResource.get', options)).data.impressions;
};

test('an ad group with keywords is shown in the searches that one of them matches, and says so', async () => {
  expect(await adIn('red lamp')).toBeDefined();
  await adds(ad.adGroupId, ['EXACT', 'Lamp']);
  expect(await adIn('red lamp')).toBeUndefined();
  const token = (await adIn('lamp'))?.token ?? '';
  const { data } = await cast.ada.call('AdReasonsResource.get', { token });
  expect(data.reasons).toEqual([{ kind: 'search', name: 'lamp' }]);
  expect(await adIn('lamp', cast.visitor)).toBeDefined();
  const home = await cast.ada.call('UserHomefeedResource.get', {});
  expect(home.data.some(({ promoted }) => promoted)).toBe(true);
  await adds(ad.adGroupId, ['BROAD', 'lamp red']);
  expect(await adIn('red lamp')).toBeDefined();
});

test('negative keywords of an ad group or its campaign keep it out, and archived ones do not', async () => {
  const [phrase] = await adds(ad.campaignId, ['PHRASE_NEGATIVE', 'red']);
  expect(await adIn('red lamp')).toBeUndefined();
  expect(await adIn('lamp')).toBeDefined();
  await adds(ad.adGroupId, ['EXACT_NEGATIVE', 'lamp'], ['EXACT', 'lamp']);
  expect(await adIn('lamp')).toBeUndefined();
  const archive = (archived: boolean) =>
    cast.studio.call('AdKeywordsResource.update', { ids: [phrase?.id ?? ''], archived });
  expect((await archive(true)).data).toMatchObject([{ id: phrase?.id, archived: true }]);
  await platform.db.write("delete from ad_keywords where match_type in ('EXACT', 'EXACT_NEGATIVE')");
  await readAds(platform);
  expect(await adIn('red lamp')).toBeDefined();
  await archive(false);
  await readAds(platform);
  expect(await adIn('red lamp')).toBeUndefined();
});

test('what is added twice is there once, and the history says what was added and archived, and by whom', async () => {
  const [first] = await adds(ad.adGroupId, ['BROAD', 'Lamp'], ['BROAD', 'lámp'], ['EXACT_NEGATIVE', 'stool']);
  expect(await adds(ad.adGroupId, ['BROAD', 'LAMP'])).toEqual([]);
  expect(first).toMatchObject({ type: 'keyword', parent_type: 'AD_GROUP', archived: false, bid: null });
  const ids = [first?.id ?? ''];
  await Promise.all([1, 2].map(() => cast.studio.call('AdKeywordsResource.update', { ids, archived: true })));
  const { data } = await cast.studio.call('AdChangesResource.get', { ad_account_id: ad.adAccountId });
  expect(data.map(({ level, actor, before, after }) => [level, actor, before, after])).toEqual([
    ['AD_GROUP', 'studio', { keywords: ['lámp'] }, { keywords: [] }],
    ['AD_GROUP', 'studio', { keywords: [] }, { keywords: ['lámp', '−[stool]'] }],
  ]);
  // It is used again rather than added anew.
  expect(await adds(ad.adGroupId, ['BROAD', 'lamp'])).toMatchObject([{ id: first?.id, archived: false }]);
});

test.each<[string, MatchType, string, string]>([
  ['keywords.0.value', 'BROAD', 'x'.repeat(121), 'at most'],
  ['keywords.0.value', 'BROAD', '!?', 'letters or digits'],
  ['keywords.0.match_type', 'ANY' as MatchType, 'lamp', 'must be'],
  ['match_type', 'BROAD', 'lamp', 'negative'],
])('refused at %s: %s %s', async (field, type, value, text) => {
  const parent = field === 'match_type' ? ad.campaignId : ad.adGroupId;
  const refused = await adds(parent, [type, value]).catch((error) => error);
  expect(refused).toMatchObject({ kind: 'invalid' });
  expect(`${refused.field} ${refused.message}`).toContain(text);
});

test('nobody adds or archives keywords of others, and none are added to what is archived', async () => {
  const [keyword] = await adds(ad.adGroupId, ['BROAD', 'lamp']);
  cast.ben.viewer.isPartner = true;
  await platform.db.write('update users set is_partner = true where id = $1', [cast.ben.id]);
  const keywords = [{ match_type: 'BROAD' as const, value: 'lamp' }];
  for (const parent_id of [ad.adGroupId, cast.ben.id])
    await expect(cast.ben.call('AdKeywordsResource.create', { parent_id, keywords })).rejects.toMatchObject({
      kind: 'not-found',
    });
  await expect(
    cast.ben.call('AdKeywordsResource.update', { ids: [keyword?.id ?? ''], archived: true }),
  ).rejects.toMatchObject({ kind: 'not-found' });
  for (const name of [
    'AdKeywordRowsResource.get',
    'AdSearchRowsResource.get',
    'AdOtherSearchesResource.get',
  ] as const)
    await expect(
      cast.ben.call(name, { ad_account_id: ad.adAccountId, of: 'AD_GROUP' }),
    ).rejects.toMatchObject({ kind: 'not-found' });
  await platform.db.write("update ad_groups set status = 'ARCHIVED' where id = $1", [ad.adGroupId]);
  await expect(adds(ad.adGroupId, ['BROAD', 'chair'])).rejects.toMatchObject({ reason: 'is-archived' });
});

test('what was searched for is listed once ten people did, with what came of it, and names nobody', async () => {
  for (const who of people.slice(0, 9)) await sees(who, 'Red  Lamp');
  expect(await searches()).toEqual([]);
  expect(await others()).toBe(9);
  expect(await others({ name: 'red lamp' })).toBe(9);
  expect(await searches('AD_GROUP', { name: 'red' })).toEqual([]);
  for (const who of people.slice(9)) await sees(who, 'red lamp');
  await sees(cast.ada, 'lamp');
  const rows = await searches();
  // Some may share a bit, so that they count as one.
  expect(rows.length).toBeLessThanOrEqual(1);
  await platform.db.write("update ad_query_days set people = 1023 where query = 'red lamp'");
  expect(await searches()).toMatchObject([
    {
      query: 'red lamp',
      parent_id: ad.adGroupId,
      match_types: [],
      counts: { impressions: 12, outbound_clicks: 0 },
    },
  ]);
  expect(await searches('CAMPAIGN')).toMatchObject([{ query: 'red lamp', parent_id: ad.campaignId }]);
  expect(await others()).toBe(1);
  const [spend] = await platform.db.rows<{ sum: number }>(
    'select sum(charge_micro)::float8 as sum from ad_events where ad_id = $1',
    [ad.adId],
  );
  const [row] = await searches();
  expect(row?.counts.spend_in_micro_currency).toBeLessThanOrEqual(spend?.sum ?? 0);
  const columns = await platform.db.rows<{ name: string }>(
    "select column_name as name from information_schema.columns where table_name = 'ad_query_days'",
  );
  expect(columns.map(({ name }) => name)).not.toEqual(expect.arrayContaining(['user_id', 'viewer_key']));
  await adds(ad.adGroupId, ['EXACT', 'red lamp']);
  expect((await searches())[0]?.match_types).toEqual(['EXACT']);
});

test('one person who searches again and again counts as one, on any day', async () => {
  for (let day = 0; day < 12; day += 1) {
    await sees(cast.ada, 'red lamp');
    platform.clock.advance(86_400_000);
  }
  const [row] = await platform.db.rows<{ people: number; impressions: number }>(
    `select bit_count(bit_or(people)::bit(64))::int as people, sum(impressions)::int as impressions from ad_query_days`,
  );
  expect(row).toEqual({ people: 1, impressions: 12 });
  expect(await searches('AD_GROUP', { days: 90 })).toEqual([]);
  platform.clock.advance(90 * 86_400_000);
  await platform.jobs.enqueue(platform.db, settleAdsJob, {});
  await platform.jobs.enqueue(platform.db, purgeAdsJob, {});
  await platform.runJobs();
  expect((await platform.db.rows('select from ad_query_days')).length).toBe(0);
  platform.clock.set(new Date('2026-03-20T12:00:00Z'));
});

test('keywords have what came of them, negative ones the searches that they match', async () => {
  const [lamp] = await adds(ad.adGroupId, ['PHRASE', 'lamp'], ['EXACT', 'chair']);
  for (const who of people.slice(0, 3)) await sees(who, 'red lamp');
  const rows = async (is_negative: boolean, asked: object = {}) => {
    const options = { ad_account_id: ad.adAccountId, of: 'AD_GROUP' as const, is_negative, ...asked };
    const { data } = await cast.studio.call('AdKeywordRowsResource.get', { sort: 'impressions', ...options });
    return data.map(({ value, counts }) => [value, counts.impressions]);
  };
  expect(await rows(false)).toEqual([
    ['lamp', 3],
    ['chair', 0],
  ]);
  await adds(ad.adGroupId, ['PHRASE_NEGATIVE', 'red'], ['EXACT_NEGATIVE', 'lamp']);
  expect((await rows(true)).map(([, impressions]) => impressions)).toEqual([0, 0]);
  await platform.db.write('update ad_query_days set people = 1023');
  expect(await rows(true)).toEqual([
    ['red', 3],
    ['lamp', 0],
  ]);
  expect(await rows(false, { name: 'HAI' })).toEqual([['chair', 0]]);
  expect(await rows(false, { campaign_ids: [ad.adGroupId] })).toEqual([]);
  await cast.studio.call('AdKeywordsResource.update', { ids: [lamp?.id ?? ''], archived: true });
  expect(await rows(false)).toEqual([['chair', 0]]);
  expect(await rows(false, { state: 'archived' })).toEqual([['lamp', 3]]);
});

test('sorted by each column, whatever the pages are', async () => {
  await adds(ad.adGroupId, ['BROAD', 'b'], ['BROAD', 'a'], ['BROAD', 'c']);
  for (const page_size of [1, 2, 50]) {
    for (const [sort, expected] of [
      ['name', 'abc'],
      ['newest', 'cab'],
      ['spend', 'cab'],
    ] as const) {
      const found: string[] = [];
      let bookmark: string | null = null;
      do {
        const options = { ad_account_id: ad.adAccountId, of: 'AD_GROUP' as const, sort, page_size };
        const page: { data: { value: string }[]; bookmark: string | null } = await cast.studio.call(
          'AdKeywordRowsResource.get',
          { ...options, bookmarks: [bookmark] },
        );
        found.push(...page.data.map(({ value }) => value));
        bookmark = page.bookmark;
      } while (bookmark);
      expect(found.join('')).toBe(expected);
    }
  }
});
