import { expect, type Page, test } from '@playwright/test';
import { callAs, PASSWORD, signUpFresh } from './acting.ts';
import { somebody } from './entering.ts';
import { tabOnceTo, tabTo } from './keys.ts';
import { open, visitorOf } from './looking.ts';
import { idOf } from './writing.ts';

const focused = (page: Page) => page.locator(':focus');

test('without a mouse one signs up, each fault told where it is, and changes the own profile', async ({
  page,
}) => {
  const { name, email } = somebody();
  await open(page, '/signup/?next=/settings/');
  await tabTo(page, page.getByLabel('First name'));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('First name')).toHaveAccessibleDescription('Enter your first name.');
  await page.keyboard.type('Mia');
  await tabOnceTo(page, /^Last name/);
  await page.keyboard.type('Journey');
  await tabOnceTo(page, 'Email');
  await page.keyboard.type(email);
  await tabOnceTo(page, 'Password');
  await expect(focused(page)).toHaveAccessibleDescription(/At least 8 characters/);
  await page.keyboard.type(PASSWORD);
  await tabOnceTo(page, 'Show password');
  await page.keyboard.press('Tab');
  await page.getByLabel('Birth date').fill('1990-05-17');
  await tabTo(page, page.getByLabel('Country'));
  await page.keyboard.type('France');
  await expect(page.getByLabel('Country')).toHaveValue('FR');
  await tabOnceTo(page, /Username/);
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await expect(page.getByText('This username is available.')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Create account' }));
  await page.keyboard.press('Enter');
  for (const step of ['What do you like?', 'Bring your things']) {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(step);
    await tabTo(page, page.getByRole('link', { name: 'Skip', exact: true }));
    await page.keyboard.press('Enter');
  }
  await page.waitForURL('/settings/');

  await tabTo(page, page.getByRole('link', { name: 'Edit profile' }));
  await page.keyboard.press('Enter');
  await page.waitForURL('/settings/edit-profile/');
  const main = page.getByRole('main');
  await tabTo(page, main.getByLabel('About'));
  await page.keyboard.type('Grows what can be eaten.');
  await tabTo(page, main.getByRole('button', { name: 'Save' }));
  await page.keyboard.press('Enter');
  await page.waitForURL(`/${name}/`);
  const told = page.getByRole('region', { name: 'Messages' });
  await expect(told).toContainText('Profile saved');
  await expect(told).toHaveAttribute('aria-live', 'polite');
});

test('without a mouse one follows somebody, writes to them, reports them, and goes through the own followers', async ({
  page,
}) => {
  const [other, another] = [await visitorOf(page), await visitorOf(page)];
  const olga = await signUpFresh(other, 'Olga');
  const left = await signUpFresh(another, 'Cleo');
  const mine = await signUpFresh(page, 'Mia');
  const user_id = await idOf(page, mine);
  for (const browser of [other, another]) {
    await callAs(browser, 'UserFollowResource.create', { user_id });
    await browser.context().close();
  }
  await open(page, `/${olga}/`);
  const header = page.getByRole('main');

  await test.step('follows', async () => {
    await tabTo(page, header.getByRole('button', { name: 'Follow Olga Journey' }));
    await page.keyboard.press('Enter');
    await expect(focused(page)).toHaveAccessibleName('Following Olga Journey');
  });

  await test.step('writes', async () => {
    const message = header.getByRole('button', { name: 'Message', exact: true });
    await tabTo(page, message);
    await page.keyboard.press('Enter');
    const flyout = page.getByRole('dialog', { name: 'Message to Olga Journey' });
    await expect(flyout.getByRole('textbox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(flyout).toHaveCount(0);
    await expect(message).toBeFocused();
  });

  await test.step('reports', async () => {
    const options = header.getByRole('button', { name: 'Profile options' });
    await tabTo(page, options);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Block' })).toBeFocused();
    await page.keyboard.type('Rep');
    await expect(page.getByRole('menuitem', { name: 'Report' })).toBeFocused();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Report this person' });
    const reasons = dialog.getByRole('group', { name: "What's wrong?" });
    await tabTo(page, reasons.getByRole('radio').first());
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await expect(reasons.getByRole('radio', { name: 'Spam' })).toBeChecked();
    await tabOnceTo(page, /What should we know/);
    await page.keyboard.type('Sells what is not hers.');
    await tabTo(page, dialog.getByRole('button', { name: 'Send report' }));
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('status')).toContainText('Someone will review it');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(options).toBeFocused();
  });

  await test.step('looks for a follower, and takes them off', async () => {
    await open(page, `/${mine}/`);
    await page.getByRole('main').getByRole('link', { name: '2 followers' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Followers' });
    await expect(dialog.getByRole('listitem')).toHaveCount(2);
    await dialog.getByRole('searchbox', { name: 'Search by name' }).focus();
    await page.keyboard.type('olga');
    await expect(dialog.getByRole('listitem')).toHaveText([/Olga/]);
    await dialog.getByRole('button', { name: /^Following Olga/ }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: /^Follow Olga/ })).toBeFocused();
    await dialog.getByRole('button', { name: /^Remove follower Olga/ }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('listitem')).toHaveCount(0);
    const followers = await callAs(page, 'UserFollowersResource.get', { username: mine });
    expect(followers.map(({ username }) => username)).toEqual([left]);
  });
});
