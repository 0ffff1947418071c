import { expect, test } from '@playwright/test';
import { signUpFresh } from './acting.ts';
import { expectAccessible, expectToFit, open, visitorOf } from './looking.ts';
import { paint } from './painting.ts';

test('[ROUTE-38] [ROUTE-39] the settings lead to the own profile, which is edited and then seen by others; personal information and the account have pages on which both are changed; a choice that fails takes no other back, and the last press is what stays', async ({
  page,
}) => {
  const username = await signUpFresh(page, 'Nora');
  for (const path of ['/settings', '/settings/', '/settings#profile']) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await expect(page.locator('#profile').getByRole('heading', { name: 'Profile' })).toBeInViewport();
  }
  await expectAccessible(page);
  const creator = page.getByRole('switch', { name: 'Show a creator profile' });
  await expect(creator).not.toBeChecked();
  const saved = page.waitForResponse(/UserSettingsResource/);
  await creator.press('Space');
  await saved;
  await page.getByRole('link', { name: 'Edit profile' }).click();
  await page.waitForURL('/settings/edit-profile/');
  await page.getByRole('main').getByRole('link', { name: 'Settings', exact: true }).click();
  await page.waitForURL('/settings/');
  await open(page, '/settings/edit-profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Edit profile' })).toBeVisible();
  await expectAccessible(page);
  const main = page.getByRole('main');
  await expect(main.getByLabel('First name')).toHaveValue('Nora');
  await main.getByLabel('Full name').fill('Nora of the Garden');
  await main.getByLabel('About').fill('Grows what can be eaten.');
  await main.getByRole('textbox', { name: /^Website/ }).fill('two words');
  await main.getByRole('button', { name: 'Save' }).click();
  await expect(main.getByRole('textbox', { name: /^Website/ })).toHaveAccessibleDescription(
    /https:\/\/example.com/,
  );
  await main.getByRole('textbox', { name: /^Website/ }).fill('garden.example/nora');
  const picture = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await paint(80, 400, 400) };
  const uploaded = Promise.withResolvers<void>();
  await page.route('**/resource/VIPResource/get/**', async (route) => {
    await uploaded.promise;
    await route.continue();
  });
  await main.getByLabel('Change picture').setInputFiles(picture);
  await expect(main.getByRole('img', { name: 'Uploading' })).toBeVisible();
  // Sent now, the form would lose the picture.
  await expect(main.getByRole('button', { name: 'Save' })).toBeDisabled();
  uploaded.resolve();
  await expect(main.getByRole('button', { name: 'Remove picture' })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectToFit(page);
  await main.getByRole('button', { name: 'Save' }).click();
  await page.waitForURL(`/${username}/`);
  await expect(page.getByText('Profile saved')).toBeVisible();
  const visitor = await visitorOf(page);
  await open(visitor, `/${username}/`);
  // A creator's header is the wider one.
  expect((await visitor.locator('main header').boundingBox())?.width).toBe(656);
  const profile = visitor.getByRole('main');
  await expect(profile.getByRole('heading', { level: 1, name: 'Nora of the Garden' })).toBeVisible();
  await expect(profile).toContainText('Grows what can be eaten.');
  await expect(profile.getByRole('link', { name: 'garden.example/nora' })).toHaveAttribute(
    'href',
    'https://garden.example/nora',
  );
  await expect(profile.locator('header img').first()).toHaveJSProperty('naturalWidth', 400);
  await visitor.context().close();

  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page, '/settings/personal-information#community-information');
  const community = page.getByRole('region', { name: 'Community information' });
  await expect(community.getByRole('heading')).toBeInViewport();
  await expectAccessible(page);
  await community.getByLabel('Pronouns').fill('she/her');
  await community.getByLabel('Country').selectOption('Italy');
  await community.getByLabel('Location').fill('Siena');
  await community.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Community information saved')).toBeVisible();
  const own = page.getByRole('region', { name: 'Only you see this' });
  await own.getByLabel('Gender').fill('female');
  await own.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Personal information saved')).toBeVisible();
  await open(page, '/settings/personal-information/');
  await expect(community.getByLabel('Country')).toHaveValue('IT');
  await expect(community.getByLabel('Location')).toHaveValue('Siena');
  await expect(own.getByLabel('Gender')).toHaveValue('female');
  await page.goto(`/${username}/`);
  await expect(page.getByRole('main')).toContainText('she/her');
  for (const path of ['/settings/account-settings', '/settings/account-settings/']) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1, name: 'Account settings' })).toBeVisible();
  }
  const name = page.getByRole('textbox', { name: 'Username' });
  await name.fill(`${username}_2`);
  await page.getByRole('button', { name: 'Change username' }).click();
  await expect(page.getByRole('link', { name: 'Your profile' })).toHaveAttribute('href', `/${username}_2/`);
  await expect(name).toHaveValue(`${username}_2`);

  await test.step('a choice that fails takes no other back, and the last press is what stays', async () => {
    // The first of two writes is held, and fails after the second was pressed.
    const failFirst = async (address: string, press: () => Promise<void>, pressNext: () => Promise<void>) => {
      let letThrough = () => {};
      const held = new Promise<void>((resolve) => {
        letThrough = resolve;
      });
      let calls = 0;
      await page.route(address, async (route) => {
        calls += 1;
        if (calls > 1) return route.continue();
        await held;
        await route.fulfill({ status: 503, body: '{}' });
      });
      await press();
      await pressNext();
      letThrough();
      await expect(page.getByRole('region', { name: 'Messages' })).toContainText(
        /couldn't save|could not be saved/,
      );
      await expect.poll(() => calls).toBe(2);
      await page.waitForLoadState('networkidle');
      await page.unroute(address);
    };
    await open(page, '/settings/notifications/');
    const notifications = (kind: RegExp) =>
      page.getByRole('group', { name: kind }).getByRole('switch', { name: 'In notifications' });
    await failFirst(
      '**/resource/NewsChoicesResource/update/',
      () => notifications(/^Followers/).press('Space'),
      () => notifications(/^Comments/).press('Space'),
    );
    await expect(notifications(/^Followers/)).toBeChecked();
    await expect(notifications(/^Comments/)).not.toBeChecked();
    await open(page, '/settings/permissions/');
    const mentions = page.getByRole('group', { name: 'Who can mention me' });
    const choose = (name: string) => () => mentions.getByRole('radio', { name }).check();
    await failFirst('**/resource/UserSettingsResource/update/', choose('No one'), choose('People I follow'));
    await expect(mentions.getByRole('radio', { name: 'People I follow' })).toBeChecked();
    await open(page, '/settings/permissions/');
    await expect(mentions.getByRole('radio', { name: 'People I follow' })).toBeChecked();
  });
});
