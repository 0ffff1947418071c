import { extractText } from 'unpdf';
import { beforeEach, expect, test } from 'vitest';
import { lockAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import type { LedgerReason } from '#features/ads/ad-accounts/ad-account.ts';
import { recordInLedger } from '#features/ads/ad-accounts/ledger.service.ts';
import { adBy, type TestAd } from '#features/ads/delivery/testing-ads.ts';
import { type Cast, type CastMember, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { billOf, coinOf, taxIn } from './document.ts';
import { issueDocuments } from './issue.service.ts';

let platform: TestPlatform;
let cast: Cast;
let ad: TestAd;

const { signal } = new AbortController();

beforeEach(async () => {
  platform = await testPlatform(await freshDatabase());
  platform.clock.set(new Date('2026-03-20T12:00:00Z'));
  const { ads } = platform.config;
  if (!ads) throw new Error('no ads');
  const operator = ['Our Site Ltd', 'Main Street 1', 'Dublin'];
  platform.config.ads = { ...ads, operator, taxNumber: 'IE6388047V', taxRate: 23 };
  cast = await castOf(platform);
  ad = await shopOf(cast.studio);
});

/** Paid 50 and got 5 in January, spent 12 then and 8.505 in February. */
async function shopOf(person: CastMember): Promise<TestAd> {
  person.viewer.isPartner = true;
  const made = await adBy(platform, person, (await person.saves.pin()).id, { balanceMicro: 0 });
  const of = (reason: LedgerReason, units: number, day: string) => record(made, reason, units, day);
  await of('payment', 50, '2026-01-05');
  await of('credit', 5, '2026-01-06');
  await of('charge', 12, '2026-01-30');
  await of('charge', 8.505, '2026-02-10');
  await of('charge', 1, '2026-03-02');
  return made;
}

const record = ({ adAccountId, adId }: TestAd, reason: LedgerReason, units: number, day: string) =>
  platform.db.transaction(async (tx) => {
    const account = await lockAdAccount(tx, adAccountId);
    if (!account) throw new Error('no account');
    const entry = { reason, amountMicro: BigInt(units * 1_000_000), key: `${reason} ${day}` };
    await recordInLedger(tx, account, { ...entry, at: new Date(day), ...(reason === 'charge' && { adId }) });
  });

const documents = async (kind: 'invoice' | 'tax', person = cast.studio) => {
  const { data: accounts } = await person.call('AdAccountsResource.get', {});
  return (await person.call('AdDocumentsResource.get', { ad_account_id: accounts[0]?.id ?? '', kind })).data;
};

async function textOf(document_id: string): Promise<string> {
  const { data } = await cast.studio.call('AdDocumentResource.get', { document_id });
  const { text } = await extractText(new Uint8Array(Buffer.from(data.pdf, 'base64')), { mergePages: true });
  return text.replace(/\s+/g, ' ');
}

const address = { name: 'Studio Ltd', street: 'Quay 7', postal_code: 'D01', city: 'Cork', country: 'IE' };

const enterAddress = (more: object) =>
  cast.studio.call('AdBillingDetailsResource.update', {
    ...{ ad_account_id: ad.adAccountId, ...address, ...more },
  });

const table = async (path: string, caption: string) => {
  const page = await cast.studio.opens(`/advertiser/billing/${path}/`);
  return page
    .one('region', caption)
    .all('row')
    .slice(1)
    .map((row) => [...row.texts('rowheader'), ...row.texts('cell')].slice(0, 4));
};

test('[ADS-31] documents has an invoice of each month that has ended, by campaign, less credit', async () => {
  const billing = await cast.studio.opens('/advertiser/billing/');
  expect(billing.one('link', 'Documents').attribute('href')).toBe('/advertiser/billing/documents/');
  await enterAddress({ tax_number: 'IE6388047V' });
  await issueDocuments(platform, signal);
  expect(await table('documents', 'Invoices')).toEqual([
    ['February 2026', 'INV-000002', '$8.51', '$1.59'],
    ['January 2026', 'INV-000001', '$7.00', '$1.31'],
  ]);
  const [february, january] = await documents('invoice');
  const text = await textOf(january?.id ?? '');
  for (const part of [
    ...['Our Site Ltd', 'Main Street 1', 'Studio Ltd', 'Quay 7', 'D01 Cork', 'Invoice INV-000001'],
    ...['March 20, 2026', 'January 2026', 'Spring $12.00', 'Paid with credit -$5.00', '$7.00'],
    ...['Without tax $5.69', 'Tax, 23% $1.31', 'Tax number: IE6388047V'],
  ])
    expect(text).toContain(part);
  expect(await textOf(february?.id ?? '')).toContain('Rounding $0.005');
});

test('[ADS-32] tax documents has the tax of each month that was paid for', async () => {
  const billing = await cast.studio.opens('/advertiser/billing/');
  expect(billing.one('link', 'Tax documents').attribute('href')).toBe('/advertiser/billing/tax_documents/');
  await issueDocuments(platform, signal);
  expect(await table('tax_documents', 'Tax documents')).toEqual([
    ['February 2026', 'TAX-000002', '$8.51', '$1.59'],
    ['January 2026', 'TAX-000001', '$7.00', '$1.31'],
  ]);
  const [, january] = await documents('tax');
  const text = await textOf(january?.id ?? '');
  for (const part of [
    'Tax document TAX-000001',
    'IE6388047V',
    'Without tax $5.69',
    'Tax, 23% $1.31',
    'Total $7.00',
  ])
    expect(text).toContain(part);
});

test('what was issued never changes, and nothing is issued twice', async () => {
  await issueDocuments(platform, signal);
  const rows = () => platform.db.rows('select * from ad_documents order by id');
  const before = await rows();
  await enterAddress({ city: 'Galway' });
  await platform.db.write(`update ad_campaigns set name = 'Renamed'`);
  await Promise.all([issueDocuments(platform, signal), issueDocuments(platform, signal)]);
  expect(await rows()).toEqual(before);
  platform.clock.set(new Date('2026-04-01T12:00:00Z'));
  await issueDocuments(platform, signal);
  expect(await documents('invoice')).toHaveLength(2);
  platform.clock.set(new Date('2026-04-02T12:00:00Z'));
  await issueDocuments(platform, signal);
  expect((await documents('invoice')).map(({ number, month }) => [number, month])).toEqual([
    ['INV-000003', '2026-03'],
    ['INV-000002', '2026-02'],
    ['INV-000001', '2026-01'],
  ]);
});

test('numbers have no gaps, also where several are issued at once or a transaction fails', async () => {
  await shopOf(cast.ben);
  const transaction: TestPlatform['db']['transaction'] = (action) =>
    platform.db.transaction(async (tx) => {
      await action(tx);
      throw new Error('killed');
    });
  const killed = issueDocuments({ ...platform, db: { ...platform.db, transaction } }, signal);
  await expect(killed).rejects.toThrow('killed');
  expect(await documents('invoice')).toEqual([]);
  await Promise.all([1, 2, 3].map(() => issueDocuments(platform, signal)));
  const numbers = await platform.db.rows('select kind, number from ad_documents order by kind, number');
  expect(numbers).toEqual(
    ['invoice', 'tax'].flatMap((kind) => [1, 2, 3, 4].map((number) => ({ kind, number }))),
  );
});

test('without the address of the operator, nothing is issued', async () => {
  const { ads } = platform.config;
  if (ads) platform.config.ads = { ...ads, operator: [] };
  await issueDocuments(platform, signal);
  expect(await documents('invoice')).toEqual([]);
});

test('nobody gets the documents of others', async () => {
  await issueDocuments(platform, signal);
  const [document] = await documents('invoice');
  cast.ben.viewer.isPartner = true;
  await cast.ben.saves.pin();
  await platform.db.write(`update users set is_partner = true where username = 'ben'`);
  const asked = cast.ben.call('AdDocumentResource.get', { document_id: document?.id ?? '' });
  await expect(asked).rejects.toMatchObject({ kind: 'not-found' });
});

test('the billing address is checked, also the digits of the tax number', async () => {
  for (const [field, value] of [
    ['tax_number', 'IE6388047X'],
    ['city', '  '],
    ['country', 'Ireland'],
  ] as const)
    await expect(enterAddress({ [field]: value }), field).rejects.toMatchObject({ kind: 'invalid', field });
  const { data } = await enterAddress({ tax_number: '' });
  expect(data.tax_number).toBeNull();
  const page = await cast.studio.opens('/advertiser/billing/?section=address');
  expect(page.one('textbox', 'City').attribute('value')).toBe('Cork');
});

test('credit is used first, and rounding never adds up', () => {
  const coin = coinOf('USD');
  const month = (credit: number, spent: number) => ({ month: '', credit, spent });
  expect(billOf([month(100, 40), month(0, 100)], 1)).toEqual({
    spent: 100,
    credit: 60,
    rounding: 0,
    total: 40,
  });
  // Credit that comes later pays for nothing before it.
  expect(billOf([month(0, 100), month(50, 30)], 1)).toMatchObject({ credit: 30, total: 0 });
  const odd = Array.from({ length: 9 }, () => month(0, 3333));
  const totals = odd.map((_, at) => billOf(odd.slice(0, at + 1), coin).total);
  expect(totals.reduce((sum, total) => sum + total)).toBe(30_000);
  expect([coinOf('JPY'), taxIn(1_230_000, 23, coin)]).toEqual([1_000_000, 230_000]);
});
