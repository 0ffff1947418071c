import { expect, type Page, test } from '@playwright/test';
import { callAs, signUpFresh } from './acting.ts';
import { expectAccessible, open, visitorOf } from './looking.ts';
import { makeBoard, makePin } from './making.ts';

interface SeenThing {
  kind: string;
  id: string;
  ms: number;
  is_new: boolean;
  clicks: number;
}

/** Collects what this browser reports as seen from now on, and the server has taken. */
function seenBy(page: Page): SeenThing[] {
  const seen: SeenThing[] = [];
  page.on('request', (request) => {
    if (!request.url().includes('/resource/TimeSpentResource/create/')) return;
    const sent = new URLSearchParams(request.postData() ?? '').get('data') ?? '{}';
    seen.push(...JSON.parse(sent).options.things);
  });
  return seen;
}

const consent = (page: Page, isAllowed: boolean) =>
  callAs(page, 'UserSettingsResource.update', { allow_analytic_cookies: isAllowed });

/** As the cookie question leaves it for this browser. */
async function allowHere(page: Page, viewerId: string, isAllowed = true) {
  const url = `http://127.0.0.1:${process.env.JOURNEY_PORT}/`;
  const value = `${isAllowed ? 1 : 0}00.${viewerId}`;
  await page.context().addCookies([{ name: 'cookie_choice', value, url }]);
}

/** Leaves the page as closing its tab does, so that it reports what is left. */
async function report(page: Page) {
  const path = new URL(page.url()).pathname;
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow')));
  return path;
}

const msOf = (seen: readonly SeenThing[], kind: string, id: string) =>
  seen.filter((thing) => thing.kind === kind && thing.id === id).reduce((sum, { ms }) => sum + ms, 0);

test('[TIME-01] cards, closeups and boards register when they become visible, and unregister when they leave view', async ({
  page,
}) => {
  const viewer = await visitorOf(page);
  await signUpFresh(page, 'Cora');
  const board = await makeBoard(page, 'Tall things', 12);
  const username = await signUpFresh(viewer, 'Vito');
  const { id } = await callAs(viewer, 'UserResource.get', { username });
  const [told] = await callAs(page, 'BoardFeedResource.get', { board_id: board.id });
  const mention = { pinId: told?.id ?? '', text: `Look, @${username}` };
  await callAs(page, 'AggregatedCommentResource.create', mention);
  await consent(viewer, true);
  await allowHere(viewer, id);
  await viewer.setViewportSize({ width: 400, height: 700 });
  const seen = seenBy(viewer);
  await open(viewer, board.url);
  const cards = viewer.locator('article a[href^="/pin/"]');
  const idOf = async (at: 'first' | 'last') =>
    ((await cards[at]().getAttribute('href')) ?? '').split('/')[2] ?? '';
  const first = await idOf('first');
  await expect
    .poll(
      async () => {
        await report(viewer);
        return msOf(seen, 'pin_card', first);
      },
      { intervals: [300] },
    )
    .toBeGreaterThan(0);
  expect(msOf(seen, 'board', board.id)).toBeGreaterThan(0);
  const visible = new Set(seen.map((thing) => thing.id));
  // It left view: its time stands still, while others' goes on.
  await viewer.mouse.move(200, 400);
  await expect(async () => {
    await viewer.mouse.wheel(0, 3000);
    const last = await idOf('last');
    await report(viewer);
    expect(visible.has(last)).toBe(false);
    expect(msOf(seen, 'pin_card', last)).toBeGreaterThan(0);
  }).toPass();
  await report(viewer);
  const before = msOf(seen, 'pin_card', first);
  const boardBefore = msOf(seen, 'board', board.id);
  await expect
    .poll(
      async () => {
        await report(viewer);
        return msOf(seen, 'board', board.id);
      },
      { intervals: [200] },
    )
    .toBeGreaterThan(boardBefore);
  expect(msOf(seen, 'pin_card', first)).toBe(before);

  // A notification leads to a pin, and shows none.
  await viewer.evaluate(() => {
    history.pushState(null, '', '/news/');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(viewer.getByRole('list', { name: 'Today' }).locator('a[href*="/pin/"]')).toBeVisible();
  await report(viewer);
  seen.length = 0;
  await viewer.waitForTimeout(500);
  await report(viewer);
  expect(seen).toEqual([]);
  await viewer.context().close();
});

test('a pin that somebody looks at for a few seconds is counted for its creator, and without consent nothing is', async ({
  page,
}) => {
  test.slow();
  const creator = page;
  const viewer = await visitorOf(page);
  const creatorName = await signUpFresh(creator, 'Cleo');
  await open(creator, '/analytics/');
  await expect(creator.getByRole('heading', { name: 'Nothing to count yet' })).toBeVisible();
  await expectAccessible(creator);
  const pin = await makePin(creator, { title: 'A walnut stool', link: 'https://example.com/stool' });
  await viewer.route('https://example.com/**', (route) => route.fulfill({ body: 'A shop' }));

  const username = await signUpFresh(viewer, 'Vera');
  const { id } = await callAs(viewer, 'UserResource.get', { username });
  await consent(viewer, false);
  await allowHere(viewer, id, false);
  const seen = seenBy(viewer);
  const look = async () => {
    await open(viewer, `/${creatorName}/_created/`);
    // An impression takes a second, and the page a moment before it begins to watch.
    await viewer.waitForTimeout(2500);
    await viewer.getByRole('link', { name: 'A walnut stool' }).first().click();
    await expect(viewer.getByRole('heading', { name: 'A walnut stool' })).toBeVisible();
    await viewer.waitForTimeout(2500);
  };
  await look();
  await report(viewer);
  expect(seen).toEqual([]);

  await consent(viewer, true);
  await allowHere(viewer, id);
  await look();
  const clicked = viewer.waitForRequest('**/resource/TimeSpentResource/create/');
  await viewer.getByRole('link', { name: /^Visit/ }).click();
  await clicked;
  await expect
    .poll(() => seen.filter(({ is_new }) => is_new).map(({ kind }) => kind))
    .toEqual(['pin_card', 'closeup']);
  expect(seen.reduce((sum, { clicks }) => sum + clicks, 0)).toBe(1);
  await viewer.context().close();

  const card = (label: string) =>
    creator.getByRole('navigation', { name: 'Totals' }).getByRole('link', { name: label });
  // Each look is counted by itself.
  const totals = {
    Impressions: /^Impressions1/,
    Closeups: /^Closeups1/,
    'Outbound clicks': /^Outbound clicks1/,
    'Time spent': /^Time spent([2-9]|[1-5]\d) s/,
  };
  await expect(async () => {
    await open(creator, '/analytics/?days=7');
    for (const [label, total] of Object.entries(totals))
      await expect(card(label)).toContainText(total, { timeout: 500 });
  }).toPass({ timeout: 60_000, intervals: [1000] });
  await expect(creator.getByText("A day's numbers appear once at least 10 people")).toBeVisible();
  await creator.getByText('All days as a table').click();
  await expect(creator.getByRole('region', { name: 'Days' }).getByText('Not shown').first()).toBeVisible();
  await expectAccessible(creator);
  const [file] = await Promise.all([
    creator.waitForEvent('download'),
    creator.getByRole('button', { name: 'Download CSV' }).first().click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^analytics-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
  await open(creator, `/pin/${pin.id}/`);
  await creator.getByRole('button', { name: 'More', exact: true }).first().click();
  await creator.getByRole('menuitem', { name: 'Analytics' }).click();
  await expect(creator).toHaveURL(`/analytics/?pin=${pin.id}`);
  await expect(card('Impressions')).toContainText('Hidden for privacy');
});

test.describe('before a choice of cookies', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('what is in view when a visitor allows it counts at once, each thing once, and no more once they refuse', async ({
    page,
  }) => {
    const maker = await visitorOf(page);
    await signUpFresh(maker, 'Cora');
    const { id } = await makePin(maker, { title: 'A walnut stool' });
    await maker.context().close();
    const seen = seenBy(page);
    const path = `/pin/${id}/`;
    await open(page, path);
    const question = page.getByRole('region', { name: 'Cookies', exact: true });
    await expect(question).toBeVisible();
    await report(page);
    expect(seen).toEqual([]);
    await question.getByRole('button', { name: 'Accept all' }).click();
    await expect
      .poll(
        async () => {
          await report(page);
          return msOf(seen, 'closeup', id);
        },
        { intervals: [200] },
      )
      .toBeGreaterThan(0);
    expect(await page.evaluate(() => location.pathname)).toBe(path);
    expect(seen.filter(({ kind, is_new }) => kind === 'closeup' && is_new)).toHaveLength(1);

    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
    await page.getByRole('button', { name: 'Cookies' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cookie settings' });
    await expect(dialog.getByRole('switch').first()).toBeVisible();
    for (const one of await dialog.getByRole('switch').all()) await one.click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'A walnut stool' })).toBeVisible();
    seen.length = 0;
    await page.waitForTimeout(500);
    await report(page);
    expect(seen).toEqual([]);
  });
});
