import { expect, type Page, test } from '@playwright/test';
import { callAs, PASSWORD, signUpFresh } from './acting.ts';
import { somebody } from './entering.ts';
import { tabOnceTo, tabTo } from './keys.ts';
import { open, visitorOf } from './looking.ts';

const focused = (page: Page) => page.locator(':focus');

test('without a mouse one signs up: the fields come in their order, and what is wrong is said where it is', async ({
  page,
}) => {
  const { name, email } = somebody();
  await open(page, '/signup/?next=/design/');
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
  await tabOnceTo(page, 'Show the password');
  await page.keyboard.press('Tab');
  await page.getByLabel('Birth date').fill('1990-05-17');
  await tabTo(page, page.getByLabel('Country'));
  await page.keyboard.type('France');
  await expect(page.getByLabel('Country')).toHaveValue('FR');
  await tabOnceTo(page, /Username/);
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await expect(page.getByText('This username is free.')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Create account' }));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/design/');
});

test('without a mouse one follows somebody, writes to them and reports them', async ({ page }) => {
  const other = await visitorOf(page);
  const olga = await signUpFresh(other, 'Olga');
  await signUpFresh(page, 'Mia');
  await open(page, `/${olga}/`);
  await expect(page.getByRole('region', { name: 'Messages' })).toBeAttached();
  const header = page.getByRole('main');
  await tabTo(page, header.getByRole('button', { name: 'Follow Olga Journey' }));
  await page.keyboard.press('Enter');
  await expect(focused(page)).toHaveAccessibleName('Following Olga Journey');

  const message = header.getByRole('button', { name: 'Message', exact: true });
  await tabTo(page, message);
  await page.keyboard.press('Enter');
  const flyout = page.getByRole('dialog', { name: 'Message to Olga Journey' });
  await expect(flyout.getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(flyout).toHaveCount(0);
  await expect(message).toBeFocused();

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
  await other.context().close();
});

test('without a mouse one changes the own profile, and a screen reader is told that it is saved', async ({
  page,
}) => {
  const username = await signUpFresh(page, 'Mia');
  await open(page, '/settings/');
  await expect(page.getByRole('region', { name: 'Profile' })).toMatchAriaSnapshot(`
    - region "Profile":
      - heading "Profile" [level=2]
      - paragraph
      - paragraph:
        - link "Edit profile"
        - link "Personal information"
  `);
  await tabTo(page, page.getByRole('link', { name: 'Edit profile' }));
  await page.keyboard.press('Enter');
  await page.waitForURL('/settings/edit-profile/');
  const main = page.getByRole('main');
  await tabTo(page, main.getByLabel('About'));
  await page.keyboard.type('Grows what can be eaten.');
  await tabTo(page, main.getByRole('button', { name: 'Save' }));
  await page.keyboard.press('Enter');
  await page.waitForURL(`/${username}/`);
  const told = page.getByRole('region', { name: 'Messages' });
  await expect(told).toContainText('Your profile is saved.');
  await expect(told).toHaveAttribute('aria-live', 'polite');
});

test('a follower is looked for, followed back and taken off, by keyboard alone', async ({ page }) => {
  const mine = await signUpFresh(page, 'Nora');
  const { id } = await callAs(page, 'UserResource.get', { username: mine });
  const [bea, cleo] = [await visitorOf(page), await visitorOf(page)];
  await signUpFresh(bea, 'Bea');
  const left = await signUpFresh(cleo, 'Cleo');
  for (const browser of [bea, cleo]) await callAs(browser, 'UserFollowResource.create', { user_id: id });
  await open(page, `/${mine}/`);
  await page.getByRole('main').getByRole('link', { name: '2 followers' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Followers' });
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await dialog.getByRole('searchbox', { name: 'Search by name' }).focus();
  await page.keyboard.type('bea');
  await expect(dialog.getByRole('listitem')).toHaveText([/Bea/]);
  await dialog.getByRole('button', { name: /^Follow Bea/ }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: /^Following Bea/ })).toBeVisible();
  await dialog.getByRole('button', { name: /^Remove follower Bea/ }).focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Remove' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('listitem')).toHaveCount(0);
  const followers = await callAs(page, 'UserFollowersResource.get', { username: mine });
  expect(followers.map(({ username }) => username)).toEqual([left]);
  for (const browser of [bea, cleo]) await browser.context().close();
});
