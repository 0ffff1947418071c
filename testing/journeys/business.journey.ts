import { expect, test } from '@playwright/test';
import { signUpFresh } from './acting.ts';
import { expectAccessible, layoutShiftOf, open, visitorOf, watchLayoutShift } from './looking.ts';

test('[UPSELL-01] [UPSELL-02] the owner of a personal account is led from their profile to a business account, and back', async ({
  page,
}) => {
  const username = await signUpFresh(page, 'Nora');
  const prompt = page.getByRole('complementary', { name: 'Business account' });
  await watchLayoutShift(page);
  await open(page, `/${username}/`);
  await expect(prompt).toBeVisible();
  expect(await layoutShiftOf(page)).toEqual([]);
  await expectAccessible(page);
  const other = await visitorOf(page);
  await open(other, `/${username}/`);
  await expect(other.getByRole('complementary', { name: 'Business account' })).toBeHidden();
  await signUpFresh(other, 'Ben');
  await open(other, `/${username}/`);
  await expect(other.getByRole('complementary', { name: 'Business account' })).toBeHidden();
  await other.context().close();
  await prompt.getByRole('link', { name: 'Convert account' }).click();
  await page.waitForURL('/business/convert/');
  const form = page.getByRole('main');
  await expect(form.getByLabel('Business name')).toHaveValue('Nora Journey');
  await form.getByRole('button', { name: 'Convert account' }).click();
  await expect(form.getByLabel('Kind of business')).toHaveAccessibleDescription(/Choose a kind of business/);
  await form.getByLabel('Business name').fill('Looms & Co');
  await form.getByLabel('Kind of business').selectOption('Shop');
  await form.getByLabel('Country').selectOption('France');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Convert account' }).click();
  await page.waitForURL(`/${username}/`);
  await expect(page.getByText('You have a business account now.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Looms & Co' })).toBeVisible();
  await expect(prompt).toBeHidden();
  await open(page, '/settings/');
  await page.getByRole('link', { name: 'Business account' }).click();
  await page.waitForURL('/business/convert/');
  await page.getByRole('button', { name: 'Convert to a personal account' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Convert' }).click();
  await page.waitForURL(`/${username}/`);
  await open(page, '/settings/');
  await expect(page.getByRole('link', { name: 'Convert to a business account' })).toBeVisible();
  await open(page, `/${username}/`);
  await prompt.getByRole('button', { name: 'Dismiss' }).click();
  await expect(prompt).toBeHidden();
  await page.waitForLoadState('networkidle');
  await open(page, `/${username}/`);
  await expect(prompt).toBeHidden();
});

test('[ROUTE-22] comment settings stand under social permissions and hold', async ({ page }) => {
  await signUpFresh(page, 'Nora');
  await open(page, '/settings/');
  await page.getByRole('link', { name: 'Permission settings' }).click();
  await page.waitForURL('/settings/permissions/');
  for (const path of ['/settings/permissions', '/settings/permissions/']) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1, name: 'Social permissions' })).toBeVisible();
  }
  const comments = page.getByRole('switch', { name: 'Allow comments on your Pins' });
  await expect(comments).toBeChecked();
  await comments.press('Space');
  const mentions = page.getByRole('group', { name: 'Who can mention me' });
  await mentions.getByRole('radio', { name: 'Nobody' }).check();
  await page.waitForLoadState('networkidle');
  await open(page, '/settings/permissions/');
  await expect(comments).not.toBeChecked();
  await expect(mentions.getByRole('radio', { name: 'Nobody' })).toBeChecked();
  await open(page, '/settings/notifications/');
  const follows = page.getByRole('group', { name: 'Followers' });
  await follows.getByRole('switch', { name: 'Also by email' }).press('Space');
  await follows.getByRole('switch', { name: 'In notifications' }).press('Space');
  await expect(follows.getByRole('switch', { name: 'Also by email' })).toBeDisabled();
  await page.waitForLoadState('networkidle');
  await open(page, '/settings/notifications/');
  await expect(follows.getByRole('switch', { name: 'In notifications' })).not.toBeChecked();
  await expect(follows.getByRole('switch', { name: 'Also by email' })).not.toBeChecked();
});
