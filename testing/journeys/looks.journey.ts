import { expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { callAs, signUpFresh } from './acting.ts';
import { arrange } from './arranging.ts';
import { expectStill, expectToFit, open, visitorOf } from './looking.ts';
import { makeBoard, makePin, upload } from './making.ts';
import { paint } from './painting.ts';
import { idOf } from './writing.ts';

const PHONE = { width: 375, height: 812 };
const DESK = { width: 1280, height: 800 };

const box = (of: Locator) => of.evaluate((shown) => shown.getBoundingClientRect());

/** Over how many lines a word of this heading goes. */
const linesOf = (heading: Locator, word: string) =>
  heading.evaluate((shown, word) => {
    const text = shown.firstChild;
    const at = text?.textContent?.indexOf(word) ?? -1;
    if (!text || at < 0) return 0;
    const range = document.createRange();
    range.setStart(text, at);
    range.setEnd(text, at + word.length);
    return range.getClientRects().length;
  }, word);

/** Whether an element is written from left to right or from right to left. */
const directionOf = (of: Locator) => of.evaluate((shown) => getComputedStyle(shown).direction);

test('a strip stands cut in the wall, a long name breaks between its words, a filter begins where its cards do, a press for a page is heard, and what is written runs its own way, on a card and in a field', async ({
  page,
}) => {
  const username = await signUpFresh(page, 'Nora');
  const board = await makeBoard(page, 'Kitchens', 6);
  const image_signature = await upload(page, await paint(40, 200, 2400));
  await callAs(page, 'PinResource.create', { image_signature, board_id: board.id, title: 'A strip' });
  const strip = page.getByRole('article').filter({ has: page.getByRole('link', { name: 'A strip' }) });

  for (const viewport of [PHONE, DESK]) {
    await page.setViewportSize(viewport);
    await open(page, `/${username}/_created/`);
    const [card, cell] = [await box(strip), await box(strip.locator('..'))];
    expect(card.height).toBeLessThanOrEqual(cell.height);
    expect(card.height).toBeLessThan(card.width * 3);
    expect((await box(strip.getByRole('img'))).height).toBeGreaterThan(card.width * 2.5);
  }

  await test.step('who waits for a page sees that their press was heard', async () => {
    const { promise: held, resolve: goOn } = Promise.withResolvers<void>();
    await page.route(/\.data(\?|$)/, async (route) => {
      await held;
      await route.continue();
    });
    const line = page.locator('[data-coming]');
    await expect(line).toHaveCount(0);
    await strip.getByRole('link').click();
    await expect(line).toBeVisible();
    goOn();
    await page.waitForURL(/\/pin\//);
    await expect(line).toHaveCount(0);
    await page.unroute(/\.data(\?|$)/);
  });

  for (const [tab, filter] of [
    ['boards', 'Group'],
    ['pins', 'Favorites'],
  ] as const) {
    await open(page, `/${username}/_self-profile/${tab}/`);
    for (const width of [375, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      // A wall is laid anew a moment after the window has changed.
      await expect(async () => {
        const first = await box(page.getByRole('main').getByRole('article').first());
        const chips = await box(page.getByRole('button', { name: filter }));
        expect(chips.left, `${tab} at ${width} px`).toBeCloseTo(first.left, 0);
      }).toPass({ timeout: 5000 });
    }
  }

  await page.setViewportSize(PHONE);
  const heading = page.getByRole('heading', { level: 1 });
  for (const [name, word, lines] of [
    ['Marguerite de la Fontaine-Lindqvist', 'Fontaine', 1],
    ['Donaudampfschifffahrtsgesellschaft', 'Donaudampfschifffahrtsgesellschaft', 2],
  ] as const) {
    await arrange('update users set full_name = $2 where username = $1', [username, name]);
    await open(page, `/${username}/`);
    await expect(heading).toHaveText(name);
    expect(await linesOf(heading, word), name).toBe(lines);
  }

  await test.step('what is written runs its own way, on a card and in a field, and an empty field that of the page', async () => {
    await page.setViewportSize(DESK);
    const title = 'مطبخ جدتي في الصباح الباكر من كل يوم جمعة';
    const { id } = await makePin(page, { title });
    await makePin(page, { title: 'Morning light' });
    await open(page, `/${username}/_created/`);
    const cards = page.getByRole('article');
    expect(await directionOf(cards.getByText(title))).toBe('rtl');
    expect(await directionOf(cards.getByText('Morning light'))).toBe('ltr');
    await open(page, `/pin/${id}/`);
    expect(await directionOf(page.getByRole('heading', { level: 1 }))).toBe('rtl');

    const turn = () =>
      page.evaluate(() => {
        document.documentElement.dir = 'rtl';
      });
    await open(page, '/pin-builder/');
    const field = page.getByLabel('Title');
    expect(await directionOf(field)).toBe('ltr');
    await field.fill(title);
    expect(await directionOf(field)).toBe('rtl');
    await turn();
    await field.fill('');
    expect(await directionOf(field)).toBe('rtl');
    await field.fill('Morning light');
    expect(await directionOf(field)).toBe('ltr');
    // So does one in which nothing stands for the words to come.
    await open(page, '/settings/edit-profile/');
    await turn();
    for (const label of ['Full name', 'About']) {
      const empty = page.getByRole('main').getByRole('textbox', { name: label });
      await empty.fill('');
      expect(await directionOf(empty), label).toBe('rtl');
    }
  });
});

/** The colour of the page at a place, as three numbers. */
async function colorAt(page: Page, x: number, y: number): Promise<number[]> {
  const shot = await page.screenshot({ clip: { x, y, width: 1, height: 1 } });
  return [...(await sharp(shot).removeAlpha().raw().toBuffer())];
}

const withScrollbars = test.extend({
  // The browser of all other journeys has no scrollbars, and no place for them.
  page: async ({ playwright, launchOptions, contextOptions, baseURL, storageState }, use) => {
    const ignoreDefaultArgs = ['--hide-scrollbars'];
    const browser = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs });
    const context = await browser.newContext({ ...contextOptions, baseURL, storageState, viewport: DESK });
    await use(await context.newPage());
    await browser.close();
  },
});

withScrollbars(
  'a hint near the edge keeps off the place of the scrollbar, which is as dark as the page where a dialog lies over it',
  async ({ page }) => {
    const username = await signUpFresh(page, 'Nora');
    await open(page, `/${username}/`);
    const hint = page.getByRole('note').filter({ hasText: 'Save your first Pin here' });
    await expect(hint).toBeVisible();
    const { right } = await box(page.locator('html'));
    expect(right, 'the page beside the place of the scrollbar').toBeLessThan(DESK.width - 4);
    expect((await box(hint)).right).toBeLessThanOrEqual(right - 8);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await open(page, `/${username}/_followers/`);
      await expect(page.getByRole('dialog', { name: 'Followers' })).toBeVisible();
      await expectStill(page);
      const width = await page.evaluate(() => document.documentElement.getBoundingClientRect().width);
      expect(width, 'the page beside the place of the scrollbar').toBeLessThan(DESK.width - 4);
      const [beside, ground] = [await colorAt(page, 1240, 1), await colorAt(page, 1278, 1)];
      for (const [index, part] of ground.entries()) {
        expect(Math.abs(part - (beside[index] ?? -9)), `${colorScheme}: ${ground} by ${beside}`).toBeLessThan(
          3,
        );
      }
    }
  },
);

test('the panel of boards opens in the size that it keeps, and suggestions are cut with dots', async ({
  page,
}) => {
  const other = await visitorOf(page);
  await signUpFresh(other, 'Mia');
  const { id } = await makePin(other);
  await signUpFresh(page, 'Nora');
  await makeBoard(page, 'Kitchens');
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route(/assets\/board-picker-(?!overlay|pane)[^/]*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.setViewportSize(DESK);
  await open(page, `/pin/${id}/`);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(Choose a board|Profile|Kitchens)/ })
    .click();
  const panel = page.getByRole('dialog', { name: 'Choose a board' });
  await expect(panel).toBeVisible();
  await expectStill(page);
  const before = await box(panel);
  goOn();
  const search = panel.getByRole('searchbox');
  await expect(search).toBeVisible();
  await expectStill(page);
  const after = await box(panel);
  expect(before.width).toBeCloseTo(after.width, 0);
  expect(before.height).toBeCloseTo(after.height, 0);
  expect(before.left).toBeCloseTo(after.left, 0);
  expect(await search.evaluate((field) => getComputedStyle(field).textOverflow)).toBe('ellipsis');
});

test('on a phone what can be done has the size of a finger and its place, and the next pin begins above', async ({
  page,
  browser,
}) => {
  const other = await visitorOf(page);
  await signUpFresh(other, 'Olga');
  const username = await signUpFresh(page, 'Nora');
  await callAs(other, 'UserFollowResource.create', { user_id: await idOf(page, username) });
  await other.context().close();
  const { url } = await makeBoard(page, 'Kitchens', 1);

  await test.step('the mark that leads home, and all actions of a board', async () => {
    const storageState = await page.context().storageState();
    const context = await browser.newContext({
      ...{ storageState, hasTouch: true, isMobile: true, viewport: { width: 375, height: 700 } },
    });
    const phone = await context.newPage();
    await open(phone, url);
    for (const width of [375, 320]) {
      await phone.setViewportSize({ width, height: 700 });
      await expectToFit(phone);
      const home = await box(phone.getByRole('banner').getByRole('link').first());
      expect(Math.min(home.width, home.height), `${width} px`).toBeGreaterThanOrEqual(44);
      expect(home.left).toBeGreaterThanOrEqual(0);
      const actions = phone.getByRole('main').locator('header').getByRole('button');
      // Those that come late stand in their place then.
      await expect(async () => {
        const middles = await actions.evaluateAll((shown) =>
          shown
            .map((action) => action.getBoundingClientRect())
            .map(({ top, height }) => Math.round(top + height / 2)),
        );
        expect(new Set(middles).size, `${width} px: ${middles}`).toBe(1);
      }).toPass();
    }
    await context.close();
  });

  await test.step('a follower and what can be done stand in one line', async () => {
    await open(page, `/${username}/_followers/`);
    const row = page.getByRole('dialog').getByRole('listitem');
    for (const width of [375, 360, 320]) {
      await page.setViewportSize({ width, height: 700 });
      const [name, action] = [await box(row.getByRole('link')), await box(row.getByRole('button').first())];
      expect(action.top, `${width} px`).toBeLessThan(name.bottom);
    }
  });

  await test.step('who has published a pin begins the next one where its picture goes', async () => {
    await page.setViewportSize(PHONE);
    await open(page, '/pin-builder/');
    const file = { name: 'one.jpg', mimeType: 'image/jpeg', buffer: await paint(200) };
    await page.getByRole('main').locator('input[type=file]').setInputFiles(file);
    const publish = page.getByRole('button', { name: 'Publish', exact: true });
    await expect(page.getByRole('button', { name: 'Remove picture' })).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await publish.scrollIntoViewIfNeeded();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    await publish.click();
    await expect(page.getByRole('button', { name: 'Remove picture' })).toHaveCount(0);
    await expect(page.getByText('Choose files, drop them')).toBeInViewport({ ratio: 1 });
  });
});
