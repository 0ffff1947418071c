import { beforeEach, expect, test } from 'vitest';
import { listWrongCounts } from '#app/wrong-counts.ts';
import { adRows } from '#features/ads/campaigns/testing-ads.ts';
import { eraseAccountsNow } from '#features/core/identity/testing-erasure.ts';
import type { Id } from '#platform/ids/ids.ts';
import { type Cast, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { fetcherOf, HEAD, row, uploads } from './testing-catalogs.ts';

let platform: TestPlatform;
let cast: Cast;
let account: Id;

beforeEach(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
  const pin = await cast.studio.saves.pin({ link: 'https://shop.example/' });
  account = (await adRows(platform.db, { ownerId: cast.studio.id, pinId: pin.id as Id, balance: 0 })).account;
});

const feed = async (more: object = {}) =>
  (
    await cast.studio.call('CatalogFeedResource.create', {
      ad_account_id: account,
      name: 'Shop',
      format: 'CSV',
      ...more,
    })
  ).data.id;
const feeds = async () =>
  (await cast.studio.call('CatalogFeedsResource.get', { ad_account_id: account })).data;
const products = async () =>
  (await cast.studio.call('CatalogProductsResource.get', { ad_account_id: account })).data;
const problems = async (run_id: string) =>
  (await cast.studio.call('CatalogProblemsResource.get', { run_id })).data;
const runJobs = (missing: readonly string[] = [], files: Record<string, string> = {}) =>
  platform.runJobs({ by: { fetcher: { ...platform.fetcher, ...fetcherOf(files, missing) } } });
const pinsOf = async (name: string) =>
  platform.db.rows<{ title: string; price: string; availability: string; is_gone: boolean }>(
    `select title, price_value as price, availability, deleted_at is not null as is_gone from pins
     where title like $1 order by id`,
    [name],
  );

test('each product of a file becomes a pin with its price and availability, and goes with it', async () => {
  const id = await feed();
  await uploads(
    platform,
    cast.studio,
    id,
    [HEAD, row('a'), row('b', { availability: 'preorder' })].join('\n'),
  );
  await runJobs();
  expect(await products()).toMatchObject([
    { item_id: 'a', state: 'LIVE', price_value: 12.5, price_currency: 'EUR', availability: 'in_stock' },
    { item_id: 'b', state: 'LIVE', availability: 'preorder' },
  ]);
  const [a] = await products();
  const { data: pin } = await cast.visitor.call('PinResource.get', { id: a?.pin?.id ?? '' });
  expect(pin).toMatchObject({
    ...{ title: 'Lamp a', link: 'https://shop.example/a', price_value: 12.5, price_currency: 'EUR' },
    rich_summary: { type_name: 'product', offer: { price_value: 12.5, availability: 'in_stock' } },
  });

  platform.clock.advance(60_000);
  const later = [HEAD, row('a', { price: '9 EUR', title: 'Lamp a2', availability: 'out of stock' })];
  await uploads(platform, cast.studio, id, later.join('\n'));
  await runJobs();
  expect(await pinsOf('Lamp %')).toEqual([
    { title: 'Lamp a2', price: '9.00', availability: 'out_of_stock', is_gone: false },
    { title: 'Lamp b', price: '12.50', availability: 'preorder', is_gone: true },
  ]);
  expect((await feeds())[0]).toMatchObject({
    products: { live: 1, waiting: 0, failed: 0 },
    last_run: { status: 'COMPLETED', rows_read: 1, products_new: 0, products_changed: 1, products_gone: 1 },
  });

  await uploads(platform, cast.studio, id, [HEAD, row('a'), row('b')].join('\n'));
  await runJobs();
  expect(await pinsOf('Lamp %')).toMatchObject([
    { title: 'Lamp a', is_gone: false },
    { title: 'Lamp b', is_gone: false },
  ]);
  expect(await listWrongCounts(platform.db)).toEqual([]);
});

test('wrong rows are listed with line, column and reason, and nothing counts until the business says so', async () => {
  const id = await feed();
  const text = [
    ...[HEAD, row('a'), row('a'), row('b', { price: 'cheap' }), row('', { link: 'ftp://x.example/' })],
    ...[row('d', { price: '5 QQQ', availability: 'maybe' }), row('e', { image: '' })],
  ];
  const run = await uploads(platform, cast.studio, id, text.join('\n'));
  await runJobs();
  expect(await products()).toEqual([]);
  expect((await problems(run)).map(({ line, column, reason }) => [line, column, reason])).toEqual([
    [3, 'id', 'duplicate-id'],
    [4, 'price', 'not-a-price'],
    [5, 'id', 'missing'],
    [5, 'link', 'not-a-link'],
    [6, 'price', 'unknown-currency'],
    [6, 'availability', 'unknown-value'],
    [7, 'image_link', 'missing'],
  ]);
  expect((await feeds())[0]?.last_run).toMatchObject({ status: 'UNDECIDED', rows_right: 1, rows_wrong: 5 });
  await cast.studio.call('CatalogRunResource.update', { id: run, decision: 'APPLY' });
  await runJobs();
  expect(await products()).toMatchObject([{ item_id: 'a', state: 'LIVE' }]);
});

test('a picture that cannot be had is named, and tried again with the next run', async () => {
  const id = await feed();
  const text = [HEAD, row('a')].join('\n');
  await uploads(platform, cast.studio, id, text);
  await runJobs(['https://shop.example/a.jpg']);
  expect(await products()).toMatchObject([{ state: 'FAILED', problem: 'status', pin: null }]);
  await uploads(platform, cast.studio, id, text);
  await runJobs();
  expect(await products()).toMatchObject([{ state: 'LIVE', problem: null }]);
});

test.each([
  ['TSV', [HEAD, row('a')].join('\n').replaceAll(',', '\t')],
  [
    'XML',
    `<?xml version="1.0"?><rss xmlns:g="http://base.google.com/ns/1.0"><channel><title>Shop</title><item>
      <g:id>a</g:id><title>Lamp a</title><link>https://shop.example/a</link><g:price>12.50 EUR</g:price>
      <g:image_link>https://shop.example/a.jpg</g:image_link><g:availability>in_stock</g:availability>
      <g:shipping><g:price>1 EUR</g:price></g:shipping></item></channel></rss>`,
  ],
] as const)('a file in %s is fetched at its time', async (format, text) => {
  const location = 'https://shop.example/feed';
  await feed({ format, location, fetch_time: '06:30' });
  const next = new Date((await feeds())[0]?.next_fetch_at ?? '');
  expect(
    new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Zurich', timeStyle: 'short' }).format(next),
  ).toBe('06:30');
  platform.clock.set(next);
  const { fetchFeedsJob } = await import('./receive-feed/fetch-feeds.service.ts');
  await platform.jobs.enqueue(platform.db, fetchFeedsJob, {});
  await runJobs([], { [location]: text });
  expect(await products()).toMatchObject([
    { item_id: 'a', title: 'Lamp a', price_value: 12.5, state: 'LIVE' },
  ]);
  const [found] = await feeds();
  expect(found?.last_run).toMatchObject({ trigger: 'SCHEDULE', status: 'COMPLETED' });
  expect(new Date(found?.next_fetch_at ?? '').getTime()).toBeGreaterThan(next.getTime());
});

test.each([
  ['CSV', 'id,title\na,Lamp', 'missing-column'],
  ['CSV', HEAD, 'no-rows'],
  ['XML', '<rss><item><id>a</id>', 'unreadable'],
  ['XML', '<!DOCTYPE x [<!ENTITY e "boom">]><rss><item><id>&e;</id></item></rss>', 'unreadable'],
] as const)('a %s file %j is of no use', async (format, text, failure) => {
  const id = await feed({ format });
  await uploads(platform, cast.studio, id, text);
  expect((await feeds())[0]?.last_run).toMatchObject({ status: 'FAILED', failure });
});

test('a group has the live products that match its filters, and follows the feed', async () => {
  const id = await feed();
  const text = [HEAD, row('a'), row('b', { brand: 'Other' }), row('c', { price: '90 EUR' })].join('\n');
  await uploads(platform, cast.studio, id, text);
  await runJobs();
  const filters = {
    all_of: [
      { key: 'BRAND' as const, values: ['lumen'] },
      { key: 'MAX_PRICE' as const, values: ['50'] },
    ],
  };
  const made = await cast.studio.call('ProductGroupResource.create', {
    ad_account_id: account,
    name: 'Cheap',
    filters,
  });
  const inGroup = async () =>
    (
      await cast.studio.call('CatalogProductsResource.get', {
        ad_account_id: account,
        product_group_id: made.data.id,
      })
    ).data.map((one) => one.item_id);
  expect(await inGroup()).toEqual(['a']);
  await uploads(platform, cast.studio, id, [HEAD, row('b'), row('c', { price: '40 EUR' })].join('\n'));
  await runJobs();
  expect(await inGroup()).toEqual(['b', 'c']);
  const { data: groups } = await cast.studio.call('ProductGroupsResource.get', { ad_account_id: account });
  expect(groups).toMatchObject([{ name: 'Cheap', product_count: 2 }]);
});

test('a data source that is removed takes its products and pins with it', async () => {
  const id = await feed();
  await uploads(platform, cast.studio, id, [HEAD, row('a')].join('\n'));
  await runJobs();
  await cast.studio.call('CatalogFeedResource.delete', { id });
  expect(await feeds()).toEqual([]);
  await runJobs();
  expect(await pinsOf('Lamp a')).toMatchObject([{ is_gone: true }]);
  expect(await products()).toEqual([]);
});

test('nobody else sees or changes any of it, and erasing the business removes all', async () => {
  const id = await feed();
  const run = await uploads(platform, cast.studio, id, [HEAD, row('a')].join('\n'));
  await runJobs();
  await platform.db.write('update users set is_partner = true where username = $1', ['ben']);
  cast.ben.viewer.isPartner = true;
  const calls = [
    cast.ben.call('CatalogFeedsResource.get', { ad_account_id: account }),
    cast.ben.call('CatalogProductsResource.get', { ad_account_id: account }),
    cast.ben.call('CatalogRunsResource.get', { feed_id: id }),
    cast.ben.call('CatalogProblemsResource.get', { run_id: run }),
    cast.ben.call('CatalogRunResource.create', { feed_id: id }),
    cast.ben.call('CatalogRunResource.update', { id: run, decision: 'STOP' }),
    cast.ben.call('CatalogFeedResource.delete', { id }),
  ];
  for (const one of await Promise.allSettled(calls))
    expect(one).toMatchObject({ reason: { kind: 'not-found' } });
  const due = `update accounts set erase_after = now() - interval '1 day' where id = $1`;
  await platform.db.write(due, [cast.studio.id]);
  await eraseAccountsNow(platform);
  for (const table of ['catalog_feeds', 'catalog_products', 'catalog_runs', 'product_groups'])
    expect(await platform.db.rows(`select id from ${table}`)).toEqual([]);
});
