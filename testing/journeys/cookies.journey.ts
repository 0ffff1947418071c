import { expect, type Page, test } from '@playwright/test';
import { callAs, signUpFresh } from './acting.ts';
import { signUp, somebody } from './entering.ts';
import {
  expectAccessible,
  expectToFit,
  layoutShiftOf,
  open,
  visitorOf,
  watchLayoutShift,
} from './looking.ts';
import { makeBoard } from './making.ts';
import { expectToGoAfter, holdTime } from './passing-messages.ts';

// Whoever comes here has not been asked yet.
test.use({ storageState: { cookies: [], origins: [] } });

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies', exact: true });
const saved = (page: Page) => page.getByText('Cookie choice saved');
const keptBy = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'cookie_choice')?.value;

test('[COOKIE-01] [COOKIE-02] a visitor is asked until they choose, and is told for three seconds that it is kept', async ({
  page,
}) => {
  await watchLayoutShift(page);
  await holdTime(page);
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  expect(await layoutShiftOf(page)).toEqual([]);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectToFit(page);
  await page.goto('/pin/1/');
  await expect(banner(page)).toBeVisible();
  // Other bars at the foot stand on it.
  const room = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).paddingBlockEnd));
  for (const width of [320, 375, 800, 1280]) {
    await page.setViewportSize({ width, height: 640 });
    await expect
      .poll(async () => Math.abs(((await banner(page).boundingBox())?.height ?? 0) - (await room())))
      .toBeLessThan(1);
  }
  await page.goto('/login/');
  await banner(page).getByRole('button', { name: 'Let me choose' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cookie settings' });
  await expect(dialog.getByRole('switch')).toHaveCount(3);
  await expect(page.locator('[data-cookie-banner]')).toBeHidden();
  await expect(dialog.getByRole('switch', { checked: true })).toHaveCount(0);
  await expectAccessible(page, '[role=dialog]');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(banner(page)).toBeVisible();
  await expect(banner(page).getByRole('button', { name: 'Let me choose' })).toBeFocused();
  await banner(page).getByRole('button', { name: 'Let me choose' }).click();
  await dialog.getByRole('switch', { name: 'Marketing' }).press('Space');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(banner(page)).toBeHidden();
  await expect(saved(page)).toBeVisible();
  // Under the pointer a message stays.
  await page.mouse.move(0, 0);
  await expectToGoAfter(page, 3000);
  expect(await keptBy(page)).toBe('010.');
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Messages' })).toBeAttached();
  await page.clock.runFor(2000);
  await expect(banner(page)).toBeHidden();

  await test.step('a visitor looks at the choice again, and makes another', async () => {
    await page.clock.resume();
    const again = page.getByRole('button', { name: 'Cookies', exact: true });
    await open(page, '/signup/');
    await again.click();
    await expect(dialog.getByRole('switch', { checked: true })).toHaveCount(1);
    await expect(dialog.getByRole('switch', { name: 'Marketing' })).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(again).toBeFocused();
    await again.click();
    await dialog.getByRole('switch', { name: 'Marketing' }).press('Space');
    await dialog.getByRole('switch', { name: 'Analytics' }).press('Space');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    expect(await keptBy(page)).toBe('100.');
  });

  await test.step('whoever accepts or rejects all is asked no more, and an account takes the choice over', async () => {
    for (const [name, kept] of [
      ['Reject all', '000.'],
      ['Accept all', '111.'],
    ] as const) {
      await page.context().clearCookies({ name: 'cookie_choice' });
      await open(page, '/login/');
      await banner(page).getByRole('button', { name }).click();
      await expect(banner(page)).toBeHidden();
      expect(await keptBy(page)).toBe(kept);
    }
    await signUp(page, somebody());
    await expect.poll(() => keptBy(page)).toMatch(/^111\.\d+$/);
    expect(await callAs(page, 'UserSettingsResource.get', {})).toMatchObject({
      allow_analytic_cookies: true,
    });
  });

  await test.step('a choice counts without a connection', async () => {
    const traveler = await visitorOf(page);
    await traveler.goto('/login/');
    await expect(banner(traveler)).toBeVisible();
    await traveler.context().setOffline(true);
    await banner(traveler).getByRole('button', { name: 'Reject all' }).click();
    await expect(banner(traveler)).toBeHidden();
    await expect(saved(traveler)).toBeVisible();
    expect(await keptBy(traveler)).toBe('000.');
    await traveler.context().close();
  });

  await test.step('crawlers are never asked', async () => {
    const crawler = await visitorOf(page, { userAgent: 'Googlebot/2.1' });
    await crawler.clock.install();
    await crawler.goto('/');
    await expect(crawler.getByRole('region', { name: 'Messages' })).toBeAttached();
    await crawler.clock.runFor(3000);
    await expect(banner(crawler)).toBeHidden();
    await crawler.context().close();
  });
});

test('[COOKIE-01] what a person chooses in the banner stands in their settings, and the other way round', async ({
  page,
}) => {
  await signUpFresh(page, 'Nora');
  await test.step('until then, the bar for selected pins stands above the banner', async () => {
    const { url } = await makeBoard(page, 'Wall', 2);
    await open(page, url);
    await expect(banner(page)).toBeVisible();
    await page.getByRole('button', { name: 'Select Pins' }).click();
    const bar = page.getByRole('region', { name: 'Selected Pins' });
    for (const width of [320, 375, 740, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      const edges = async () => {
        const [above, below] = await Promise.all([bar.boundingBox(), banner(page).boundingBox()]);
        return (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
      };
      await expect.poll(edges, `${width}`).toBeGreaterThanOrEqual(0);
    }
  });
  await open(page, '/settings/privacy/');
  const switches = page.getByRole('region', { name: 'Cookies and data we record' }).getByRole('switch');
  await expect(switches).toHaveCount(3);
  for (const one of await switches.all()) await expect(one).not.toBeChecked();
  await banner(page).getByRole('button', { name: 'Accept all' }).click();
  for (const one of await switches.all()) await expect(one).toBeChecked();
  await switches.first().press('Space');
  await expect(switches.first()).not.toBeChecked();
  await expect
    .poll(() => callAs(page, 'UserSettingsResource.get', {}))
    .toMatchObject({
      allow_analytic_cookies: false,
      allow_marketing_cookies: true,
      surface_tag: 'privacy_settings',
    });
  // Another browser of the same person: they have answered already.
  const { cookies, origins } = await page.context().storageState();
  const others = cookies.filter(({ name }) => name !== 'cookie_choice');
  const browser = page.context().browser();
  const other = await browser?.newContext({ storageState: { cookies: others, origins } });
  const elsewhere = await other?.newPage();
  if (!elsewhere) throw new Error('no browser');
  await open(elsewhere, '/settings/privacy/');
  await expect.poll(() => keptBy(elsewhere)).toMatch(/^011\.\d+$/);
  await expect(banner(elsewhere)).toBeHidden();
  await other?.close();
});
