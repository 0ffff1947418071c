import { beforeEach, expect, test } from 'vitest';
import { listWrongCounts } from '#app/wrong-counts.ts';
import { givesAccess } from '#features/business/access/testing-access.ts';
import { eraseAccountsNow } from '#features/core/identity/testing-erasure.ts';
import type { OptionsOf } from '#platform/resource/call.ts';
import { type Cast, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';

type Promotion = OptionsOf<'QuickPromotionResource.create'>;

let platform: TestPlatform;
let cast: Cast;
let pin: string;

beforeEach(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
  pin = (await cast.studio.saves.pin({ link: 'https://lamps.example/', title: 'A lamp' })).id;
});

const promotion = (more: Partial<Promotion> = {}): Promotion => ({
  ...{ pin_id: pin, budget_in_micro_currency: 5_000_000, days: 7, country: 'CH', time_zone: 'Europe/Zurich' },
  ...more,
});
const promote = async (more: Partial<Promotion> = {}) =>
  (await cast.studio.call('QuickPromotionResource.create', promotion(more))).data;
const accounts = async () => (await cast.studio.call('AdAccountsResource.get', {})).data;
const count = async (table: string) =>
  Number((await platform.db.rows<{ n: string }>(`select count(*) as n from ${table}`))[0]?.n);

test('a first promotion opens the account, gives the welcome credit, and its ad waits for a review', async () => {
  const made = await promote({ locations: ['ch', 'DE'], locales: ['de'] });
  expect(await accounts()).toMatchObject([
    {
      ...{ id: made.ad_account_id, country: 'CH', time_zone: 'Europe/Zurich', currency: 'USD' },
      ...{ balance_in_micro_currency: 20_000_000, is_closed: false },
    },
  ]);
  const { data: ads } = await cast.studio.call('AdsResource.get', { ad_account_id: made.ad_account_id });
  expect(ads).toMatchObject([
    {
      ...{ id: made.id, pin_id: pin, name: 'A lamp', summary_status: 'PENDING' },
      ...{ objective_type: 'CONSIDERATION', billable_event: 'CLICKTHROUGH' },
      ...{ budget_type: 'DAILY', budget_in_micro_currency: 5_000_000 },
      ...{ destination_url: 'https://lamps.example/' },
      targeting_spec: { LOCATION: ['CH', 'DE'], LOCALE: ['de'] },
    },
  ]);
  expect(await listWrongCounts(platform.db)).toEqual([]);
});

test('a later one takes the same account, and no second credit', async () => {
  const first = await promote();
  const second = await promote({ country: undefined, time_zone: undefined, budget_type: 'LIFETIME' });
  expect(second.ad_account_id).toBe(first.ad_account_id);
  expect((await accounts())[0]?.balance_in_micro_currency).toBe(20_000_000);
});

test('two first promotions at once open one account', async () => {
  await Promise.all([promote(), promote()]);
  expect([await count('ad_accounts'), await count('ads'), await count('ad_ledger')]).toEqual([1, 2, 2]);
});

test.each<[Partial<Promotion>, object]>([
  [{ budget_in_micro_currency: 999_999 }, { kind: 'invalid', field: 'budget_in_micro_currency' }],
  [{ budget_in_micro_currency: 1_000_000.5 }, { kind: 'invalid', field: 'budget_in_micro_currency' }],
  [{ days: 0 }, { kind: 'invalid', field: 'days' }],
  [{ days: 366 }, { kind: 'invalid', field: 'days' }],
  [{ country: undefined }, { kind: 'invalid', field: 'country' }],
  [{ time_zone: undefined }, { kind: 'invalid', field: 'time_zone' }],
  [{ time_zone: 'Mars/Olympus' }, { kind: 'invalid', field: 'time_zone' }],
  [{ locales: ['xx'] }, { kind: 'invalid', field: 'locales' }],
  [{ interests: ['9999999999'] }, { kind: 'invalid', field: 'interests' }],
  [{ destination_url: 'javascript:alert(1)' }, { kind: 'invalid', field: 'destination_url' }],
  [{ pin_id: '77' }, { kind: 'conflict', field: 'pin_id' }],
])('%o is refused at its field, and nothing is left behind', async (more, refusal) => {
  await expect(promote(more)).rejects.toMatchObject(refusal);
  expect([await count('ad_accounts'), await count('ad_ledger'), await count('ad_campaigns')]).toEqual([
    0, 0, 0,
  ]);
});

test("secret Pins and others' cannot be promoted, each with the same answer", async () => {
  const board = await cast.studio.makes.board('Plans', { privacy: 'secret' });
  const secret = (await cast.studio.saves.pin({ board })).id;
  const another = (await cast.ada.saves.pin()).id;
  for (const pin_id of [secret, another]) {
    await expect(promote({ pin_id })).rejects.toMatchObject({ reason: 'pin-not-open', field: 'pin_id' });
  }
});

test('a Pin that the address names is chosen, unless it may not be promoted, which the page says', async () => {
  const chosen = (await cast.studio.saves.pin()).id;
  const opened = await cast.studio.opens(`/quick-promote/?pin=${chosen}`);
  expect(opened.select(`input[value="${chosen}"]`)[0]?.attribute('checked')).toBeDefined();
  expect(opened.all('alert')).toEqual([]);
  const board = await cast.studio.makes.board('Ideas', { privacy: 'secret' });
  const secret = (await cast.studio.saves.pin({ board })).id;
  const refused = await cast.studio.opens(`/quick-promote/?pin=${secret}`);
  expect(refused.one('alert').text).toBe("Not everybody may see that Pin, so it can't be promoted.");
});

test('a person is told that only businesses advertise', async () => {
  const own = (await cast.ada.saves.pin()).id;
  const asked = cast.ada.call('QuickPromotionResource.create', promotion({ pin_id: own }));
  await expect(asked).rejects.toMatchObject({ kind: 'forbidden', reason: 'no-business' });
  const page = await cast.ada.opens('/quick-promote/');
  expect(page.one('main').text).toContain('Only business accounts can advertise');
  expect(page.one('link', 'Convert to a business account').attribute('href')).toBe('/business/convert/');
});

test('whoever acts for a business uses its account, and the history names the person', async () => {
  await givesAccess(platform.db, cast.studio, cast.ben, 'ADMIN');
  const options = { ...promotion(), orbac_subject_id: cast.studio.id };
  const { data } = await cast.ben.call('QuickPromotionResource.create', options);
  expect((await accounts())[0]?.id).toBe(data.ad_account_id);
  const { data: changes } = await cast.studio.call('AdChangesResource.get', {
    ad_account_id: data.ad_account_id,
  });
  expect(changes.map(({ level, actor }) => `${level} ${actor}`)).toEqual([
    ...['AD ben', 'AD_GROUP ben', 'CAMPAIGN ben', 'ACCOUNT ben'],
  ]);
});

test.each(['/quick-promote/', '/advertiser/quick-promote/'])(
  '%s has one form with the own public Pins, and the one of the address chosen',
  async (path) => {
    const board = await cast.studio.makes.board('Plans', { privacy: 'secret' });
    await cast.studio.saves.pin({ board, title: 'Secret lamp' });
    const page = await cast.studio.opens(`${path}?pin=${pin}`);
    const pins = page.all('radio').filter((one) => one.attribute('name') === 'pin_id');
    expect(pins.map((one) => one.attribute('value'))).toEqual([pin]);
    expect(pins[0]?.attribute('checked')).not.toBeNull();
    expect(page.one('main').text).toContain('At most $35.00 in 7 days');
    expect(page.one('main').text).toContain('Your welcome credit: $20.00');
    expect(page.one('region', 'Preview').text).toContain(`Promoted by ${cast.studio.viewer.fullName}`);
  },
);

test('an erased business takes its ads and ledger along', async () => {
  await promote();
  const due = `update accounts set erase_after = now() - interval '1 day' where id = $1`;
  await platform.db.write(due, [cast.studio.id]);
  await eraseAccountsNow(platform);
  expect([await count('ad_accounts'), await count('ads'), await count('ad_ledger')]).toEqual([0, 0, 0]);
});

test('with ADS=off there is nothing', async () => {
  await promote();
  const off = { ...platform, config: { ...platform.config, ads: undefined } };
  const { studio } = cast;
  Object.assign(platform, off);
  await expect(promote()).rejects.toMatchObject({ kind: 'not-found' });
  await expect(accounts()).rejects.toMatchObject({ kind: 'not-found' });
  for (const path of ['/advertiser/', '/quick-promote/', '/advertiser/billing/', '/advertiser/history/'])
    expect((await studio.opens(path)).status, path).toBe(404);
});
