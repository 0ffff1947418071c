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

test('going back from a pin far down a wall finds the same cards in the same place, by the arrow and the Escape key too', async ({
  page,
}) => {
  const maker = await visitorOf(page);
  await signUpFresh(maker, 'Nora');
  const { url } = await makeBoard(maker, 'Long', 60);
  await maker.context().close();
  const board = page.getByRole('heading', { level: 1, name: 'Long', exact: true });
  const pin = page.getByRole('heading', { level: 1, name: /^Long \d/ });

  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 375, height: 812 },
  ]) {
    await test.step(`at ${viewport.width} px`, async () => {
      await page.setViewportSize(viewport);
      await open(page, url);
      await expect(async () => {
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        await expect(page.getByText("You've reached the end")).toBeInViewport({ timeout: 500 });
      }).toPass();
      await page.evaluate(() => window.scrollBy({ top: -400, behavior: 'instant' }));
      const before = await cardsInSight(page);
      expect(before.length).toBeGreaterThan(1);
      const card = page.getByRole('article').filter({ hasText: before[0]?.[0] }).getByRole('link');
      await card.evaluate((link: HTMLElement) => link.click());
      await expect(pin).toBeVisible();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await page.goBack();
      await expect(board).toBeAttached();
      await expect.poll(() => cardsInSight(page)).toEqual(before);
    });
  }

  await page.evaluate(() => scrollTo(0, 0));
  for (const goBack of [
    () => page.getByRole('main').getByRole('button', { name: 'Back' }).click(),
    () => page.keyboard.press('Escape'),
  ]) {
    await page.getByRole('main').getByRole('article').first().getByRole('link').click();
    await expect(pin).toBeVisible();
    await goBack();
    await expect(board).toBeVisible();
    await expect(page).toHaveURL(url);
  }
});
