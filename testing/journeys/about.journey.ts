import { expect, test } from '@playwright/test';
import { callAs, signUpFresh } from './acting.ts';
import { expectAccessible, expectToFit, open, visitorOf } from './looking.ts';

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
const ABOUT = `Grows what can be eaten, ${'and waters it, '.repeat(10)}until it rains.`;

test('[HEADER-15] [HEADER-16] [ROUTE-37] long words about a person are cut, with the way to all of them', async ({
  page,
}) => {
  const username = await signUpFresh(page, 'Nora');
  const start = 'Grows what can be eaten';
  await callAs(page, 'UserSettingsResource.update', { about: 'Grows herbs.' });
  await open(page, `/${username}/`);
  const main = page.getByRole('main');
  await expect(main).toContainText('Grows herbs.');
  await expect(main.getByText('more', { exact: true })).toHaveCount(0);

  await callAs(page, 'UserSettingsResource.update', { about: ABOUT, website_url: 'https://garden.example/' });
  await open(page, `/${username}/`);
  await expect(main).toContainText(start);
  await expect(main).not.toContainText('until it rains');
  await main.getByRole('button', { name: 'more', exact: true }).click();
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
  await expect(phone.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
  await expect(phone.getByRole('main')).toContainText(ABOUT);
  await expect(phone.getByRole('link', { name: 'garden.example' })).toBeVisible();
  await expectAccessible(phone);
  await expectToFit(phone);
  await open(phone, `/${username.toUpperCase()}/profile-about`);
  await expect(phone).toHaveURL(`/${username}/profile-about`);
  await phone.context().close();
});

test('an imprint is asked for where the law of the country wants one, and shown', async ({ page }) => {
  const username = await signUpFresh(page, 'Studio');
  await callAs(page, 'UserSettingsResource.update', { country: 'FR' });
  await open(page, '/settings/edit-profile/');
  const field = page.getByRole('textbox', { name: 'Imprint' });
  await expect(page.getByRole('textbox', { name: 'Website' })).toBeVisible();
  await expect(field).toHaveCount(0);
  await callAs(page, 'UserSettingsResource.update', { country: 'DE' });
  await open(page, '/settings/edit-profile/');
  await field.fill('no address');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(field).toHaveAccessibleDescription(/Enter a web address/);
  await field.fill('studio.example/impressum');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.waitForURL(new RegExp(`/${username}/`));
  const imprint = page.getByRole('main').getByRole('link', { name: 'Imprint' });
  await expect(imprint).toHaveAttribute('href', 'https://studio.example/impressum');
});
