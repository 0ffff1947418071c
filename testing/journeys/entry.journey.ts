import { expect, type Page, test } from '@playwright/test';
import { callAs, PASSWORD, signUpFresh } from './acting.ts';
import { mailedLink, signUp, somebody } from './entering.ts';
import { expectAccessible, open } from './looking.ts';

/** Whether an address is this path of our site, with its query. */
const isAt = (path: string) => (url: URL) => url.pathname + url.search === path;

async function signOut(page: Page) {
  await page.context().clearCookies({ name: /session/ });
}

async function isSignedIn(page: Page): Promise<boolean> {
  const answer = await page.request.get('/resource/UserSessionStoreResource/get/');
  return (await answer.json()).client_context.is_authenticated;
}

test('signing up leads on to the page one came from, and says at once all that is wrong before', async ({
  page,
}) => {
  const first = somebody();
  // As after signing up on the way to the page of topics.
  await signUp(page, first, '?next=%2Fwelcome%2F%3Fnext%3D%252Fdesign%252F');
  await page.waitForURL(isAt('/design/'));
  expect(await isSignedIn(page)).toBe(true);
  await signOut(page);
  await page.goto('/signup/');
  const main = page.getByRole('main');
  await main.getByLabel('Username').fill(first.name);
  await main.getByLabel('Username').blur();
  await expect(page.getByText('This username is taken. Choose another.')).toBeVisible();
  await main
    .getByRole('button', { name: /^[a-z0-9_]+$/ })
    .first()
    .click();
  await expect(page.getByText('This username is available.')).toBeVisible();
  await main.getByLabel('Email').fill(first.email);
  await main.getByLabel('Password', { exact: true }).fill('12345678');
  await main.getByLabel('Birth date').fill('2026-01-01');
  await main.getByRole('button', { name: 'Create account' }).click();
  const problems = main.getByRole('alert').getByRole('listitem');
  await expect(problems).toHaveText([
    'Enter your first name.',
    "There's already an account with this email. Log in instead.",
    'This password is too common. Choose another.',
    "You're not old enough to have an account in your country.",
  ]);
  await expect(main.getByLabel('First name')).toBeFocused();
  // What is mended is not said any longer, and nothing takes the focus away.
  await main.getByLabel('First name').pressSequentially('Mi');
  await expect(problems).toHaveCount(3);
  await expect(main.getByLabel('First name')).toHaveAccessibleDescription('');
  await expect(main.getByLabel('First name')).toBeFocused();
  await main.getByLabel('Country').selectOption('FR');
  await expect(problems).toHaveText([
    "There's already an account with this email. Log in instead.",
    'This password is too common. Choose another.',
  ]);
  await main.getByLabel('First name').fill('Mia');
  await main.getByRole('button', { name: 'Create account' }).click();
  await expect(problems).toHaveCount(3);
  await expect(main.getByLabel('Email')).toBeFocused();
});

test('[ROUTE-41] [ENTITY-37] a wrong password is said beside its field, the right one lets in, the way back from the password reset leads to the login where nothing is to go back to, and a limited login shows the account without logging in; account settings change the username and the password, tell which devices one is logged in on, and log other browsers out', async ({
  page,
  browser,
}) => {
  const username = await signUpFresh(page, 'Mia');
  await signOut(page);
  await page.goto('/login/?next=/design/%3Ffrom=login');
  // Programs that drive a browser find the fields by their ids.
  await page.locator('#email').fill(username);
  const password = page.locator('#password');
  await password.fill('wrong password');
  await password.press('Enter');
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription('The email, username or password is wrong.');
  await expect(password).toHaveValue('wrong password');
  await page.locator('#email').press('End');
  await page.keyboard.press('Backspace');
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await expect(password).toHaveAccessibleDescription('');
  await page.keyboard.type(username.slice(-1));
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await password.fill(PASSWORD);
  await password.press('Enter');
  await page.waitForURL(isAt('/design/?from=login'));
  expect(await isSignedIn(page)).toBe(true);
  const auth = (await page.context().cookies()).find((cookie) => cookie.name === '_auth');
  expect(auth?.value).toBe('1');
  await signOut(page);
  await page.goto('/login/?next=https://evil.example/');
  await page.getByLabel('Email or username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL((url) => url.pathname === '/' && url.hostname === '127.0.0.1');

  await test.step('the way back from the password reset leads to the login where nothing is to go back to', async () => {
    await signOut(page);
    // A tab in which nothing lies before.
    const tab = await page.context().newPage();
    await open(tab, '/password-reset/');
    await tab.getByRole('link', { name: 'Back' }).click();
    await tab.waitForURL(isAt('/login/?dismissWebview=true'));
    await tab.getByRole('link', { name: 'Sign up' }).last().click();
    await tab.waitForURL(isAt('/signup/?dismissWebview=true'));
    await open(tab, '/login/?next=/design/');
    await tab.getByRole('link', { name: 'Forgot your password?' }).click();
    await tab.getByRole('link', { name: 'Back' }).click();
    await tab.waitForURL(isAt('/login/?next=/design/'));
  });

  await test.step('a limited login shows the person their account without logging in', async () => {
    const name = username;
    await page.goto('/limited-login/?next=/design/');
    await page.getByLabel('Email or username').fill(name);
    await page.getByRole('button', { name: 'Send me a link' }).click();
    const link = await mailedLink(`${name}@example.com`);
    await page.goto(link);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL(isAt('/design/'));
    const answer = await page.request.get('/resource/UserSessionStoreResource/get/');
    const { user } = (await answer.json()).client_context;
    expect(user).toMatchObject({ username: name, is_limited_login: true, is_auth: false });
    await page.goto(link);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('alert')).toContainText('This link was already used or has expired.');
  });

  await test.step('account settings change the username and the password, tell which devices one is logged in on, and log other browsers out', async () => {
    const name = username;
    await callAs(page, 'UserSessionResource.create', { username_or_email: name, password: PASSWORD });
    const userAgent = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36';
    const phone = await (await browser.newContext({ userAgent })).newPage();
    await callAs(phone, 'UserSessionResource.create', { username_or_email: name, password: PASSWORD });
    await open(page, '/settings/account-settings/');
    await expectAccessible(page, 'main');
    const own = page.getByRole('listitem').filter({ hasText: 'This browser' }).first();
    await expect(own).toContainText('Computer');
    await expect(page.getByRole('listitem').filter({ hasText: 'Chrome, Android' })).toContainText(
      'Mobile phone',
    );
    await page.getByRole('button', { name: 'Log out Chrome, Android' }).click();
    await expect(page.getByRole('button', { name: 'Log out Chrome, Android' })).toHaveCount(0);
    expect(await isSignedIn(phone)).toBe(false);
    await page.getByLabel('Current password').fill('not this one');
    await page.getByLabel('New password').fill('quite another password');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByLabel('Current password')).toBeFocused();
    await page.getByLabel('Current password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Password changed.')).toBeVisible();
    await expect(page.getByLabel('Current password')).toHaveValue('');
    expect(await isSignedIn(page)).toBe(true);
    await page.getByRole('textbox', { name: 'Username' }).fill(`${name}_2`);
    await page.getByRole('button', { name: 'Change username' }).click();
    await expect(async () => {
      const answer = await page.request.get('/resource/UserSessionStoreResource/get/');
      expect((await answer.json()).client_context.user.username).toBe(`${name}_2`);
    }).toPass();
  });
});
