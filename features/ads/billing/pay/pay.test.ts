import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import { listWrongCounts } from '#app/wrong-counts.ts';
import { adBy } from '#features/ads/delivery/testing-ads.ts';
import type { Id } from '#platform/ids/ids.ts';
import { type Cast, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { testWebServer } from '#testing/web.ts';
import { receiveByHand, receivePayment } from './pay.service.ts';
import { paymentOf, referenceOf } from './payment-reference.ts';
import { signatureOf } from './webhook-signature.ts';

const SECRET = 'a secret of the bank and of this site';

let platform: TestPlatform;
let cast: Cast;
let app: FastifyInstance;
let account: Id;

beforeEach(async () => {
  platform = await testPlatform(await freshDatabase());
  const { ads } = platform.config;
  if (!ads) throw new Error('no ads');
  platform.config.ads = { ...ads, bankAccount: ['Our Site', 'IBAN 12'], paymentSecret: SECRET };
  cast = await castOf(platform);
  cast.studio.viewer.isPartner = true;
  const pin = await cast.studio.saves.pin();
  account = (await adBy(platform, cast.studio, pin.id, { balanceMicro: 0 })).adAccountId;
  app = await testWebServer(platform);
});

const announce = async (units = 25) => {
  const amount_in_micro_currency = units * 1_000_000;
  const options = { ad_account_id: account, provider: 'bank_transfer', amount_in_micro_currency } as const;
  return (await cast.studio.call('AdPaymentResource.create', options)).data;
};

const report = (
  body: object,
  {
    id = randomUUID(),
    secret = SECRET,
    at = platform.clock.now(),
  }: { id?: string; secret?: string; at?: Date } = {},
) => {
  const payload = JSON.stringify(body);
  const seconds = String(Math.floor(at.getTime() / 1000));
  return app.inject({
    ...{ method: 'POST', url: '/ads/payments/bank_transfer/', payload },
    headers: {
      ...{ 'content-type': 'application/json', 'webhook-id': id, 'webhook-timestamp': seconds },
      'webhook-signature': `v1,bm90IHRoaXM= ${signatureOf(secret, id, seconds, payload)}`,
    },
  });
};

const balance = async () => {
  const { data } = await cast.studio.call('AdAccountsResource.get', {});
  return (data[0]?.balance_in_micro_currency ?? 0) / 1_000_000;
};

test('a reference names its payment, and a mistyped one none', () => {
  const reference = referenceOf('5796132720425848481' as Id);
  expect(reference).toMatch(/^RF\d\d[0-9A-Z]+$/);
  const spaced = reference.toLowerCase().replace(/(.{4})/g, '$1 ');
  expect(paymentOf(spaced)).toBe('5796132720425848481');
  const swapped = reference.replace(/(.)(.)$/, '$2$1');
  for (const wrong of [swapped, reference.slice(0, -1), 'RF00', '', 'DE12 3456'])
    expect(paymentOf(wrong)).toBeNull();
});

test('what the bank reports, signed, is added to the balance once, however often it is reported', async () => {
  const { reference } = await announce();
  const body = { reference, amount: '25.00', currency: 'USD' };
  const answers = [];
  for (const _ of [1, 2, 3]) answers.push((await report(body, { id: 'one' })).json());
  expect(answers.map(({ status }) => status)).toEqual(['recorded', 'known', 'known']);
  await Promise.all([1, 2, 3].map(() => report({ ...body, amount: '5' }, { id: 'two' })));
  expect(await balance()).toBe(30);
  const { data } = await cast.studio.call('AdPaymentsResource.get', { ad_account_id: account });
  expect(data.payments).toMatchObject([{ status: 'paid', received_in_micro_currency: 30_000_000 }]);
  expect(await listWrongCounts(platform.db)).toEqual([]);
});

test.each([
  ['with another secret', { secret: 'guessed' }, {}, 401],
  ['from long ago', { at: new Date(0) }, {}, 401],
  ['of an unknown reference', {}, { reference: 'RF18539007547034' }, 404],
  ['in another currency', {}, { currency: 'EUR' }, 409],
  ['without an amount', {}, { amount: 'some' }, 400],
])('a report %s adds nothing', async (_what, signing, body, status) => {
  const { reference } = await announce();
  const answer = await report({ reference, amount: '25.00', currency: 'USD', ...body }, signing);
  expect(answer.statusCode).toBe(status);
  expect(await balance()).toBe(0);
});

test('what was entered by hand counts once, also when the bank reports it later; more than that is added', async () => {
  const { reference } = await announce();
  const byHand = () => receiveByHand(platform, { reference, amount: 25_000_000 });
  expect([await byHand(), await byHand()]).toEqual(['recorded', 'known']);
  const notice = { reference, amountMicro: 25_000_000n, currency: 'USD' };
  expect(await receivePayment(platform, { ...notice, id: 'one' })).toBe('known');
  expect(await receivePayment(platform, { ...notice, id: 'one' })).toBe('known');
  expect(await balance()).toBe(25);
  expect(await receivePayment(platform, { ...notice, id: 'two' })).toBe('recorded');
  expect(await balance()).toBe(50);
});

test('a report that is cut off leaves nothing, and the next one is recorded', async () => {
  const { reference } = await announce();
  const transaction: TestPlatform['db']['transaction'] = (action) =>
    platform.db.transaction(async (tx) => {
      await action(tx);
      throw new Error('killed');
    });
  const killed = { ...platform, db: { ...platform.db, transaction } };
  const notice = { id: 'one', reference, amountMicro: 25_000_000n, currency: 'USD' };
  await expect(receivePayment(killed, notice)).rejects.toThrow('killed');
  expect(await balance()).toBe(0);
  expect(await receivePayment(platform, notice)).toBe('recorded');
  expect(await balance()).toBe(25);
  expect(await listWrongCounts(platform.db)).toEqual([]);
});

test('staff enter a transfer by its reference, but not for a business of their own', async () => {
  const { reference } = await announce();
  const { data } = await cast.studio.call('AdPaymentsResource.get', { ad_account_id: account });
  expect(data.providers).toEqual([{ name: 'bank_transfer', instructions: ['Our Site', 'IBAN 12'] }]);
  cast.ada.viewer.isStaff = true;
  const sent = { reference, amount_in_micro_currency: 25_000_000 };
  const enter = async () => (await cast.ada.call('ModerationAdPaymentResource.create', sent)).data.is_new;
  expect([await enter(), await enter()]).toEqual([true, false]);
  expect(await platform.db.rows(`select act from moderation_log where act = 'ad_account_paid'`)).toHaveLength(
    1,
  );
  cast.studio.viewer.isStaff = true;
  const { reference: own } = await announce();
  const entered = cast.studio.call('ModerationAdPaymentResource.create', { ...sent, reference: own });
  await expect(entered).rejects.toMatchObject({ reason: 'own-review' });
  expect(await balance()).toBe(25);
});

test('what was announced can be canceled; what comes nevertheless is added', async () => {
  const { id, reference } = await announce();
  const { data } = await cast.studio.call('AdPaymentResource.delete', { payment_id: id });
  expect(data.status).toBe('cancelled');
  await report({ reference, amount: '10', currency: 'USD' });
  expect(await balance()).toBe(10);
  expect((await cast.studio.call('AdPaymentResource.delete', { payment_id: id })).data.status).toBe('paid');
});
