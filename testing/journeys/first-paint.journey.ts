import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { callAs, signUpFresh } from './acting.ts';
import { eachAtOnce, layoutShiftOf, visitorOf, watchLayoutShift } from './looking.ts';
import { makeBoard, makePin } from './making.ts';

/** What a page loads beside itself, and by which order it comes, ms. */
const KINDS = { styles: '**/*.css', code: '**/*.js', font: '**/*.woff2' };
const ORDERS = [
  { styles: 0, code: 300, font: 600 },
  { styles: 0, code: 600, font: 300 },
  { styles: 300, code: 0, font: 600 },
  { styles: 600, code: 0, font: 300 },
  { styles: 300, code: 600, font: 0 },
  { styles: 600, code: 300, font: 0 },
];

const SIZES = [
  { width: 1280, height: 800 },
  { width: 375, height: 740 },
];

const PIECE = 1000;
const PIECED = ['/', '/topics/', '/today/', '/search/?q=lamp', '/no/such/page/here/'];
const PIECED_FOR_ACTORS = ['/analytics/', '/conversations/', '/news/', '/settings/', '/homefeed/following/'];

// In one worker, as each makes these pages anew.
test.describe.configure({ mode: 'default' });

let paths: string[];
let owner: BrowserContext;

test.beforeAll(async ({ browser }) => {
  owner = await browser.newContext();
  const page = await owner.newPage();
  const other = await visitorOf(page);
  await signUpFresh(other, 'Vera');
  const pins = [await makePin(other), await makePin(other)];
  await other.context().close();
  // With pins of other people only: the profile opens with its boards.
  const saver = await signUpFresh(page, 'Ole');
  for (const name of ['Lamps', 'Chairs', 'Tables', 'Shelves']) {
    const { id: board_id } = await makeBoard(page, name);
    for (const { id: pin_id } of pins) await callAs(page, 'RepinResource.create', { pin_id, board_id });
  }
  paths = [`/${saver}/`, `/${saver}/lamps/`];
  await page.close();
});

test.afterAll(() => owner.close());

for (const viewer of ['owner', 'visitor'] as const) {
  test(`to the ${viewer} a page stands still, whatever of it comes first`, async ({ browser }) => {
    test.slow();
    const looks = SIZES.flatMap((viewport) => ORDERS.map((order) => ({ viewport, order })));
    await eachAtOnce(looks, 3, async ({ viewport, order }) => {
      const context = await browser.newContext({ viewport });
      if (viewer === 'owner') await context.addCookies(await owner.cookies());
      for (const path of paths) {
        expect(await movesOf(context, path, order), named(path, order)).toEqual([]);
      }
      await context.close();
    });
  });
}

test('a page that comes slowly, a piece at a time, stands still, and the buttons of a business keep their lines when the font comes last', async ({
  browser,
}) => {
  const looks = SIZES.map(async (viewport) => {
    const context = await browser.newContext({ viewport });
    expect(await movesOf(context, paths[0] ?? '', null)).toEqual([]);
    await context.close();
  });
  await Promise.all(looks);

  await test.step('the buttons of a business keep their lines when the font comes last', async () => {
    const shop = await browser.newPage();
    const username = await signUpFresh(shop, 'Shop');
    await callAs(shop, 'BusinessAccountResource.create', {
      ...{ business_name: 'Studio Fold', account_type: 'retailer', country: 'CH' },
    });
    await callAs(shop, 'BusinessContactResource.update', { contact_email: 'hello@studio.example' });
    await shop.context().close();
    // As wide as a small phone, or a narrow window beside its scroll bar.
    for (const width of [360, 375]) {
      const context = await browser.newContext({ viewport: { width, height: 740 } });
      const late = { styles: 0, code: 0, font: 900 };
      expect(await movesOf(context, `/${username}/`, late), `${width} px`).toEqual([]);
      await context.close();
    }
  });
});

test('pages that come in small pieces stand still, to a visitor and to the owner', async ({
  browser,
  baseURL,
}) => {
  test.slow();
  await using site = await siteThrough(baseURL ?? '', async (response, html) => {
    const bytes = Buffer.from(html);
    for (let at = 0; at < bytes.length; at += PIECE) {
      response.write(bytes.subarray(at, at + PIECE));
      await setTimeout(15);
    }
  });

  for (const viewer of ['owner', 'visitor'] as const) {
    const shown = [...paths, ...PIECED, ...(viewer === 'owner' ? PIECED_FOR_ACTORS : [])];
    await eachAtOnce(SIZES, 2, async (viewport) => {
      const context = await browser.newContext({ viewport, baseURL: site.origin });
      if (viewer === 'owner') await context.addCookies(await owner.cookies());
      for (const path of shown) expect(await movesOf(context, path, {}), path).toEqual([]);
      await context.close();
    });
  }
});

test('a page is painted before its list has come', async ({ browser, baseURL }) => {
  const painted = Promise.withResolvers<void>();
  await using site = await siteThrough(baseURL ?? '', async (response, html) => {
    const [shown] = /^.*<main.*?<article/s.exec(html) ?? [''];
    response.write(shown);
    await painted.promise;
    response.write(html.slice(shown.length));
  });
  const page = await browser.newPage({ baseURL: site.origin });
  await page.goto(paths[0] ?? '', { waitUntil: 'commit' });
  const paints = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
  await expect.poll(paints).toBe(1);
  painted.resolve();
  await page.close();
});

/** The site behind a proxy that sends pages in this way. */
async function siteThrough(origin: string, send: (response: ServerResponse, html: string) => Promise<void>) {
  const server = createServer(async (request, response) => {
    const { url = '/', method = 'GET', headers } = request;
    const { cookie = '', 'user-agent': agent = '' } = headers;
    const body = method === 'GET' ? null : await buffer(request);
    const answer = await fetch(origin + url, { method, body, headers: { cookie, 'user-agent': agent } });
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type });
    if (type.includes('html')) await send(response, await answer.text());
    else response.write(Buffer.from(await answer.arrayBuffer()));
    response.end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: async () => void server.close(),
  };
}

type Order = Partial<(typeof ORDERS)[number]>;

const named = (path: string, order: Order) => `${path} ${JSON.stringify(order)}`;

/** What moves on a page whose parts come in this order, without anything kept from before; on a slow line where none is told. */
async function movesOf(context: BrowserContext, path: string, order: Order | null): Promise<string[]> {
  const page = await context.newPage();
  await watchLayoutShift(page);
  const session = await context.newCDPSession(page);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  if (order) await delay(page, order);
  else {
    const rate = { latency: 50, downloadThroughput: 40_000, uploadThroughput: 40_000 };
    await session.send('Network.emulateNetworkConditions', { offline: false, ...rate });
  }
  await page.goto(path);
  // Each piece of code comes late, also that which is asked for by another.
  await expect(page.getByRole('region', { name: 'Messages' })).toBeAttached({ timeout: 30_000 });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  const moves = await layoutShiftOf(page);
  await page.close();
  return moves;
}

async function delay(page: Page, order: Order): Promise<void> {
  for (const kind of ['styles', 'code', 'font'] as const) {
    if (!order[kind]) continue;
    await page.route(KINDS[kind], async (route) => {
      await setTimeout(order[kind]);
      await route.continue();
    });
  }
}
