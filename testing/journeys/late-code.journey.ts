import { expect, type Page, test } from '@playwright/test';
import { callAs, signUpFresh } from './acting.ts';
import { open, visitorOf } from './looking.ts';
import { makeBoard, makePin } from './making.ts';

/** The code of a part, as the build names its file. */
const CODE = {
  boardPeople: '**/assets/board-people-*.js',
  boardMenu: '**/assets/board-menu-*.js',
  pinMenu: '**/assets/pin-menu-*.js',
  actorPinPart: '**/assets/actor-pin-part-*.js',
  signedInBar: '**/assets/signed-in-bar-*.js',
};

/** Goes to a page and waits until its own script is there, whatever of its parts is not. */
async function openEarly(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('region', { name: 'Messages' })).toBeAttached();
}

/** Keeps code from coming until it is let go. */
async function hold(page: Page, code: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(code, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('who works on one\u2019s own board comes late, and moves nothing aside', async ({ page }) => {
  await signUpFresh(page, 'Mia');
  const { url } = await makeBoard(page, 'Lamps', 1);
  const letGo = await hold(page, CODE.boardPeople);
  await openEarly(page, url);
  const options = page.getByRole('button', { name: 'Board options' });
  const people = page.getByRole('button', { name: 'People of this board' });
  await expect(options).toHaveAttribute('aria-haspopup', 'menu');
  await expect(people).not.toHaveAttribute('aria-haspopup');
  const before = await options.boundingBox();
  letGo();
  await expect(people).toHaveAttribute('aria-haspopup', 'dialog');
  expect(await options.boundingBox()).toEqual(before);
});

test('a press before the code of a menu is there opens it once it is', async ({ page }) => {
  await signUpFresh(page, 'Mia');
  const { url } = await makeBoard(page, 'Lamps', 1);
  const letGo = await hold(page, CODE.boardMenu);
  await openEarly(page, url);
  await page.getByRole('button', { name: 'Board options' }).click();
  await expect(page.getByRole('menuitem', { name: 'Edit board' })).toHaveCount(0);
  letGo();
  await expect(page.getByRole('menuitem', { name: 'Edit board' })).toBeVisible();
});

test('a press before any code is there counts once the page is live', async ({ page }) => {
  await signUpFresh(page, 'Mia');
  const { url } = await makeBoard(page, 'Lamps', 1);
  const letGo = await hold(page, '**/assets/*.js');
  await page.goto(url, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Board options' }).click();
  letGo();
  await expect(page.getByRole('menuitem', { name: 'Edit board' })).toBeVisible();
});

test('a press that is held while the code of a menu comes opens it as well', async ({ page }) => {
  await signUpFresh(page, 'Mia');
  const { url } = await makeBoard(page, 'Lamps', 1);
  const letGo = await hold(page, CODE.boardMenu);
  await openEarly(page, url);
  const options = page.getByRole('button', { name: 'Board options' });
  await options.hover();
  await page.mouse.down();
  letGo();
  await expect(options).toHaveAttribute('aria-expanded', 'false');
  await page.mouse.up();
  await expect(page.getByRole('menuitem', { name: 'Edit board' })).toBeVisible();
});

test('a press on Save before its code is there saves once it is', async ({ page }) => {
  const other = await visitorOf(page);
  await signUpFresh(other, 'Nora');
  const { id } = await makePin(other);
  await signUpFresh(page, 'Mia');
  const board = await makeBoard(page, 'Lamps');
  const letGo = await hold(page, CODE.actorPinPart);
  await openEarly(page, `/pin/${id}/`);
  const closeup = page.getByRole('article').filter({ has: page.getByRole('heading', { level: 1 }) });
  await closeup.getByRole('button', { name: 'Save', exact: true }).click();
  letGo();
  await page.getByRole('dialog').getByRole('button', { name: 'Lamps' }).click();
  await expect(page.getByText('Saved to Lamps')).toBeVisible();
  expect(await callAs(page, 'BoardFeedResource.get', { board_id: board.id })).toHaveLength(1);
});

test('where the code of menus does not come the page stays whole, a press says so, and Try again loads it', async ({
  page,
}) => {
  await signUpFresh(page, 'Mia');
  const { url } = await makeBoard(page, 'Lamps', 1);
  for (const code of Object.values(CODE)) await page.route(code, (route) => route.abort());
  await openEarly(page, url);
  await expect(page.getByRole('heading', { level: 1, name: 'Lamps' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Load the menu again' })).toBeVisible();
  const options = page.getByRole('button', { name: 'Board options' });
  await options.click();
  await expect(page.getByText('This could not be loaded. Check your connection.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Lamps' })).toBeVisible();
  for (const code of Object.values(CODE)) await page.unroute(code);
  await page.getByRole('button', { name: 'Try again' }).click();
  // Some browsers ask for the code again and the menu opens; others never do, so the page loads anew, with it closed.
  const item = page.getByRole('menuitem', { name: 'Edit board' });
  await expect(async () => {
    if (!(await item.isVisible())) await options.click({ timeout: 1000 });
    await expect(item).toBeVisible({ timeout: 2000 });
  }).toPass();
});

test('where there was no connection for the code of a menu, Try again opens it on the same page', async ({
  page,
}) => {
  await signUpFresh(page, 'Mia');
  const { url } = await makeBoard(page, 'Lamps', 1);
  // A page that loads cannot be without a connection, so the browser only says so.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  });
  await openEarly(page, url);
  const options = page.getByRole('button', { name: 'Board options' });
  await options.click();
  await expect(page.getByText('This could not be loaded. Check your connection.')).toBeVisible();
  await page.evaluate(() => {
    Reflect.deleteProperty(navigator, 'onLine');
    Reflect.set(globalThis, 'isSamePage', true);
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('menuitem', { name: 'Edit board' })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'isSamePage'))).toBe(true);
});

test('after the site was renewed the next page comes whole, at once', async ({ page }) => {
  const username = await signUpFresh(page, 'Mia');
  await open(page, '/');
  // The present page still names code that is there no more; a new page names the new code.
  const gone = /\/assets\/profile[^/]*\.js$/;
  let asked = 0;
  let isNew = false;
  await page.route(gone, (route) => {
    if (isNew) return route.continue();
    asked += 1;
    return route.fulfill({ status: 404, body: 'gone' });
  });
  page.on('framenavigated', () => {
    isNew = true;
  });
  await page.getByRole('link', { name: 'Your profile' }).click();
  await expect(page).toHaveURL(`/${username}/`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mia');
  expect(asked).toBeGreaterThan(0);
});

test('going on without a connection keeps the present page, what was typed too, and Try again goes there', async ({
  page,
}) => {
  const username = await signUpFresh(page, 'Mia');
  await open(page, '/pin-builder/');
  await page.waitForLoadState('networkidle');
  await page.getByLabel('Title').fill('Under the bridge');
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Your profile' }).click();
  const said = page.getByText(/This could not be loaded|You seem to be offline/);
  await expect(said).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(`/${username}/`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mia');
});
