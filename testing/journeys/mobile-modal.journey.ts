import { expect, type Locator, type Page, test } from '@playwright/test';
import { signUpFresh } from './acting.ts';
import { beAway, metIn, phoneOf, signUpReturning, staffOf } from './experiencing.ts';
import { expectStill, open } from './looking.ts';
import { makeBoard } from './making.ts';

const scrolled = (page: Page) => page.evaluate(() => scrollY);

/** As a finger would; what is behind a dialog must not follow it. */
async function swipe(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Input.synthesizeScrollGesture', { x: 180, y: 40, yDistance: -200, speed: 4000 });
  await cdp.detach();
}

/** How long the sheet waits outside the window before it slides in, ms. */
const delayOf = (dialog: Locator) =>
  dialog.evaluate((shown) => {
    const sheet = shown.parentElement ?? shown;
    const { transitionDelay, transitionProperty } = getComputedStyle(sheet);
    return [Number.parseFloat(transitionDelay) * 1000, transitionProperty];
  });

test('[SCROLL-05] [SCROLL-07] on a phone each dialog appears after 500 ms and locks the page, unless scrolling is allowed', async ({
  page,
  browser,
}) => {
  test.slow();
  const { write, stop } = await staffOf(page, 'news');
  const phone = await phoneOf(browser);
  const username = await signUpFresh(phone, 'Paul');
  const board = await makeBoard(phone, 'Kitchens', 2);
  const dialog = phone.getByRole('dialog').last();
  const opened: [string, () => Promise<unknown>][] = [
    [
      '/',
      () => phone.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Create' }).click(),
    ],
    [board.url, () => phone.getByRole('button', { name: 'Send board' }).click()],
    [`/${username}/_followers/`, async () => {}],
  ];
  for (const [path, press] of opened) {
    await open(phone, path);
    await phone.evaluate(() => {
      document.body.style.minBlockSize = '3000px';
    });
    await press();
    await expect(dialog, path).toBeVisible();
    expect(await delayOf(dialog), path).toEqual([500, 'transform']);
    await expectStill(phone);
    await expect(dialog, path).toBeInViewport();
    const before = await scrolled(phone);
    await swipe(phone);
    expect(await scrolled(phone), path).toBe(before);
  }

  const id = await write({
    ...{ type: 'modal', priority: 400 },
    display_data: {
      ...{ text: 'Scroll on\nThe page moves.', scroll_to_dismiss: true },
      ...{ scroll_to_dismiss_delay_in_seconds: 600 },
    },
  });
  await beAway(phone);
  await phone.evaluate(() => localStorage.removeItem('time-here'));
  await open(phone, '/news/');
  const allowed = phone.getByRole('dialog', { name: 'Scroll on' });
  await expect(allowed).toBeVisible();
  expect(await delayOf(allowed)).toEqual([500, 'transform']);
  await phone.evaluate(() => {
    document.body.style.minBlockSize = '3000px';
  });
  await expect(async () => {
    await swipe(phone);
    expect(await scrolled(phone)).toBeGreaterThan(50);
  }).toPass();
  await expect(allowed).toBeVisible();
  await stop(id);
  await phone.context().close();
});

test('a dialog that a moving finger dismisses before its 500 ms are over never appears', async ({
  page,
  browser,
}) => {
  const { write, stop } = await staffOf(page, 'search');
  const display_data = { text: 'Gone already\nNobody sees it.', scroll_to_dismiss: true };
  const id = await write({ type: 'modal', priority: 401, display_data });
  const phone = await phoneOf(browser);
  await signUpReturning(phone, 'Paul');
  const met = metIn(phone);
  const cdp = await phone.context().newCDPSession(phone);
  await cdp.send('Animation.enable');
  // The 500 ms take as long as this journey wants.
  await cdp.send('Animation.setPlaybackRate', { playbackRate: 0.001 });
  await open(phone, '/search/?q=chairs');
  const dialog = phone.getByRole('dialog', { name: 'Gone already' });
  await expect(dialog).toBeAttached();
  await dialog.evaluate((shown) => {
    const seen = { isInWindow: false };
    Object.assign(globalThis, { seen });
    const look = () => {
      seen.isInWindow ||= shown.isConnected && shown.getBoundingClientRect().top < innerHeight;
      requestAnimationFrame(look);
    };
    look();
  });
  await expect(async () => {
    await phone.locator('main').dispatchEvent('touchmove');
    await expect.poll(() => met.map(({ state }) => state), { timeout: 500 }).toEqual(['viewed', 'dismissed']);
  }).toPass();
  await cdp.send('Animation.setPlaybackRate', { playbackRate: 1 });
  await expect(dialog).toHaveCount(0);
  expect(await phone.evaluate(() => Reflect.get(globalThis, 'seen'))).toEqual({ isInWindow: false });
  await stop(id);
  await phone.context().close();
});
