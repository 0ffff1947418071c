import { expect, test } from '@playwright/test';
import { callAs, signUpFresh } from './acting.ts';
import { expectAccessible, expectToFit, open, visitorOf } from './looking.ts';

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
const ABOUT = `Grows what can be eaten, ${'and waters it, '.repeat(10)}until it rains.`;

test('[HEADER-16] more shows all words about a person in a drawer, and leads to their page on a phone', async ({
  page,
}) => {
  const username = await signUpFresh(page, 'Nora');
  await callAs(page, 'UserSettingsResource.update', { about: ABOUT });
  await open(page, `/${username}/`);
  await page.getByRole('main').getByRole('button', { name: 'more', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Nora Journey' });
  await expect(drawer).toContainText(ABOUT);
  await expectAccessible(page, '[role=dialog]');
  // It stands at the side, as high as the window; the place of the scrollbar may be kept free.
  const viewport = page.viewportSize() ?? { width: 0, height: 0 };
  await expect(async () => {
    const box = await drawer.boundingBox();
    expect(box).toMatchObject({ y: 0, height: viewport.height });
    const gap = viewport.width - (box?.x ?? 0) - (box?.width ?? 0);
    expect(gap).toBeGreaterThanOrEqual(0);
    expect(gap).toBeLessThan(20);
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(page).toHaveURL(`/${username}/`);

  const phone = await visitorOf(page, { userAgent: PHONE });
  await phone.setViewportSize({ width: 375, height: 700 });
  await open(phone, `/${username}/`);
  await phone.getByRole('link', { name: 'more', exact: true }).click();
  await phone.waitForURL(`/${username}/profile-about/`);
  await expect(phone.getByRole('main')).toContainText(ABOUT);
  await expectToFit(phone);
  await phone.context().close();
});
