import { expect, type Page, test } from '@playwright/test';
import { signUpFresh } from './acting.ts';
import { tabOnceTo, tabTo } from './keys.ts';
import { open, visitorOf } from './looking.ts';
import { makeBoard, makePin } from './making.ts';

/** Notes from now on what the page tells a screen reader of itself. */
async function hear(page: Page): Promise<void> {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    const region = document.querySelector('body > p[aria-live="polite"]');
    if (!region) throw new Error('The page has nothing to tell of itself with.');
    const note = () => region.textContent && heard.push(region.textContent);
    new MutationObserver(note).observe(region, { childList: true, characterData: true, subtree: true });
  });
}

const heardOn = (page: Page): Promise<string[]> => page.evaluate(() => Reflect.get(globalThis, 'heard'));

test('without eyes and a mouse one opens a pin, hears where one is, goes on from its start, and comes back', async ({
  page,
}) => {
  const maker = await visitorOf(page);
  await signUpFresh(maker, 'Nora');
  const { url } = await makeBoard(maker, 'Lamps', 40);
  await maker.context().close();
  await signUpFresh(page, 'Mia');
  await open(page, url);
  await hear(page);
  const main = page.getByRole('main');
  const card = main.getByRole('link', { name: /^Lamps 30/ });
  await expect(async () => {
    await page.evaluate(() => window.scrollBy({ top: 400, behavior: 'instant' }));
    await expect(card).toBeAttached({ timeout: 300 });
  }).toPass();
  await card.focus();
  // Focus that a key has moved is seen, and found again.
  await page.keyboard.press('Shift+Tab');
  await tabTo(page, card);
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(300);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Lamps 30' })).toBeVisible();
  await expect(main).toBeFocused();
  await expect(main).toHaveCSS('outline-style', 'none');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect.poll(() => heardOn(page)).toEqual([await page.title()]);
  expect((await heardOn(page))[0]).toContain('Lamps 30');
  await tabOnceTo(page, 'Back');
  await expect(main).not.toHaveAttribute('tabindex');

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Lamps', exact: true })).toBeAttached();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
  await expect(card).toBeFocused();
  await expect(card).toBeInViewport();
  await expect.poll(() => heardOn(page)).toHaveLength(2);
  expect((await heardOn(page))[1]).toBe(await page.title());
});

test('Back finds the link by which one left, what stands on the next page too keeps the focus, and a board is deleted by keys', async ({
  page,
}) => {
  const username = await signUpFresh(page, 'Mia');
  const { url } = await makeBoard(page, 'Lamps', 2);
  const pin = await makePin(page);

  await test.step('though the next page takes the focus at once', async () => {
    await open(page, url);
    // As a field does that has the focus as soon as it stands there.
    await page.evaluate(() => {
      const take = () => document.querySelector<HTMLElement>('main button[aria-label="Back"]')?.focus();
      new MutationObserver(take).observe(document.body, { childList: true, subtree: true });
    });
    const card = page.getByRole('main').getByRole('link', { name: /^Lamps 1/ });
    await tabTo(page, card);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByRole('button', { name: 'Back' })).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Lamps', exact: true })).toBeAttached();
    await expect(card).toBeFocused();
  });

  await test.step('what stands on the next page too', async () => {
    await open(page, `/${username}/_saved/`);
    const tab = page.getByRole('navigation', { name: 'Profile' }).getByRole('link', { name: 'Created' });
    await tabTo(page, tab);
    await page.keyboard.press('Enter');
    await page.waitForURL(`/${username}/_created/`);
    await expect(tab).toHaveAttribute('aria-current', 'page');
    await expect(tab).toBeFocused();
  });

  await test.step('what opens over a page is none', async () => {
    await open(page, `/pin/${pin.id}/edit/`);
    await hear(page);
    await expect(page.getByRole('dialog').getByLabel('Title')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.waitForURL(`/pin/${pin.id}/`);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('link', { name: 'Notifications' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveTitle(/^Notifications/);
    await expect.poll(() => heardOn(page)).toEqual([await page.title()]);
    await expect(page.getByRole('link', { name: 'Notifications' })).toBeFocused();
  });

  await test.step('one hears where deleting a board leads, and comes to Undo with the next key', async () => {
    await open(page, url);
    await hear(page);
    await tabTo(page, page.getByRole('button', { name: 'Board options' }));
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Delete board' }).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete board' }).press('Enter');
    await page.waitForURL(`/${username}/_boards/`);
    await expect(page.getByText('Moved “Lamps” to Recently deleted')).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    await expect.poll(() => heardOn(page)).toEqual([await page.title()]);
    await tabOnceTo(page, 'Undo');
    await page.keyboard.press('Enter');
    await page.waitForURL(url);
    await expect(page.getByRole('heading', { level: 1, name: 'Lamps' })).toBeVisible();
  });
});
