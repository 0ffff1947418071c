import { expect, type Page, test } from '@playwright/test';
import { codeOf } from '#features/core/identity/testing-authenticator.ts';
import { callAs, PASSWORD, signUpFresh } from './acting.ts';
import { mailedLink } from './entering.ts';
import { expectAccessible, expectToFit, open, visitorOf } from './looking.ts';

const SETTINGS = '/settings/account-settings/';
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' }).getByRole('listitem');
const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');

async function submitPassword(page: Page, username: string, password = PASSWORD): Promise<void> {
  await main(page).getByLabel('Email or username').fill(username);
  await main(page).getByLabel('Password', { exact: true }).fill(password);
  await main(page).getByRole('button', { name: 'Log in' }).click();
}

async function confirmWithPassword(page: Page, button: string, label = 'Your password'): Promise<void> {
  await dialog(page).getByLabel(label).fill(PASSWORD);
  await dialog(page).getByRole('button', { name: button }).click();
}

/** Whoever was signed in here is not any more, and the header tells so. */
async function expectVisitor(page: Page): Promise<void> {
  const header = page.getByRole('navigation', { name: 'Main' });
  await expect(header.getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(header.getByRole('button', { name: 'Account', exact: true })).toHaveCount(0);
}

/** The ids of the accounts that this browser switches between, by their usernames. */
const idsOf = async (page: Page) =>
  Object.fromEntries(
    (await callAs(page, 'UserAccountsResource.get', {})).map(({ username, id }) => [username, id]),
  );

const isShown = async (page: Page, username: string) =>
  (await page.request.get(`/${username}/`, { maxRedirects: 0 })).status() === 200;

test('[TOAST-06] [TOAST-04] [TOAST-03] an account is deactivated and comes back, and is deleted by a mailed step', async ({
  page,
}) => {
  const username = await signUpFresh(page, 'Nora');
  await open(page, SETTINGS);
  await page.getByRole('button', { name: 'Deactivate' }).click();
  await confirmWithPassword(page, 'Deactivate');
  await expect(messages(page)).toHaveText(`The account, ${username}, has been deactivated`);
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  expect(await isShown(page, username)).toBe(false);

  await open(page, '/login/');
  await submitPassword(page, username);
  await expect(main(page).getByRole('heading', { name: 'Reactivate your account?' })).toBeFocused();
  await main(page).getByRole('button', { name: 'Log in and reactivate' }).click();
  await page.waitForURL('/');
  expect(await isShown(page, username)).toBe(true);

  await open(page, SETTINGS);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expectAccessible(page);
  await confirmWithPassword(page, 'Email me the final step');
  await expect(messages(page)).toHaveText(
    `An email has been sent with final steps to delete your account, ${username}`,
  );
  const visitor = await visitorOf(page);
  await open(visitor, await mailedLink(`${username}@example.com`));
  await main(visitor).getByRole('button', { name: 'Delete my account' }).click();
  await expect(messages(visitor)).toHaveText("Your account has been deleted. We're sad to see you go");
  expect(await isShown(visitor, username)).toBe(false);
  await open(visitor, '/login/');
  await submitPassword(visitor, username);
  await expect(main(visitor).getByRole('heading', { name: 'Keep your account?' })).toBeFocused();
  await visitor.context().close();
});

test('[TOAST-09] [TOAST-08] [TOAST-07] [TOAST-05] a browser switches between accounts, and a linked business goes with its owner', async ({
  page,
}) => {
  const shop = await signUpFresh(page, 'Shop');
  await callAs(page, 'BusinessAccountResource.create', {
    ...{ business_name: 'Bread & Salt', account_type: 'retailer', country: 'CH' },
  });
  const other = await visitorOf(page);
  const username = await signUpFresh(other, 'Nora');
  await other.context().close();
  await open(page, '/login/?add=true');
  await submitPassword(page, username);
  await page.waitForURL('/');
  await open(page, SETTINGS);
  await page.getByRole('button', { name: `Switch to ${shop}` }).click();
  await expect(messages(page)).toHaveText(`You've switched into and are currently in the account ${shop}`);
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Switch account' }).click();
  await dialog(page)
    .getByRole('button', { name: `Switch to ${username}` })
    .click();
  await expect(messages(page)).toHaveText(
    `You've switched into and are currently in the account ${username}`,
  );

  const link = async () => {
    await open(page, SETTINGS);
    await page.getByRole('button', { name: 'Link account', exact: true }).click();
    await confirmWithPassword(page, 'Link account', `Password of ${shop}`);
    await expect(page.getByText('Linked business')).toBeVisible();
  };
  await link();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Unlink' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unlink' }).click();
  await expect(messages(page)).toHaveText(
    `Success! You've unlinked this business account. You are currently in ${username}.`,
  );
  await link();

  await test.step('the business sees who is linked with it, and shuts them out', async () => {
    const ids = await idsOf(page);
    await callAs(page, 'UserAccountsResource.update', { user_id: ids[shop] ?? '' });
    await page.setViewportSize({ width: 375, height: 812 });
    await open(page, SETTINGS);
    const linked = page.getByRole('region', { name: 'Linked with you' });
    await expect(linked).toContainText(username);
    await expectAccessible(page);
    await expectToFit(page);
    await linked.getByRole('button', { name: 'Unlink' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Unlink' }).click();
    await expect(messages(page)).toHaveText('Accounts unlinked');
    await expect(linked).toHaveCount(0);
    await callAs(page, 'UserAccountsResource.update', { user_id: ids[username] ?? '' });
    await callAs(page, 'LinkedAccountsResource.create', { user_id: ids[shop] ?? '', password: PASSWORD });
  });
  await open(page, SETTINGS);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await confirmWithPassword(page, 'Email me the final step');
  await expect(messages(page)).toHaveText(
    `An email has been sent with final steps to delete your account, ${username} and its linked accounts`,
  );
  await page.getByRole('button', { name: 'Deactivate' }).click();
  await confirmWithPassword(page, 'Deactivate');
  await expect(messages(page)).toHaveText(
    `The account, ${username}, and its associated linked accounts have been deactivated`,
  );
  expect([await isShown(page, username), await isShown(page, shop)]).toEqual([false, false]);
});

test('logging in asks for a code once an authenticator is set up, and takes a recovery code instead', async ({
  page,
}) => {
  const username = await signUpFresh(page, 'Nora');
  await page.setViewportSize({ width: 375, height: 812 });
  await open(page, SETTINGS);
  await page.getByRole('button', { name: 'Set up an authenticator' }).click();
  await confirmWithPassword(page, 'Continue');
  await expect(dialog(page).getByRole('img', { name: /^Code to scan/ })).toBeVisible();
  await expectAccessible(page);
  const [key = ''] = /[A-Z2-7]{20,}/.exec(await dialog(page).innerText()) ?? [];
  await dialog(page)
    .getByLabel('The six digits your app shows now')
    .fill(await codeOf(key));
  await dialog(page).getByRole('button', { name: 'Turn on' }).click();
  const codes = dialog(page).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recovery = await codes.first().innerText();
  await dialog(page).getByRole('button', { name: "I've saved them" }).click();
  await expect(page.getByRole('button', { name: 'Turn off' })).toBeVisible();
  await expectToFit(page);

  const phone = await visitorOf(page);
  await open(phone, '/login/');
  await submitPassword(phone, username);
  const code = main(phone).getByLabel('Code from your authenticator');
  await expect(code).toBeFocused();
  await expectAccessible(phone);
  await code.fill('000000');
  await main(phone).getByRole('button', { name: 'Log in' }).click();
  await expect(code).toHaveAccessibleDescription(/incorrect/);
  await main(phone).getByRole('button', { name: 'Use a recovery code' }).click();
  await main(phone).getByLabel('Recovery code').fill(recovery);
  await main(phone).getByRole('button', { name: 'Log in' }).click();
  await phone.waitForURL('/');
  await expect(phone.getByRole('button', { name: 'Account', exact: true })).toBeVisible();

  await open(page, SETTINGS);
  await page.getByRole('button', { name: 'Log out everywhere else' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out everywhere else' }).click();
  await expect(page.getByRole('button', { name: 'Log out everywhere else' })).toHaveCount(0);
  await phone.goto('/');
  await expect(phone.getByRole('link', { name: 'Log in' }).first()).toBeVisible();

  // Whose stolen password set it up has the mail that told of it.
  await open(page, await mailedLink(`${username}@example.com`));
  await main(page).getByRole('button', { name: 'Turn it off' }).click();
  await page.waitForURL('/password-reset/');
  await expectVisitor(page);
  await open(phone, '/login/');
  await submitPassword(phone, username);
  await expect(main(phone).getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/is wrong/);
  await phone.context().close();
});

test('links in mails choose a new password, which ends all sessions, and confirm or take back an address', async ({
  page,
}) => {
  const username = await signUpFresh(page, 'Nora');
  await open(page, '/password-reset/');
  await main(page).getByLabel('Email or username').fill(username);
  await main(page).getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'If the account exists' })).toBeFocused();
  await open(page, await mailedLink(`${username}@example.com`));
  await main(page).getByLabel('New password').fill('chosen by Nora');
  await main(page).getByRole('button', { name: 'Set the password' }).click();
  await page.waitForURL('/login/?reset=done');
  await expectVisitor(page);
  await expect(page.getByText('Your new password is set.')).toBeVisible();
  await submitPassword(page, username, 'chosen by Nora');
  await page.waitForURL('/');

  await open(page, SETTINGS);
  const address = page.getByRole('region', { name: 'Email address' });
  await expect(address).toContainText(`${username}@example.com`);
  await address.getByLabel('New address').fill(`${username}@new.example`);
  await address.getByLabel('Your password').fill('chosen by Nora');
  await address.getByRole('button', { name: 'Change address' }).click();
  await expect(address.getByRole('status')).toBeFocused();
  await open(page, await mailedLink(`${username}@new.example`));
  await main(page).getByRole('button', { name: 'Confirm address' }).click();
  await expect(messages(page)).toHaveText('Your new address is confirmed.');
  await expect(address).toContainText(`${username}@new.example`);

  await open(page, await mailedLink(`${username}@example.com`));
  await main(page).getByRole('button', { name: 'Restore my address' }).click();
  await page.waitForURL('/password-reset/');
  await expectVisitor(page);
});
