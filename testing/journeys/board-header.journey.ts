import { expect, type Locator, test } from '@playwright/test';
import { signUpFresh } from './acting.ts';
import { expectToFit, open, visitorOf } from './looking.ts';
import { makeBoard } from './making.ts';

const box = (of: Locator) => of.evaluate((shown) => shown.getBoundingClientRect());
const middle = async (of: Locator) => {
  const { left, width } = await box(of);
  return Math.round(left + width / 2);
};

test('the name of a board stands in the middle, and below it what can be done, all in one size, with the hint at its plus', async ({
  page,
}) => {
  await signUpFresh(page, 'Nora');
  const { url } = await makeBoard(page, 'Kitchens, and all that belongs to them and to the rooms beside', 1);
  const other = await visitorOf(page);
  await signUpFresh(other, 'Olga');
  for (const looking of [page, other]) {
    await open(looking, url);
    const header = looking.getByRole('main').locator('header');
    await expect(header.getByRole('button', { name: 'Send board' })).toBeVisible();
    expect(Math.abs((await middle(header.getByRole('heading'))) - (await middle(header)))).toBeLessThan(2);
    const heights = await header
      .getByRole('button')
      .evaluateAll((actions) => actions.map((action) => Math.round(action.getBoundingClientRect().height)));
    expect(new Set(heights).size, heights.join(' ')).toBe(1);
    const tools = header.locator('[aria-label][title]');
    expect(await tools.count()).toBeGreaterThan(1);
    for (const tool of await tools.all()) await expect(tool).toBeVisible();
    // What each icon means stands beside it, if the window has room.
    for (const tool of await tools.all()) {
      const { width, height } = (await tool.boundingBox()) ?? { width: 0, height: 0 };
      expect(width, (await tool.getAttribute('title')) ?? '').toBeGreaterThan(1.8 * height);
    }
    await expectToFit(looking);
  }
  await other.context().close();

  await page.setViewportSize({ width: 1280, height: 800 });
  const plus = page.getByRole('main').getByRole('button', { name: 'Board Actions' });
  const hint = page.getByRole('note');
  await expect(hint).toBeVisible();
  expect(Math.abs((await middle(hint)) - (await middle(plus)))).toBeLessThan(3);
  await page.setViewportSize({ width: 320, height: 640 });
  // It follows the plus a moment after the window has changed.
  await expect(async () => {
    const [shown, at] = [await box(hint), await box(plus)];
    expect(shown.left).toBeGreaterThanOrEqual(0);
    expect(shown.right).toBeLessThanOrEqual(320);
    expect(shown.left).toBeLessThan(at.left + at.width / 2);
    expect(shown.right).toBeGreaterThan(at.left + at.width / 2);
    expect(Math.abs(shown.top - at.bottom)).toBeLessThan(12);
  }).toPass();
});
