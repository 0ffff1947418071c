import { expect, test } from '@playwright/test';
import { signUpFresh } from './acting.ts';
import { expectAccessible, expectToFit, layoutShiftOf, open, reopen, watchLayoutShift } from './looking.ts';

test('[ERR-04] a member who was away for more than a week is welcomed back on home, until they close it', async ({
  page,
}) => {
  await signUpFresh(page, 'Mia');
  const banner = page.getByRole('heading', { name: 'Welcome back, Mia Journey' });
  await open(page, '/');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('time-here'))).toBeTruthy();
  await expect(banner).toHaveCount(0);
  await page.evaluate(() => {
    const long = Date.now() - 8 * 86_400_000;
    localStorage.setItem('time-here', JSON.stringify({ since: long, last: long }));
  });
  await watchLayoutShift(page);
  for (const path of ['/', '/news/', '/']) {
    await open(page, path);
    await expect(banner).toHaveCount(path === '/' ? 1 : 0);
  }
  expect(await layoutShiftOf(page)).toEqual([]);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectToFit(page);
  await expect(page.getByRole('link', { name: 'Go', exact: true })).toHaveAttribute('href', '/news/');
  const headings = page.locator('main').getByRole('heading');
  await expect(headings.first()).toHaveAccessibleName('Home');
  await page.getByRole('button', { name: 'Close', exact: true }).press('Enter');
  await expect(banner).toHaveCount(0);
  await expect(headings.first()).toBeFocused();
  await reopen(page);
  await page.waitForLoadState('networkidle');
  await expect(banner).toHaveCount(0);
});
