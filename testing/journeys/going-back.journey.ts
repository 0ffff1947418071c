import { expect, type Page, test } from '@playwright/test';
import { signUpFresh } from './acting.ts';
import { open, visitorOf } from './looking.ts';
import { makeBoard } from './making.ts';

/** The names of the cards in sight and how far from the top of the window each stands. */
function cardsInSight(page: Page): Promise<[string, number][]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main article')].flatMap((card) => {
      const { top, bottom } = card.getBoundingClientRect();
      const isSeen = bottom > 0 && top < innerHeight;
      return isSeen ? [[card.textContent, Math.round(top)] satisfies [string, number]] : [];
    }),
  );
}

for (const [name, viewport] of [
  ['a desktop', { width: 1280, height: 800 }],
  ['a phone', { width: 375, height: 812 }],
] as const) {
  test(`on ${name}, going back from a pin far down a wall finds the same cards in the same place`, async ({
    page,
  }) => {
    const maker = await visitorOf(page);
    await signUpFresh(maker, 'Nora');
    const { url } = await makeBoard(maker, 'Long', 60);
    await maker.context().close();
    await page.setViewportSize(viewport);
    await open(page, url);
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expect(page.getByText("You've reached the end.")).toBeInViewport({ timeout: 500 });
    }).toPass();
    await page.evaluate(() => window.scrollBy({ top: -400, behavior: 'instant' }));
    const before = await cardsInSight(page);
    expect(before.length).toBeGreaterThan(1);
    const card = page.getByRole('article').filter({ hasText: before[0]?.[0] }).getByRole('link');
    await card.evaluate((link: HTMLElement) => link.click());
    await expect(page.getByRole('heading', { level: 1, name: /^Long / })).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Long', exact: true })).toBeAttached();
    await expect.poll(() => cardsInSight(page)).toEqual(before);
  });
}

test('the arrow on the page of a pin and the Escape key go back too', async ({ page }) => {
  const maker = await visitorOf(page);
  await signUpFresh(maker, 'Nora');
  const { url } = await makeBoard(maker, 'Short', 1);
  await maker.context().close();
  await open(page, url);
  for (const goBack of [
    () => page.getByRole('main').getByRole('button', { name: 'Back' }).click(),
    () => page.keyboard.press('Escape'),
  ]) {
    await page.getByRole('main').getByRole('article').getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Short 1' })).toBeVisible();
    await goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Short', exact: true })).toBeVisible();
    await expect(page).toHaveURL(url);
  }
});
