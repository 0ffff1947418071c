import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab, or the keys that lead back, until this has the focus, which must then be visible. */
export async function tabTo(page: Page, goal: Locator, keys: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let presses = 0; presses < 60; presses++) {
    if (await goal.evaluate((element) => element === document.activeElement)) return expectRing(goal);
    await page.keyboard.press(keys);
  }
  throw new Error(`${keys} does not lead to ${goal}.`);
}

/** Presses Tab once, after which what is named so must have the focus. */
export async function tabOnceTo(page: Page, name: string | RegExp) {
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveAccessibleName(name);
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
