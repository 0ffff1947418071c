import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
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
  for (const viewport of SIZES) {
    test(`to the ${viewer} at ${viewport.width} px a page stands still, whatever of it comes first`, async ({
      browser,
    }) => {
      test.slow();
      await eachAtOnce(ORDERS, 3, async (order) => {
        const context = await browser.newContext({ viewport });
        if (viewer === 'owner') await context.addCookies(await owner.cookies());
        for (const path of paths) expect(await movesOf(context, path, order), named(path, order)).toEqual([]);
        await context.close();
      });
    });
  }
}

test('a page that comes slowly, a piece at a time, stands still', async ({ browser }) => {
  const looks = SIZES.map(async (viewport) => {
    const context = await browser.newContext({ viewport });
    expect(await movesOf(context, paths[0] ?? '', null)).toEqual([]);
    await context.close();
  });
  await Promise.all(looks);
});

const ROWS = {
  header: /aria-label="Main".*?<\/button>/s,
  'profile buttons': /<main.*?<button.*?<\/button>/s,
};
for (const [row, within] of Object.entries(ROWS)) {
  test(`a page that is held back within the row of the ${row} stands still`, async ({ browser, baseURL }) => {
    const site = await siteHeldBack(baseURL ?? '', within);
    for (const viewport of SIZES) {
      for (const cookies of [[], await owner.cookies()]) {
        const context = await browser.newContext({ viewport, baseURL: site.origin });
        await context.addCookies(cookies);
        expect(await movesOf(context, paths[0] ?? '', {})).toEqual([]);
        await context.close();
      }
    }
    site.close();
  });
}

/** The site behind a proxy that sends each page up to the end of the match, and the rest half a second later. */
async function siteHeldBack(origin: string, within: RegExp) {
  const server = createServer(async ({ url = '/', headers }, response) => {
    const answer = await fetch(origin + url, {
      headers: { cookie: headers.cookie ?? '', 'user-agent': headers['user-agent'] ?? '' },
    });
    const body = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type });
    const shown = type.includes('html') ? body.toString().match(within) : null;
    if (shown) {
      response.write(body.toString().slice(0, (shown.index ?? 0) + shown[0].length));
      await setTimeout(500);
      response.end(body.toString().slice((shown.index ?? 0) + shown[0].length));
    } else response.end(body);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
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
