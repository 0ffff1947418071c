import { expect, type Page, test } from '@playwright/test';
import { codeOf } from '#features/core/identity/testing-authenticator.ts';
import { callAs, PASSWORD, signUpFresh } from './acting.ts';
import { somebody } from './entering.ts';
import { expectAccessible, open, visitorOf } from './looking.ts';
import { WRITTEN } from './pretended-web.ts';
import { expectRefused, expectUnchangedOffline, field } from './refusing.ts';

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** A file that says of itself that it is a picture. */
const NO_PICTURE = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('words') };

const WRONG = 'not this one';

/** Somebody whose username is taken from now on. */
async function takenName(page: Page): Promise<string> {
  const other = await visitorOf(page);
  const username = await signUpFresh(other, 'Olga');
  await other.context().close();
  return username;
}

test('who comes in is told by each field what is wrong with it', async ({ page }) => {
  const taken = await takenName(page);
  const { name, email } = somebody();
  await open(page, '/signup/');
  const form = main(page);
  const press = 'Create account';
  await expectRefused(
    form,
    { press },
    {
      ...{ 'First name': /first name/, Email: /email/, Password: /Choose/, 'Birth date': /birth date/ },
    },
  );
  await expectAccessible(page, 'main');
  const told = { 'First name': 'Mia', 'Birth date': '1990-05-17' };
  await expectRefused(
    form,
    { press, typed: { ...told, Email: 'mia', Password: 'short' } },
    {
      ...{ Email: /name@example.com/, Password: /8 to 128 characters/ },
    },
  );
  const right = { ...told, Email: email, Password: PASSWORD };
  await expectRefused(form, { press, typed: { ...right, Username: taken } }, { Username: /taken/ });
  await field(form, 'Username').fill(name);
  await expectUnchangedOffline(form, { press, typed: right });
  await form.getByRole('button', { name: press }).click();
  await page.waitForURL('/welcome/');
  await callAs(page, 'UserSessionResource.delete', {});

  await open(page, '/login/');
  await expectRefused(form, { press: 'Log in' }, { 'Email or username': /Enter/, Password: /Enter/ });
  const known = { 'Email or username': name, Password: WRONG };
  await expectRefused(form, { press: 'Log in', typed: known }, { Password: /wrong/ });
  await expectUnchangedOffline(form, { press: 'Log in', typed: known });
  for (const path of ['/password-reset/', '/limited-login/']) {
    await open(page, path);
    await expectRefused(form, { press: 'Send me a link' }, { 'Email or username': /Enter/ });
    await expectUnchangedOffline(form, { press: 'Send me a link', typed: { 'Email or username': name } });
  }
  await open(page, '/password-reset/?token=none');
  const choose = (password: string) => ({ press: 'Set the password', typed: { 'New password': password } });
  await expectRefused(form, choose('short'), { 'New password': /8 to 128 characters/ });
  await form.getByLabel('New password').fill(PASSWORD);
  await form.getByRole('button', { name: 'Set the password' }).click();
  await expect(form.getByRole('alert')).toContainText('This link was already used or has expired.');
  await expect(form.getByRole('alert')).toBeFocused();
});

test('the profile, the personal information and a business are asked for again where they are wrong', async ({
  page,
}) => {
  await signUpFresh(page, 'Nora');
  await open(page, '/business/convert/');
  const form = main(page);
  const asked = { press: 'Convert account', typed: { 'Business name': '' } };
  await expectRefused(form, asked, { 'Business name': /name/, 'Kind of business': /kind/ });
  await form.getByLabel('Kind of business').selectOption('Shop');
  const shop = { 'Business name': 'Looms', Website: 'two words' };
  await expectRefused(form, { press: 'Convert account', typed: shop }, { Website: /example.com/ });
  await field(form, 'Website').fill(WRITTEN.url);
  await form.getByRole('button', { name: 'Convert account' }).click();
  await page.waitForURL(/\/nora/);

  await open(page, '/settings/edit-profile/');
  const profile = part(page, 'Profile');
  await expectRefused(
    profile,
    { press: 'Save', typed: { 'First name': ' ' } },
    { 'First name': /first name/ },
  );
  const typed = {
    'First name': 'Nora',
    About: 'Weaves.',
    Website: 'two words',
    'Instagram name': 'no, this',
  };
  await expectRefused(
    profile,
    { press: 'Save', typed },
    { Website: /example.com/, 'Instagram name': /dots/ },
  );
  await expectUnchangedOffline(profile, { press: 'Save', typed });
  await profile.getByLabel('Change picture').setInputFiles(NO_PICTURE);
  await expect(profile.getByLabel('Change picture')).toHaveAccessibleDescription(/isn't a picture/);
  await expect(field(profile, 'About')).toHaveValue('Weaves.');
  await expectAccessible(page, 'main');
  await page.context().setOffline(true);
  await part(page, 'Claim your website')
    .getByRole('button', { name: /^Claim / })
    .click();
  await expect(part(page, 'Claim your website').getByRole('alert')).toContainText('offline');
  await page.context().setOffline(false);
  const contact = part(page, 'Contact options');
  const reach = { press: 'Save contact options', typed: { 'Contact email': 'hello', 'Contact phone': '12' } };
  await expectRefused(contact, reach, { 'Contact email': /name@example.com/ });
  await field(contact, 'Contact email').fill('hello@example.com');
  await expectRefused(contact, { press: reach.press }, { 'Country of the number': /country/ });

  await open(page, '/settings/personal-information/');
  const community = part(page, 'Community information');
  const pronouns = { Pronouns: 'a/b/c/d/e/f', Location: 'Lyon' };
  await expectRefused(community, { press: 'Save', typed: pronouns }, { Pronouns: /four short/ });
  await field(community, 'Pronouns').fill('she/her');
  await community.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Community information saved')).toBeVisible();
  await expectUnchangedOffline(part(page, 'Only you see this'), {
    press: 'Save',
    typed: { Gender: 'female' },
  });
});

test('what an account hangs on is changed only where all is right, and told by its field where not', async ({
  page,
}) => {
  const shop = await signUpFresh(page, 'Shop');
  await callAs(page, 'BusinessAccountResource.create', {
    ...{ business_name: 'Bread & Salt', account_type: 'retailer', country: 'CH' },
  });
  const taken = await takenName(page);
  await callAs(page, 'UserSessionResource.create', { username_or_email: taken, password: PASSWORD });
  await open(page, '/settings/account-settings/');
  const name = part(page, 'Username');
  await expectRefused(name, { press: 'Change username', typed: { Username: '' } }, { Username: /Enter/ });
  await expectRefused(name, { press: 'Change username', typed: { Username: shop } }, { Username: /taken/ });
  await expectUnchangedOffline(name, { press: 'Change username', typed: { Username: `${taken}2` } });

  const address = part(page, 'Email address');
  const mail = (email: string) => ({
    press: 'Change address',
    typed: { 'New address': email, 'Your password': WRONG },
  });
  const both = { 'New address': /new address/, 'Your password': /password/ };
  await expectRefused(address, { press: 'Change address' }, both);
  await expectRefused(address, mail('nobody'), { 'New address': /name@example.com/ });
  await expectRefused(address, mail('olga@new.example'), { 'Your password': /isn't your password/ });

  const secret = part(page, 'Password');
  const change = (chosen: string) => ({
    press: 'Change password',
    typed: { 'Current password': WRONG, 'New password': chosen },
  });
  const missing = { 'Current password': /current/, 'New password': /Choose/ };
  await expectRefused(secret, { press: 'Change password' }, missing);
  await expectRefused(secret, change('short'), { 'New password': /8 to 128 characters/ });
  await expectRefused(secret, change('long enough'), { 'Current password': /isn't your current/ });
  await expectAccessible(page, 'main');

  const confirmed: [open: string, press: string, label: string][] = [
    ['Link account', 'Link account', `Password of ${shop}`],
    ['Deactivate', 'Deactivate', 'Your password'],
    ['Delete', 'Email me the final step', 'Your password'],
    ['Set up an authenticator', 'Continue', 'Your password'],
  ];
  for (const [opening, press, label] of confirmed) {
    await main(page).getByRole('button', { name: opening, exact: true }).click();
    await expectRefused(dialog(page), { press }, { [label]: /Enter/ });
    await expectRefused(dialog(page), { press, typed: { [label]: WRONG } }, { [label]: /isn't/ });
    if (press !== 'Continue') await page.keyboard.press('Escape');
    if (press !== 'Continue') await expect(dialog(page)).toHaveCount(0);
  }
  await field(dialog(page), 'Your password').fill(PASSWORD);
  await dialog(page).getByRole('button', { name: 'Continue' }).click();
  const code = 'The six digits your app shows now';
  await expectRefused(
    dialog(page),
    { press: 'Turn on', typed: { [code]: '000000' } },
    { [code]: /incorrect/ },
  );
  const [key = ''] = /[A-Z2-7]{20,}/.exec(await dialog(page).innerText()) ?? [];
  await field(dialog(page), code).fill(await codeOf(key));
  await dialog(page).getByRole('button', { name: 'Turn on' }).click();
  await expect(dialog(page).getByText('Keep these recovery codes')).toBeVisible();
});
