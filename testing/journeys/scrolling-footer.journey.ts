import { expect, type Page, test } from '@playwright/test';
import { callAs, signUpAnew } from './acting.ts';
import { expectAccessible, expectToFit, open, reopen, visitorOf } from './looking.ts';
import { makePin } from './making.ts';
import { idOf } from './writing.ts';

/** Lets the browser offer to keep the site as an app, and notes on the page that it was asked to. */
const offerApp = (page: Page) =>
  page.evaluate(() => {
    const prompt = async () => {
      document.documentElement.dataset.asked = 'yes';
    };
    dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
  });

/** Scrolls to a place as a person does, and lets the page take note of it. */
async function scrollTo(page: Page, y: number) {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(y);
}

const install = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Install' });

test('[SCROLL-04] [SCROLL-01] [SCROLL-02] the footer that offers the app comes where the browser offers it and one has scrolled 500 px, leaves on the way down and returns on the way up', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 500 });
  const maker = await visitorOf(page);
  const vera = await signUpAnew(maker, 'Vera');
  for (let count = 0; count < 12; count += 1) await makePin(maker);
  await maker.context().close();
  await signUpAnew(page, 'Nora');
  await callAs(page, 'UserFollowResource.create', { user_id: await idOf(page, vera) });
  await open(page, '/');
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
  await scrollTo(page, 700);
  await scrollTo(page, 600);
  await expect(install(page)).toHaveCount(0);
  await scrollTo(page, 450);
  await offerApp(page);
  await scrollTo(page, 400);
  await scrollTo(page, 499);
  await expect(install(page)).toHaveCount(0);
  await scrollTo(page, 560);
  await expect(install(page)).toBeAttached();
  await expect(install(page)).not.toBeInViewport();
  await scrollTo(page, 540);
  await expect(install(page)).not.toBeInViewport();
  await scrollTo(page, 539);
  await expect(install(page)).toBeInViewport();
  await expectAccessible(page, 'main footer');
  await expectToFit(page);
  await scrollTo(page, 560);
  await expect(install(page)).not.toBeInViewport();
  await scrollTo(page, 530);
  await install(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-asked', 'yes');
  await expect(install(page)).toHaveCount(0);

  // Whoever declines is asked no more.
  await reopen(page);
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
  await offerApp(page);
  await scrollTo(page, 700);
  await expect(install(page)).toBeAttached();
  await scrollTo(page, 600);
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(install(page)).toHaveCount(0);
  await reopen(page);
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
  await offerApp(page);
  await scrollTo(page, 700);
  await scrollTo(page, 600);
  await expect(install(page)).toHaveCount(0);
});
