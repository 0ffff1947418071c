import { beforeEach, expect, test } from 'vitest';
import { listWrongCounts } from '#app/wrong-counts.ts';
import { type AdIds, adRows } from '#features/ads/campaigns/testing-ads.ts';
import type { Id } from '#platform/ids/ids.ts';
import { castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { lockAdAccount, receiveForAdAccount } from './ad-account.service.ts';
import { type LedgerEntry, recordInLedger, recountBooks } from './ledger.service.ts';

let platform: TestPlatform;
let ids: AdIds;

beforeEach(async () => {
  platform = await testPlatform(await freshDatabase());
  const { studio } = await castOf(platform);
  const pinId = (await studio.saves.pin()).id as Id;
  ids = await adRows(platform.db, { ownerId: studio.id, pinId, balance: 0 });
});

const record = (entry: Pick<LedgerEntry, 'reason' | 'amountMicro' | 'key'>) =>
  platform.db.transaction(async (tx) => {
    const account = await lockAdAccount(tx, ids.account);
    if (!account) throw new Error('no account');
    return recordInLedger(tx, account, { ...entry, at: platform.clock.now() });
  });

const lines = () =>
  platform.db.rows<{ line: string }>(
    `select concat_ws(' ', reason, book, amount_micro, balance_micro) as line from ad_ledger order by id`,
  );

const books = async () => (await lines()).map(({ line }) => line);

test('each transaction has a line in two books, which sum to zero, and the balance follows', async () => {
  await record({ reason: 'welcome', amountMicro: 20_000_000n, key: 'welcome' });
  await record({ reason: 'payment', amountMicro: 5_000_000n, key: 'paid' });
  await record({ reason: 'charge', amountMicro: 7_000_001n, key: 'day' });
  expect(await books()).toEqual([
    ...['welcome advertiser 20000000 20000000', 'welcome credit -20000000'],
    ...['payment advertiser 5000000 25000000', 'payment cash -5000000'],
    ...['charge advertiser -7000001 17999999', 'charge revenue 7000001'],
  ]);
  expect(await listWrongCounts(platform.db)).toEqual([]);
});

test('a balance is never below zero: a charge takes what is left', async () => {
  await record({ reason: 'credit', amountMicro: 3n, key: 'credit' });
  expect(await record({ reason: 'charge', amountMicro: 5n, key: 'one' })).toBe(3n);
  expect(await record({ reason: 'charge', amountMicro: 5n, key: 'two' })).toBe(0n);
  expect(await books()).toHaveLength(4);
});

test('a key is recorded once, also of several at the same time', async () => {
  await record({ reason: 'credit', amountMicro: 100n, key: 'credit' });
  const charge = { reason: 'charge', amountMicro: 10n, key: 'hour 7' } as const;
  const recorded = await Promise.all([record(charge), record(charge), record(charge)]);
  expect(recorded.sort()).toEqual([0n, 0n, 10n]);
  expect(await listWrongCounts(platform.db)).toEqual([]);
});

test('what does not add up is found by a recount', async () => {
  await record({ reason: 'credit', amountMicro: 100n, key: 'credit' });
  await platform.db.write('update ad_accounts set balance_micro = 70');
  await platform.db.write(`delete from ad_ledger where book = 'credit'`);
  expect(await listWrongCounts(platform.db)).toMatchObject([
    { id: ids.account, name: 'ad_account.balance_micro', stored: 70, counted: 100 },
    { name: 'ad_ledger.amount_micro', stored: 0, counted: 100 },
  ]);
});

test('a recount has the sums of all books, and names lines and charges that do not follow', async () => {
  await record({ reason: 'payment', amountMicro: 100n, key: 'paid' });
  await record({ reason: 'charge', amountMicro: 30n, key: 'day' });
  const right = await recountBooks(platform.db);
  expect(right.sums.map(({ book, sum }) => `${book} ${sum}`)).toEqual([
    'advertiser 70',
    'cash -100',
    'revenue 30',
  ]);
  expect([...right.totals, ...right.wrong]).toEqual([['USD', 0n]]);
  await platform.db.write(
    `update ad_ledger set balance_micro = 71 where reason = 'charge' and book = 'advertiser'`,
  );
  await platform.db.write(
    `insert into ad_spend (home, scope_id, day, ad_account_id, reserved_micro, posted_micro)
      select home, id, '0001-01-01', id, 40, 40 from ad_accounts`,
  );
  await platform.db.write(`update ad_ledger set amount_micro = 31 where book = 'revenue'`);
  const { totals, wrong } = await recountBooks(platform.db);
  expect([...totals]).toEqual([['USD', 1n]]);
  expect(wrong.map(({ name, stored, counted }) => [name, stored, counted])).toEqual([
    ['ad_ledger.amount_micro', 0, 1],
    ['ad_ledger.balance_micro', 71, 70],
    ['ad_spend.posted_micro', 40, 30],
  ]);
});

test('other processes learn when an account has something to spend again, and when it has nothing left', async () => {
  const told: string[] = [];
  const client = await platform.db.pool.connect();
  client.on('notification', ({ payload }) => told.push(payload ?? ''));
  await client.query('listen live');
  const received = { reason: 'payment', key: 'one', note: '', at: platform.clock.now() } as const;
  expect(await receiveForAdAccount(platform.db, ids.account, { ...received, amountMicro: 9n })).toMatchObject(
    {
      balance_micro: '9',
    },
  );
  await record({ reason: 'charge', amountMicro: 4n, key: 'some' });
  await record({ reason: 'charge', amountMicro: 5n, key: 'rest' });
  await client.query('select 1');
  client.release(true);
  const event = { to: [], event: { type: 'ads_changed', id: ids.account } };
  expect(told.map((payload) => JSON.parse(payload))).toEqual([event, event]);
});
