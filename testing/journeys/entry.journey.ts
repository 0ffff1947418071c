import { expect, type Page, test } from '@playwright/test';
import { PASSWORD } from './acting.ts';
import { mailedLink, signUp, somebody } from './entering.ts';
import { expectAccessible, open, reopen } from './looking.ts';

/** Whether an address is this path of our site, with its query. */
const isAt = (path: string) => (url: URL) => url.pathname + url.search === path;

async function signOut(page: Page) {
  await page.context().clearCookies({ name: /session/ });
}

async function isSignedIn(page: Page): Promise<boolean> {
  const answer = await page.request.get('/resource/UserSessionStoreResource/get/');
  return (await answer.json()).client_context.is_authenticated;
}

test('signing up leads on to the page one came from, signed in', async ({ page }) => {
  await signUp(page, somebody(), '?next=/design/');
  await page.waitForURL(isAt('/design/'));
  expect(await isSignedIn(page)).toBe(true);
});

test('a username that is taken is said at once, with others to choose', async ({ page }) => {
  const first = somebody();
  await signUp(page, first, '?next=/design/');
  await page.waitForURL(isAt('/design/'));
  await signOut(page);
  await page.goto('/signup/');
  await page.getByLabel('First name').fill('Mia');
  await page.getByLabel('Username').fill(first.name);
  await page.getByLabel('Username').blur();
  await expect(page.getByText('This username is taken. Choose another.')).toBeVisible();
  await page
    .getByRole('button', { name: /^[a-z0-9_]+$/ })
    .first()
    .click();
  await expect(page.getByText('This username is free.')).toBeVisible();
});

test('all that is wrong with a sign-up is said at once, what only the server knows too, and the first gets the focus', async ({
  page,
}) => {
  const first = somebody();
  await signUp(page, first, '?next=/design/');
  await page.waitForURL(isAt('/design/'));
  await signOut(page);
  await page.goto('/signup/');
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill(first.email);
  await main.getByLabel('Password', { exact: true }).fill('12345678');
  await main.getByLabel('Birth date').fill('2026-01-01');
  await main.getByRole('button', { name: 'Create account' }).click();
  const problems = main.getByRole('alert').getByRole('listitem');
  await expect(problems).toHaveText([
    'Enter your first name.',
    'There is an account with this email already. Log in instead.',
    'This password is too common. Choose another.',
    'You are not old enough to have an account in your country.',
  ]);
  await expect(main.getByLabel('First name')).toBeFocused();
  await main.getByLabel('First name').fill('Mia');
  await main.getByRole('button', { name: 'Create account' }).click();
  await expect(problems).toHaveCount(3);
  await expect(main.getByLabel('Email')).toBeFocused();
});

test('a wrong password is said beside its field, which gets the focus; then the right one lets in', async ({
  page,
}) => {
  const person = somebody();
  await signUp(page, person, '?next=/design/');
  await page.waitForURL(isAt('/design/'));
  await signOut(page);
  await page.goto('/login/?next=/design/%3Ffrom=login');
  await page.getByLabel('Email or username').fill(person.email);
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('wrong password');
  await password.press('Enter');
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription('The email, username or password is wrong.');
  await expect(password).toHaveValue('wrong password');
  await page.getByRole('button', { name: 'Show the password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await password.fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(isAt('/design/?from=login'));
  await page.goto('/login/');
  await page.waitForURL(isAt('/'));
});

test('an address elsewhere is not gone to after logging in', async ({ page }) => {
  const person = somebody();
  await signUp(page, person, '?next=https://evil.example/');
  await page.waitForURL((url) => url.pathname === '/' && url.hostname === '127.0.0.1');
});

test('a forgotten password is replaced by a mailed link', async ({ page }) => {
  const person = somebody();
  await signUp(page, person, '?next=/design/');
  await page.waitForURL(isAt('/design/'));
  await signOut(page);
  await page.goto('/login/');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel('Email or username').fill(person.email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'If the account exists' })).toBeFocused();
  await page.goto(await mailedLink(person.email));
  await page.getByLabel('New password').fill('quite another password');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByText('Your new password is set.')).toBeVisible();
  await page.getByLabel('Email or username').fill(person.name);
  await page.getByLabel('Password', { exact: true }).fill('quite another password');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(isAt('/'));
  expect(await isSignedIn(page)).toBe(true);
});

test('[ROUTE-41] the way back from the password reset leads to the login where nothing is to go back to', async ({
  page,
}) => {
  await open(page, '/password-reset/');
  await page.getByRole('link', { name: 'Back' }).click();
  await page.waitForURL(isAt('/login/?dismissWebview=true'));
  await page.getByRole('link', { name: 'Sign up' }).last().click();
  await page.waitForURL(isAt('/signup/?dismissWebview=true'));
  await open(page, '/login/?next=/design/');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByRole('link', { name: 'Back' }).click();
  await page.waitForURL(isAt('/login/?next=/design/'));
});

test('a limited login shows the person their account without logging in', async ({ page }) => {
  const person = somebody();
  await signUp(page, person, '?next=/design/');
  await page.waitForURL(isAt('/design/'));
  await signOut(page);
  await page.goto('/limited-login/?next=/design/');
  await page.getByLabel('Email or username').fill(person.name);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  const link = await mailedLink(person.email);
  await page.goto(link);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL(isAt('/design/'));
  const answer = await page.request.get('/resource/UserSessionStoreResource/get/');
  const { user } = (await answer.json()).client_context;
  expect(user).toMatchObject({ username: person.name, is_limited_login: true, is_auth: false });
  await page.goto(link);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toContainText('This link was already used or has expired.');
});

test('[ENTITY-37] account settings change the username and the password, tell which devices one is logged in on, and log other browsers out', async ({
  page,
  browser,
}) => {
  const person = somebody();
  await signUp(page, person, '?next=/settings/account-settings/');
  await page.waitForURL(isAt('/settings/account-settings/'));
  const userAgent = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36';
  const phone = await (await browser.newContext({ userAgent })).newPage();
  await phone.goto('/login/?next=/settings/account-settings/');
  await phone.getByLabel('Email or username').fill(person.name);
  await phone.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await phone.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await phone.waitForURL(isAt('/settings/account-settings/'));
  await reopen(page);
  await expectAccessible(page, 'main');
  const own = page.getByRole('listitem').filter({ hasText: 'This browser' }).first();
  await expect(own).toContainText('Computer');
  await expect(page.getByRole('listitem').filter({ hasText: 'Chrome, Android' })).toContainText('Phone');
  await page.getByRole('button', { name: /^Log out Chrome/ }).click();
  await expect(page.getByRole('button', { name: /^Log out Chrome/ })).toHaveCount(0);
  expect(await isSignedIn(phone)).toBe(false);
  await page.getByLabel('Current password').fill('not this one');
  await page.getByLabel('New password').fill('quite another password');
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expect(page.getByLabel('Current password')).toBeFocused();
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expect(page.getByText('Your password is changed.')).toBeVisible();
  await expect(page.getByLabel('Current password')).toHaveValue('');
  expect(await isSignedIn(page)).toBe(true);
  await page.getByRole('textbox', { name: 'Username' }).fill(`${person.name}_2`);
  await page.getByRole('button', { name: 'Change the username' }).click();
  await expect(async () => {
    const answer = await page.request.get('/resource/UserSessionStoreResource/get/');
    expect((await answer.json()).client_context.user.username).toBe(`${person.name}_2`);
  }).toPass();
});

for (const path of [
  '/login/',
  '/signup/',
  '/password-reset/',
  '/password-reset/?token=x',
  '/limited-login/',
  '/limited-login/?token=x',
]) {
  test(`${path} can be used by everybody, at every width, without an error`, async ({ page }) => {
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(error.message));
    for (const width of [320, 375, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
      await expectAccessible(page);
    }
    expect(errors).toEqual([]);
  });
}

test('programs that drive a browser log in by the ids of the fields', async ({ page }) => {
  const { name } = somebody();
  await signUp(page, { ...somebody(), name });
  await page.waitForURL((url) => !url.pathname.startsWith('/signup'));
  await signOut(page);
  await page.goto('/login/');
  await page.locator('#email').fill(name);
  await page.locator('#password').fill(PASSWORD);
  await page.locator('#password').press('Enter');
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
  expect(await isSignedIn(page)).toBe(true);
  const auth = (await page.context().cookies()).find((cookie) => cookie.name === '_auth');
  expect(auth?.value).toBe('1');
});
