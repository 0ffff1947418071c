import { beforeAll, expect, test } from 'vitest';
import { adRows } from '#features/ads/campaigns/testing-ads.ts';
import { fetcherOf, HEAD, row, uploads } from '#features/ads/catalogs/testing-catalogs.ts';
import type { Id } from '#platform/ids/ids.ts';
import { type Cast, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';

let platform: TestPlatform;
let cast: Cast;
let account: Id;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
  const pin = await cast.studio.saves.pin({ link: 'https://shop.example/' });
  account = (await adRows(platform.db, { ownerId: cast.studio.id, pinId: pin.id as Id })).account;
});

const runJobs = (missing: readonly string[] = []) =>
  platform.runJobs({ by: { fetcher: { ...platform.fetcher, ...fetcherOf({}, missing) } } });

test('[ADS-52] from the overview a business reaches its data sources, their runs, row errors and products', async () => {
  const overview = await cast.studio.opens('/advertiser/');
  const path = overview.one('link', 'Product catalog').attribute('href') ?? '';
  expect(path).toBe('/advertiser/product-catalogs/data-source/');
  const first = await cast.studio.opens(path);
  expect(first.text).toContain('No data source yet');
  expect(first.one('textbox', 'Name').attribute('name')).toBe('name');

  const options = { ad_account_id: account, name: 'Shop', format: 'CSV' as const };
  const { data: feed } = await cast.studio.call('CatalogFeedResource.create', options);
  const text = [HEAD, row('a'), row('b'), row('c', { price: 'cheap' })].join('\n');
  const id = await uploads(platform, cast.studio, feed.id, text);
  const list = await cast.studio.opens(path);
  const source = await cast.studio.opens(list.one('link', 'Shop').attribute('href') ?? '');
  expect(source.text).toContain('File uploaded: Waits for your decision.');
  expect(source.one('button', 'Apply the 2 rows that are right')).toBeTruthy();
  expect(source.one('region', 'Rows refused').texts('cell').slice(0, 3)).toEqual([
    'price',
    "Isn't a price such as 12.50 EUR",
    'cheap',
  ]);
  await cast.studio.call('CatalogRunResource.update', { id, decision: 'APPLY' });
  const waiting = await cast.studio.opens(`${path}?feed=${feed.id}`);
  expect(waiting.text).toContain('Being applied');
  await runJobs(['https://shop.example/b.jpg']);
  const done = await cast.studio.opens(`${path}?feed=${feed.id}`);
  expect(done.text).toContain('1 product with a Pin · 1 without a picture');

  const products = await cast.studio.opens(`${path}?view=products`);
  expect(products.one('list', 'Products').text).toContain('€12.50 · In stock');
  const pin = products.one('link', 'Lamp a').attribute('href') ?? '';
  const closeup = await cast.visitor.opens(pin);
  expect(closeup.text).toContain('€12.50');
  expect(closeup.text).toContain('In stock');
  expect((await cast.visitor.opens(path)).address).toContain('/login/');
});
