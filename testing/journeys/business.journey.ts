import { expect, test } from '@playwright/test';
import { callAs, signUpFresh } from './acting.ts';
import { expectAccessible, layoutShiftOf, open, watchLayoutShift } from './looking.ts';

test('[UPSELL-01] the owner of a personal account is led from their profile to a business account, and back', async ({
  page,
}) => {
  const username = await signUpFresh(page, 'Nora');
  const prompt = page.getByRole('complementary', { name: 'Business account' });
  await watchLayoutShift(page);
  await open(page, `/${username}/`);
  await expect(prompt).toBeVisible();
  expect(await layoutShiftOf(page)).toEqual([]);
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
  await expect(page.getByText('You now have a business account.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Looms & Co' })).toBeVisible();
  await expect(prompt).toBeHidden();
  await open(page, '/settings/');
  await page.getByRole('link', { name: 'Business account' }).click();
  await page.waitForURL('/business/convert/');
  await page.getByRole('button', { name: 'Convert to a personal account' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Convert' }).click();
  await page.waitForURL(`/${username}/`);
  const dismissed = page.waitForResponse('**/resource/UserStateResource/create/');
  await prompt.getByRole('button', { name: 'Dismiss' }).click();
  await expect(prompt).toBeHidden();
  await dismissed;
  await open(page, `/${username}/`);
  await expect(prompt).toBeHidden();

  await test.step('what is switched in the settings is stored', async () => {
    await open(page, '/settings/permissions/');
    await page.getByRole('switch', { name: 'Allow comments on your Pins' }).press('Space');
    const mentions = page.getByRole('group', { name: 'Who can mention me' });
    await mentions.getByRole('radio', { name: 'No one' }).check();
    await expect
      .poll(() => callAs(page, 'UserSettingsResource.get', {}))
      .toMatchObject({ allow_comments: false, mention_permission: 'nobody' });
    await open(page, '/settings/notifications/');
    const follows = page.getByRole('group', { name: 'Followers' });
    await follows.getByRole('switch', { name: 'Also by email' }).press('Space');
    await follows.getByRole('switch', { name: 'In notifications' }).press('Space');
    await expect(follows.getByRole('switch', { name: 'Also by email' })).toBeDisabled();
    await expect
      .poll(() => callAs(page, 'NewsChoicesResource.get', {}))
      .toContainEqual(expect.objectContaining({ kind: 'follows', on_site: false }));
  });
});
