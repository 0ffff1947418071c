import { beforeEach, expect, test } from 'vitest';
import { listWrongCounts } from '#app/wrong-counts.ts';
import { adBy } from '#features/ads/delivery/testing-ads.ts';
import type { Id } from '#platform/ids/ids.ts';
import { type Cast, type CastMember, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { addPromotion, endPromotion } from './promotions.service.ts';

let platform: TestPlatform;
let cast: Cast;

beforeEach(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

async function accountOf(person: CastMember): Promise<Id> {
  person.viewer.isPartner = true;
  return (await adBy(platform, person, (await person.saves.pin()).id, { balanceMicro: 0 })).adAccountId;
}

const DAY_MS = 86_400_000;

const offer = (more: Partial<Parameters<typeof addPromotion>[1]> = {}) => {
  const now = platform.clock.now();
  const usual = {
    code: 'SPRING26',
    name: 'Spring',
    amount_micro: '10000000',
    currency: 'USD',
    most_uses: null,
  };
  const expires_at = new Date(now.getTime() + 7 * DAY_MS);
  return addPromotion(platform.db, { ...usual, expires_at, ...more }, now);
};

const redeem = (person: CastMember, ad_account_id: Id, code = 'spring-26') =>
  person.call('AdPromotionResource.create', { ad_account_id, code });

test('[ADS-30] a code of the operator is redeemed once for each account, until it expires, and is in the ledger', async () => {
  const { studio, ben } = cast;
  const [account, other] = [await accountOf(studio), await accountOf(ben)];
  expect([await offer(), await offer()]).toEqual([true, false]);
  const billing = await studio.opens('/advertiser/billing/');
  expect(billing.one('link', 'Promotion codes').attribute('href')).toBe('/advertiser/billing/promotions/');
  const empty = await studio.opens('/advertiser/billing/promotions/');
  expect(empty.one('textbox', 'Promotion code')).toBeTruthy();
  expect(empty.one('main').text).toContain('No codes redeemed yet');

  const all = await Promise.allSettled([1, 2, 3].map(() => redeem(studio, account)));
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(redeem(studio, account)).rejects.toMatchObject({ reason: 'code-redeemed', field: 'code' });
  const page = await studio.opens('/advertiser/billing/promotions/');
  const [, line] = page.one('region', 'Received and spent').all('row');
  expect(line?.texts('cell')).toEqual(['Promotion codeSpring', '$10.00', '$10.00']);

  platform.clock.advance(7 * DAY_MS);
  await expect(redeem(ben, other)).rejects.toMatchObject({ reason: 'code-unknown' });
  expect(await listWrongCounts(platform.db)).toEqual([]);
});

test.each([
  ['has been used by as many as it is for', { most_uses: 1 }, 'code-used-up'],
  ['is in another currency', { currency: 'EUR' }, 'code-other-currency'],
  ['has another name', { code: 'WINTER26' }, 'code-unknown'],
])('a code that %s adds nothing', async (_why, more, reason) => {
  const [account, other] = [await accountOf(cast.studio), await accountOf(cast.ben)];
  await offer(more);
  if ('most_uses' in more) await redeem(cast.ben, other);
  await expect(redeem(cast.studio, account)).rejects.toMatchObject({ reason });
  const { data } = await cast.studio.call('AdAccountsResource.get', {});
  expect(data[0]?.balance_in_micro_currency).toBe(0);
});

test('two accounts at once do not use a code more often than it can be', async () => {
  const accounts = [await accountOf(cast.studio), await accountOf(cast.ben)] as const;
  await offer({ most_uses: 1 });
  const tried = await Promise.allSettled([redeem(cast.studio, accounts[0]), redeem(cast.ben, accounts[1])]);
  expect(tried.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('the operator ends a code', async () => {
  const account = await accountOf(cast.studio);
  await offer();
  expect(await endPromotion(platform.db, 'SPRING26', platform.clock.now())).toBe(true);
  await expect(redeem(cast.studio, account)).rejects.toMatchObject({ reason: 'code-unknown' });
});
