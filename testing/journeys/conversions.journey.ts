import { createHash } from 'node:crypto';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { callAs } from './acting.ts';
import { arrange } from './arranging.ts';
import { signUpBusiness } from './businesses.ts';
import { expectAccessible, open } from './looking.ts';
import { WRITTEN, writePage } from './pretended-web.ts';

/** A browser of a person: bots are not counted. */
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

const at = (path: string) => `/advertiser/conversions/${path}`;

/** A business with an ad account and a tag. */
async function shopOf(page: Page) {
  const username = await signUpBusiness(page, 'Shop');
  await arrange(
    `insert into ad_accounts (home, id, owner_id, name, country, currency, time_zone, created_at, updated_at)
     select home, new_id(home), id, 'Shop', 'CH', 'USD', 'UTC', now(), now() from users where username = $1`,
    [username],
  );
  const [{ id: account } = { id: '' }] = await callAs(page, 'AdAccountsResource.get', {});
  const tag = await callAs(page, 'ConversionTagResource.create', { ad_account_id: account, name: 'Website' });
  return { account, snippet: tag.code_snippet, tag: tag.id };
}

/** A visitor of the shop's website, which has the tag; with what the tag has called so far. */
async function visitShop(browser: Browser, snippet: string, query = '') {
  await writePage(`<head>${snippet}</head><h1>Lamps</h1>`);
  const context = await browser.newContext({ userAgent: FIREFOX });
  const visitor = await context.newPage();
  const calls: URL[] = [];
  visitor.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/ct/v3/') calls.push(url);
  });
  await visitor.goto(`http://127.0.0.1:${process.env.JOURNEY_WEB_PORT}${WRITTEN.path}${query}`);
  return {
    visitor,
    calls,
    cookies: async () => (await context.cookies()).filter(({ name }) => name !== 'cookie_choice'),
  };
}

type Pintrk = (...call: unknown[]) => void;

const pintrk = (visitor: Page, ...call: unknown[]) =>
  visitor.evaluate((sent) => (window as unknown as { pintrk: Pintrk }).pintrk(...sent), call);

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('[CONV-01] the conversions lead to the tag, on whose page what happens on a website of another origin appears live', async ({
  page,
  browser,
}) => {
  const { snippet } = await shopOf(page);
  await open(page, at('?subPage=events'));
  await expect(page).toHaveURL(/\/advertiser\/conversions\/tag\/\?subPage=events$/);
  await expect(page.getByText('No events yet')).toBeVisible();
  const { visitor, calls, cookies } = await visitShop(browser, snippet, '?epik=click-1');
  await expect(row(page, 'page_visit')).toContainText('Not agreed');
  await pintrk(visitor, 'set', { em: ' Eve@Example.com ' });
  await pintrk(visitor, 'track', 'lead');
  await expect(row(page, 'lead')).toContainText('Not agreed');
  expect(await cookies()).toEqual([]);
  expect(await visitor.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);

  await pintrk(visitor, 'setconsent', true);
  await pintrk(visitor, 'track', 'checkout', { value: 59.9, currency: 'USD', order_id: '1001' });
  await expect(row(page, 'checkout')).toContainText('$59.90');
  await expect(row(page, 'checkout')).toContainText('Email');
  await expectAccessible(page);
  await expect(row(page, 'checkout')).toContainText('Click on an ad');
  const hash = createHash('sha256').update('eve@example.com').digest('hex');
  const persons = calls.map((url) => JSON.parse(url.searchParams.get('pd') ?? '{}'));
  expect(persons).toEqual([{}, {}, { em: hash, epik: 'click-1' }]);
  for (const url of calls) expect(decodeURIComponent(url.href).toLowerCase()).not.toContain('eve@');
  expect((await cookies()).map(({ name, value }) => [name, value])).toEqual([['_epik', 'click-1']]);

  await pintrk(visitor, 'setconsent', false);
  await pintrk(visitor, 'track', 'signup');
  await expect(row(page, 'signup')).toContainText('Not agreed');
  expect(await cookies()).toEqual([]);
});

test('a browser with the code of a test is shown, and not recorded', async ({ page, browser }) => {
  const { snippet } = await shopOf(page);
  await open(page, at('test-events/'));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start test' }).click();
  const code = (await page.locator('main code').first().textContent()) ?? '';
  const { visitor } = await visitShop(browser, snippet, `?conversion_test=${code}`);
  await expect(row(page, 'page_visit')).toBeVisible();
  await visitor.goto(visitor.url().split('?')[0] ?? '');
  await expect(row(page, 'page_visit')).toHaveCount(2);
  await open(page, at('event-history/'));
  await expect(page.getByText('No events yet')).toBeVisible();
});

/** Creates a token as a person does, and returns it. */
async function createToken(page: Page): Promise<string> {
  await open(page, at('access_token/'));
  await page.getByRole('textbox', { name: 'New token' }).fill('Shop server');
  await page.getByRole('button', { name: 'Create token' }).click();
  return (await page.getByRole('region', { name: 'Access token', exact: true }).textContent()) ?? '';
}

const send = (page: Page, account: string, token: string) =>
  page.request.post(`/v5/ad_accounts/${account}/events`, {
    headers: { authorization: `Bearer ${token}` },
    data: {
      data: [
        {
          ...{ event_name: 'checkout', action_source: 'web', event_time: Math.floor(Date.now() / 1000) },
          ...{ event_id: 'order-1', user_data: { em: ['c'.repeat(64)] }, custom_data: { value: '5' } },
        },
      ],
    },
  });

test('[CONV-15] an access token is shown once, reports events, and no longer once it is revoked', async ({
  page,
}) => {
  const { account } = await shopOf(page);
  const token = await createToken(page);
  expect((await send(page, account, token)).status()).toBe(200);
  await page.reload();
  await expect(row(page, 'Shop server')).toContainText('Valid');
  await expectAccessible(page);
  await expect(page.getByText(token)).toHaveCount(0);
  await page.getByRole('button', { name: 'Revoke Shop server' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(row(page, 'Shop server')).toContainText('Revoked');
  expect((await send(page, account, token)).status()).toBe(401);
});

test('[CONV-18] the payload helper builds an event, says what is wrong with it, and sends it', async ({
  page,
}) => {
  await shopOf(page);
  const token = await createToken(page);
  await open(page, at('payload-helper/'));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Build payload' }).click();
  await page.getByRole('textbox', { name: 'Access token' }).fill(token);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('The API refused it with 422')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Answer' })).toContainText('user_data: must have em');
  await page.getByRole('textbox', { name: 'Email' }).fill('Eve@example.com');
  await page.getByRole('button', { name: 'Build payload' }).click();
  const hash = createHash('sha256').update('eve@example.com').digest('hex');
  await expect(page.getByRole('textbox', { name: 'Payload' })).toHaveValue(new RegExp(hash));
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('The event is right.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Only check it' }).uncheck();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('The event is right.')).toBeVisible();
  await open(page, at('event-history/?source=api'));
  await expect(row(page, 'checkout')).toHaveCount(1);
});

test('[CONV-16] setting up the API leads through its steps and says which are done', async ({ page }) => {
  const { account } = await shopOf(page);
  await open(page, at('setup-api/'));
  await expectAccessible(page);
  await expect(page.getByText('Done')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Address' })).toContainText(
    `/v5/ad_accounts/${account}/events`,
  );
  await send(page, account, await createToken(page));
  await open(page, at('setup-api/'));
  await expect(page.getByText('Done')).toHaveCount(2);
  await page.getByRole('main').getByRole('link', { name: 'Call it yourself' }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Call it yourself' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Set up the API' }).click();
  await expect(page).toHaveURL(/\/setup-api\/$/);
});

test('[CONV-08] the health of tags names what is wrong with their events', async ({ page, browser }) => {
  const { snippet } = await shopOf(page);
  const { visitor, calls } = await visitShop(browser, snippet);
  await pintrk(visitor, 'track', 'checkout', { currency: 'USD' });
  await expect.poll(() => calls.length).toBe(2);
  await open(page, at('tag-health/'));
  await expectAccessible(page);
  await expect(row(page, 'No value')).toContainText('checkout');
  await expect(row(page, 'No order_id')).toContainText('Website');
});

test('[CONV-04] the health of events says how well they can be matched, and what would help', async ({
  page,
}) => {
  const { account } = await shopOf(page);
  await send(page, account, await createToken(page));
  await open(page, at('health/'));
  await expectAccessible(page);
  await expect(page.getByText(/of 100, from 1 events/)).toBeVisible();
  const keys = page.getByRole('region', { name: 'Keys: Conversions API' });
  await expect(keys.getByRole('row').filter({ hasText: 'Email' })).toContainText('100%');
  await expect(keys.getByRole('row').filter({ hasText: 'Phone' })).toContainText('0%');
  await expect(keys.getByRole('row').filter({ hasText: 'Phone' })).toContainText(
    'Send the hashed phone number',
  );
});

test('[CONV-17] deduplication shows what tag and server both report, and why others were missed', async ({
  page,
  browser,
}) => {
  const { account, snippet } = await shopOf(page);
  const { visitor, calls } = await visitShop(browser, snippet);
  await pintrk(visitor, 'track', 'checkout', { event_id: 'order-1' });
  await pintrk(visitor, 'track', 'lead', { event_id: 'order-1' });
  await expect.poll(() => calls.length).toBe(3);
  await send(page, account, await createToken(page));
  await open(page, at('deduplication/'));
  await expectAccessible(page);
  const both = page.getByRole('region', { name: 'What both report' }).getByRole('row');
  await expect(both.filter({ hasText: 'checkout' })).toContainText('100%');
  const missed = page.getByRole('region', { name: 'Why others were not found to be the same' });
  await expect(missed.getByRole('row').filter({ hasText: 'lead' })).toContainText('another event_name');
});

test('[CONV-09] a file is read and hashed in the browser, checked on the server, and its valid rows are added', async ({
  page,
}) => {
  await shopOf(page);
  await open(page, at('upload/'));
  await expectAccessible(page);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));
  const time = new Date(Date.now() - 3_600_000).toISOString();
  const rows = ['Event;Time;Amount;Email;Remark', `checkout;${time};59.90;Eve@Example.com;gift`];
  rows.push(`checkout;${time};a lot;bob@example.com;`);
  const file = { name: 'sales.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) };
  const choose = () => page.locator('main input[type=file]').setInputFiles(file);
  await choose();
  const amount = page.getByRole('combobox', { name: 'What “Amount” is' });
  await expect(amount).toHaveValue('value');
  await amount.selectOption('order_id');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Check file' }).click();
  await expect(page.getByText('2 added, 0 already there, 0 wrong.')).toBeVisible();
  for (const text of sent) expect(decodeURIComponent(text).toLowerCase()).not.toMatch(/@example|gift/);

  await open(page, at('upload/'));
  await choose();
  await expect(amount).toHaveValue('order_id');
  await amount.selectOption('value');
  await page.getByRole('button', { name: 'Check file' }).click();
  await expect(row(page, 'Not an amount')).toContainText('2');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add valid rows (1)' }).click();
  await expect(page.getByText('1 added, 0 already there, 1 wrong.')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Result file' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('sales-results.csv');
});
