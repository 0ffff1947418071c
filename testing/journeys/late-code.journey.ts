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

test('what is pressed before its code is there is done once it is, and what comes late moves nothing aside', async ({
  page,
}) => {
  const other = await visitorOf(page);
  await signUpFresh(other, 'Nora');
  const { id } = await makePin(other);
  await other.context().close();
  await signUpFresh(page, 'Mia');
  const board = await makeBoard(page, 'Lamps');
  const options = page.getByRole('button', { name: 'Board options' });
  const item = page.getByRole('menuitem', { name: 'Edit board' });

  await test.step('who works on a board', async () => {
    const letGo = await hold(page, CODE.boardPeople);
    await openEarly(page, board.url);
    const people = page.getByRole('button', { name: 'Collaborators' });
    await expect(options).toHaveAttribute('aria-haspopup', 'menu');
    await expect(people).not.toHaveAttribute('aria-haspopup');
    const before = await options.boundingBox();
    letGo();
    await expect(people).toHaveAttribute('aria-haspopup', 'dialog');
    expect(await options.boundingBox()).toEqual(before);
  });

  await test.step('a press on a menu', async () => {
    const letGo = await hold(page, CODE.boardMenu);
    await openEarly(page, board.url);
    await options.click();
    await expect(item).toHaveCount(0);
    letGo();
    await expect(item).toBeVisible();
  });

  await test.step('a press before any code of the page', async () => {
    const letGo = await hold(page, '**/assets/*.js');
    await page.goto(board.url, { waitUntil: 'commit' });
    await options.click();
    letGo();
    await expect(item).toBeVisible();
  });

  await test.step('a press that is held meanwhile', async () => {
    const letGo = await hold(page, CODE.boardMenu);
    await openEarly(page, board.url);
    await options.hover();
    await page.mouse.down();
    letGo();
    await expect(options).toHaveAttribute('aria-expanded', 'false');
    await page.mouse.up();
    await expect(item).toBeVisible();
  });

  await test.step('a press on Save', async () => {
    const letGo = await hold(page, CODE.actorPinPart);
    await openEarly(page, `/pin/${id}/`);
    const closeup = page.getByRole('article').filter({ has: page.getByRole('heading', { level: 1 }) });
    await closeup.getByRole('button', { name: 'Save', exact: true }).click();
    letGo();
    await page.getByRole('dialog').getByRole('button', { name: 'Lamps' }).click();
    await expect(page.getByText('Saved to Lamps')).toBeVisible();
    expect(await callAs(page, 'BoardFeedResource.get', { board_id: board.id })).toHaveLength(1);
  });
});

test('where the code of menus does not come the page stays whole, a press alone says so, and Try again loads it', async ({
  page,
}) => {
  await signUpFresh(page, 'Mia');
  const { url } = await makeBoard(page, 'Lamps', 1);
  const options = page.getByRole('button', { name: 'Board options' });
  const item = page.getByRole('menuitem', { name: 'Edit board' });
  const notLoaded = page.getByText("We couldn't load this. Check your connection.");

  await test.step('the code is not there', async () => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    for (const code of Object.values(CODE)) await page.route(code, (route) => route.abort());
    await openEarly(page, url);
    await expect(page.getByRole('heading', { level: 1, name: 'Lamps' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reload menu' })).toBeVisible();
    await expect.poll(() => logged.some((line) => line.includes('the code could not be fetched'))).toBe(true);
    await expect(page.getByRole('region', { name: 'Messages' }).getByRole('listitem')).toHaveCount(0);
    await options.click();
    await expect(notLoaded).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Lamps' })).toBeVisible();
    for (const code of Object.values(CODE)) await page.unroute(code);
    await page.getByRole('button', { name: 'Try again' }).click();
    // Some browsers ask for the code again and the menu opens; others never do, so the page loads anew, with it closed.
    await expect(async () => {
      if (!(await item.isVisible())) await options.click({ timeout: 1000 });
      await expect(item).toBeVisible({ timeout: 2000 });
    }).toPass();
  });

  await test.step('the browser has no connection', async () => {
    // A page that loads cannot be without a connection, so the browser only says so.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    });
    await openEarly(page, url);
    await options.click();
    await expect(notLoaded).toBeVisible();
    await page.evaluate(() => {
      Reflect.deleteProperty(navigator, 'onLine');
      Reflect.set(globalThis, 'isSamePage', true);
    });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(item).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(globalThis, 'isSamePage'))).toBe(true);
  });
});

test('the next page comes whole though the site was renewed, and without a connection once Try again is pressed', async ({
  page,
}) => {
  const username = await signUpFresh(page, 'Mia');
  const profile = page.getByRole('link', { name: 'Your profile' });
  const expectProfile = async () => {
    await expect(page).toHaveURL(`/${username}/`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Mia');
  };

  await test.step('without a connection the present page stays, what was typed too', async () => {
    await open(page, '/pin-builder/');
    await page.waitForLoadState('networkidle');
    await page.getByLabel('Title').fill('Under the bridge');
    await page.context().setOffline(true);
    await profile.click();
    await expect(page.getByText(/We couldn't load this|You seem to be offline/)).toBeVisible();
    await expect(page.getByLabel('Title')).toHaveValue('Under the bridge');
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectProfile();
  });

  await test.step('the present page names code that is there no more; a new page names the new code', async () => {
    await open(page, '/');
    let asked = 0;
    let isNew = false;
    await page.route(/\/assets\/profile[^/]*\.js$/, (route) => {
      if (isNew) return route.continue();
      asked += 1;
      return route.fulfill({ status: 404, body: 'gone' });
    });
    page.on('framenavigated', () => {
      isNew = true;
    });
    await profile.click();
    await expectProfile();
    expect(asked).toBeGreaterThan(0);
  });
});
