import { expect, type Page, test } from '@playwright/test';
import { signUpFresh } from './acting.ts';
import { open, visitorOf } from './looking.ts';
import { makeBoard } from './making.ts';

const header = (page: Page) => page.getByRole('banner').first();

/** Scrolls to a place as a person does, and lets the page take note of it. */
async function scrollTo(page: Page, y: number) {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(y);
}

test('[SCROLL-01] [SCROLL-02] [SCROLL-03] [SCROLL-08] the header is 64 px high, leaves on the way down, returns on the way up and near the top', async ({
  page,
}) => {
  const maker = await visitorOf(page);
  await signUpFresh(maker, 'Nora');
  const { url } = await makeBoard(maker, 'Long', 25);
  await maker.context().close();
  await open(page, url);
  expect((await header(page).boundingBox())?.height).toBe(64);
  await scrollTo(page, 55);
  await expect(header(page)).toBeInViewport();
  await scrollTo(page, 76);
  await expect(header(page)).not.toBeInViewport();
  await scrollTo(page, 500);
  await expect(header(page)).not.toBeInViewport();
  await scrollTo(page, 479);
  await expect(header(page)).toBeInViewport();
  await scrollTo(page, 520);
  await expect(header(page)).not.toBeInViewport();
  await scrollTo(page, 0);
  await expect(header(page)).toBeInViewport();
  // What the mouse has used keeps the focus, but does not keep the header.
  const used = header(page).getByRole('link').first();
  await used.click({ button: 'right' });
  await expect(used).toBeFocused();
  await scrollTo(page, 76);
  await expect(header(page)).not.toBeInViewport();
});
