import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until this has the focus, which must then be visible. */
export async function tabTo(page: Page, goal: Locator) {
  for (let presses = 0; presses < 60; presses++) {
    if (await goal.evaluate((element) => element === document.activeElement)) return expectRing(goal);
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not lead to ${goal}.`);
}

/** The focus can be seen: an outline on what has it, or on what it draws around itself. */
async function expectRing(focused: Locator) {
  const isRinged = () =>
    focused.evaluate((element) => {
      const drawn = [element, element.parentElement ?? element].flatMap((one) =>
        [null, '::before', '::after'].map((pseudo) => getComputedStyle(one, pseudo)),
      );
      return drawn.some(({ outlineStyle, boxShadow }) => outlineStyle !== 'none' || boxShadow !== 'none');
    });
  await expect.poll(isRinged, `the focus on ${focused}`).toBe(true);
}
