import { expect, type Page } from '@playwright/test';

/** What the page tells at its foot. */
export const messages = (page: Page) => page.getByRole('region', { name: 'Messages' }).getByRole('listitem');

/** From now on the time of this browser's pages can be moved, and it is noted when a message appears. */
export async function holdTime(page: Page): Promise<void> {
  await page.clock.install();
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('[aria-label="Messages"] li')) return;
      Object.assign(globalThis, { toldAt: Date.now() });
      observer.disconnect();
    });
    observer.observe(document, { childList: true, subtree: true });
  });
}

/** What stands there goes after about this many milliseconds. */
export async function expectToGoAfter(page: Page, milliseconds: number): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  // Far enough ahead that a busy machine has not passed it yet.
  await page.clock.pauseAt(now + 1000);
  const told: number = await page.evaluate(() => Reflect.get(globalThis, 'toldAt'));
  await page.clock.runFor(milliseconds - (now + 1000 - told) - 500);
  await expect(messages(page)).toHaveCount(1);
  // A moment more, and its fading.
  await page.clock.runFor(1500);
  await expect(messages(page)).toHaveCount(0);
  await page.clock.resume();
}
