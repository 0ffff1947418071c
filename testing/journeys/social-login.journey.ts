import { randomBytes } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { OIDC_CLIENT } from '#testing/oidc-client.ts';
import { callAs, PASSWORD, signUpFresh } from './acting.ts';
import { expectAccessible, expectToFit, open, reopen, visitorOf } from './looking.ts';

const SETTINGS = '/settings/account-settings/';
const BY_PROVIDER = `Continue with ${OIDC_CLIENT.name}`;
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' }).getByRole('listitem');
const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');

/** Presses the button and logs in at the provider, or cancels there. */
async function throughProvider(page: Page, name: string | null): Promise<void> {
  await main(page).getByRole('button', { name: BY_PROVIDER }).click();
  await logInThere(page, name);
}

async function logInThere(page: Page, name: string | null): Promise<void> {
  // The first who asks waits until the server has asked the provider.
  const there = page.getByRole('heading', { name: OIDC_CLIENT.name, exact: true });
  await expect(there).toBeVisible({ timeout: 30_000 });
  await page.getByLabel('Name').fill(name ?? '');
  await page.getByRole('button', { name: name ? 'Enter' : 'Cancel' }).click();
}

test('somebody comes by another site: who cancels there is told, who does not is asked for what it did not tell, and is let in from then on', async ({
  page,
}) => {
  const name = `nell${randomBytes(4).toString('hex')}`;
  await open(page, '/login/');
  await throughProvider(page, null);
  await expect(main(page).getByRole('alert')).toHaveText(`You didn't log in with ${OIDC_CLIENT.name}.`);
  await expect(main(page).getByRole('alert')).toBeFocused();
  await expectAccessible(page);

  await page.setViewportSize({ width: 375, height: 812 });
  await open(page, '/signup/?next=/search/pins/?q=harbour');
  await throughProvider(page, name);
  await expect(main(page).getByRole('heading', { name: /^Welcome/ })).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  await expect(main(page).getByLabel('First name')).toHaveValue('Nell');
  await expect(main(page).getByLabel('Email')).toHaveValue(`${name}@harbour.example`);
  await expect(main(page).getByLabel('Email')).not.toBeEditable();
  await expectAccessible(page);
  await expectToFit(page);
  await main(page).getByLabel('Country').selectOption('FR');
  await main(page).getByLabel('Username').fill(name);
  await main(page).getByRole('button', { name: 'Create account' }).click();
  const birthDate = main(page).getByLabel('Birth date');
  await expect(birthDate).toBeFocused();
  await expect(birthDate).toHaveAccessibleDescription(/birth date/);
  await expect(main(page).getByLabel('Username')).toHaveValue(name);
  // Whoever loads the page anew goes on where they were.
  await reopen(page);
  await expect(main(page).getByLabel('First name')).toHaveValue('Nell');
  await main(page).getByLabel('Birth date').fill('1990-05-17');
  await main(page).getByLabel('Country').selectOption('FR');
  await main(page).getByLabel('Username').fill(name);
  await main(page).getByRole('button', { name: 'Create account' }).click();
  await main(page).getByRole('button', { name: 'Gardening', exact: true }).click();
  await main(page).getByRole('button', { name: 'Continue' }).click();
  // The step before has such a link, too.
  await page.waitForURL(/step=things/);
  await main(page).getByRole('link', { name: 'Skip', exact: true }).click();
  await page.waitForURL(/^[^?]*\?.*q=harbour/);

  await open(page, SETTINGS);
  await expect(main(page)).toContainText('Set a password before you disconnect it.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Deactivate' }).click();
  await dialog(page).getByLabel('Your password').fill('there is none');
  await dialog(page).getByRole('button', { name: 'Deactivate' }).click();
  await expect(dialog(page).getByLabel('Your password')).toHaveAccessibleDescription(/no password yet/);
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Email me a link to set one' }).click();
  await expect(page.getByRole('region', { name: 'Password' }).getByRole('status')).toContainText(
    "We've sent you a link",
  );

  await page.context().clearCookies({ name: /session/ });
  await open(page, '/login/');
  await throughProvider(page, name);
  await page.waitForURL('/');
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
});

test('an account is connected with another site from its settings, and disconnected; one of the same address is entered once its password was told', async ({
  page,
}) => {
  const username = await signUpFresh(page, 'Nora');
  await open(page, SETTINGS);
  await page.getByRole('button', { name: `Connect ${OIDC_CLIENT.name}` }).click();
  await expectAccessible(page);
  const password = dialog(page).getByLabel('Your password');
  await password.fill('not this one');
  await dialog(page)
    .getByRole('button', { name: `Go to ${OIDC_CLIENT.name}` })
    .click();
  await expect(password).toHaveAccessibleDescription(/isn't your password/);
  await password.fill(PASSWORD);
  await dialog(page)
    .getByRole('button', { name: `Go to ${OIDC_CLIENT.name}` })
    .click();
  await logInThere(page, username);
  await expect(messages(page)).toHaveText(`You can log in with ${OIDC_CLIENT.name} from now on.`);

  const phone = await visitorOf(page);
  await open(phone, '/login/');
  await throughProvider(phone, username);
  await phone.waitForURL('/');
  await expect(phone.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
  await phone.context().close();

  await page.getByRole('button', { name: `Disconnect ${OIDC_CLIENT.name}` }).click();
  await password.fill(PASSWORD);
  await dialog(page).getByRole('button', { name: 'Disconnect' }).click();
  await expect(page.getByRole('button', { name: `Connect ${OIDC_CLIENT.name}` })).toBeVisible();

  await test.step('of the same address', async () => {
    const name = `nell${randomBytes(4).toString('hex')}`;
    const owner = await visitorOf(page);
    await owner.request.get('/login/');
    await callAs(owner, 'UserRegisterResource.create', {
      first_name: 'Nell',
      email: `${name}@harbour.example`,
      password: PASSWORD,
      birthday: '1990-05-17',
      country: 'FR',
      username: name,
    });
    await owner.context().close();
    await page.context().clearCookies({ name: /session/ });
    await open(page, '/login/');
    await throughProvider(page, name);
    await expect(main(page).getByRole('heading', { name: 'Is this you?' })).toBeVisible();
    await expectAccessible(page);
    const own = main(page).getByLabel('Password', { exact: true });
    await own.fill('not this one');
    await main(page).getByRole('button', { name: 'Connect and log in' }).click();
    await expect(own).toHaveAccessibleDescription(/isn't the account's password/);
    await own.fill(PASSWORD);
    await main(page).getByRole('button', { name: 'Connect and log in' }).click();
    await page.waitForURL('/');
    await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
  });
});
