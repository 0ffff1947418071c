import { expect, type Page, test } from '@playwright/test';
import { callAs, signUpFresh } from './acting.ts';
import { expectAccessible, expectToFit, open, visitorOf } from './looking.ts';
import { WRITTEN, writePage } from './pretended-web.ts';

const contact = (page: Page) => page.getByRole('button', { name: 'Contact', exact: true });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Contact' });
const options = (page: Page) => menu(page).getByRole('region', { name: 'Contact options' });
const address = (page: Page) => menu(page).getByRole('region', { name: 'Address' });

/** A business that says nothing yet of how it can be reached. */
async function signUpBusiness(page: Page): Promise<string> {
  const username = await signUpFresh(page, 'Bakery');
  await callAs(page, 'BusinessAccountResource.create', {
    ...{ business_name: 'Bread & Salt', account_type: 'retailer', country: 'CH' },
  });
  return username;
}

test('[ERR-04] [CONTACT-01] [CONTACT-02] [CONTACT-04] [CONTACT-06] [CONTACT-07] a business fills in how it is reached, and its visitors find just that in the contact menu', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const username = await signUpBusiness(page);
  const visitor = await visitorOf(page);
  await open(visitor, `/${username}/`);
  await expect(contact(visitor)).toHaveCount(0);

  await open(page, '/settings/edit-profile/');
  const settings = page.getByRole('region', { name: 'Contact options' });
  const save = settings.getByRole('button', { name: 'Save contact options' });
  const email = settings.getByLabel('Contact email');
  await email.fill('nobody');
  await save.click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/like name@example.com/);
  await email.fill('hello@bread.example');
  await settings.getByLabel('Contact phone').fill('12');
  await settings.getByLabel('Country of the number').selectOption('Switzerland');
  await save.click();
  await expect(settings.getByLabel('Contact phone')).toBeFocused();
  await expect(email).toHaveValue('hello@bread.example');
  await settings.getByLabel('Contact phone').fill('');
  await save.click();
  await expect(page.getByText('Contact options saved')).toBeVisible();

  const seen = async () => {
    await open(visitor, `/${username}/`);
    await contact(visitor).click();
    await expect(options(visitor)).toBeVisible();
    return options(visitor).getByRole('listitem').allInnerTexts();
  };
  expect(await seen()).toEqual([expect.stringContaining('hello@bread.example')]);
  await expect(address(visitor)).toHaveCount(0);

  await settings.getByLabel('Contact phone').fill('061 555 01 23');
  await settings.getByLabel('People can send messages').check();
  await settings.getByLabel('Show the address').check();
  await save.click();
  await expect(settings.getByLabel('Street address')).toBeFocused();
  const place = {
    ...{ 'Street address': 'Steinengraben 5', 'Address line 2': 'In the courtyard' },
    ...{ 'Postal code': '4051', City: 'Basel', Region: 'Basel-Stadt' },
  };
  for (const [label, value] of Object.entries(place)) await settings.getByLabel(label).fill(value);
  await settings.getByLabel('Country', { exact: false }).last().selectOption('Switzerland');
  await save.click();
  await expect(settings.getByRole('alert')).toHaveCount(0);
  await expectAccessible(page);

  await expect.poll(async () => (await seen()).length).toBe(3);
  await expect(options(visitor).getByRole('link', { name: /^Email/ })).toHaveAttribute(
    'href',
    'mailto:hello@bread.example',
  );
  await expect(options(visitor).getByRole('link', { name: /^Phone/ })).toHaveAttribute(
    'href',
    'tel:+41615550123',
  );
  const lines = ['Steinengraben 5', 'In the courtyard', '4051 Basel', 'Basel-Stadt', 'Switzerland'];
  for (const line of lines) await expect(address(visitor)).toContainText(line);
  await expectAccessible(visitor, '[role=dialog]');
  await visitor.keyboard.press('Escape');
  await expect(menu(visitor)).toHaveCount(0);
  await expect(contact(visitor)).toBeFocused();
  await contact(visitor).click();
  await expect(menu(visitor)).toBeVisible();
  await visitor.mouse.click(5, 300);
  await expect(menu(visitor)).toHaveCount(0);
  await contact(visitor).click();
  await visitor.setViewportSize({ width: 320, height: 640 });
  await expectToFit(visitor);
  await menu(visitor).getByRole('button', { name: 'Message' }).click();
  await expect(visitor.getByRole('dialog', { name: 'Log in to continue' })).toBeVisible();
  await visitor.context().close();

  await signUpFresh(page, 'Mia');
  await open(page, `/${username}/`);
  await contact(page).click();
  await address(page).getByRole('button', { name: 'Copy address' }).click();
  await expect(page.getByText('Address copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(lines.join('\n'));
  await menu(page).getByRole('button', { name: 'Message' }).click();
  await expect(menu(page)).toHaveCount(0);
  await page
    .getByRole('dialog', { name: /^Message to/ })
    .getByRole('textbox')
    .fill('Two loaves, please');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.waitForURL(/\/conversation\/\d+\/$/);
});

test('a website is claimed in the settings by a tag, and a mark stands beside it', async ({ page }) => {
  const username = await signUpFresh(page, 'Nora');
  await callAs(page, 'UserSettingsResource.update', { website_url: WRITTEN.url });
  await open(page, '/settings/edit-profile/');
  const settings = page.getByRole('region', { name: 'Claim your website' });
  await settings.getByRole('button', { name: 'Claim shop.example' }).click();
  const check = settings.getByRole('button', { name: 'Check now' });
  const tag = await settings.getByLabel('Put this tag').inputValue();
  await check.click();
  await expect(settings.getByRole('alert')).toContainText("didn't find the code");
  await settings.getByLabel('A file on the website').check();
  await expect(settings.getByRole('link', { name: /^pinfold-\w+\.html$/ })).toHaveAttribute('download');
  await settings.getByLabel('A DNS record').check();
  await expect(settings.getByLabel('Add this TXT record to shop.example')).toHaveValue(
    /^pinfold-verification=/,
  );
  await expectAccessible(page);
  await settings.getByLabel('A tag on the page').check();
  await writePage(tag);
  await check.click();
  await expect(settings).toContainText("You've claimed shop.example.");
  const visitor = await visitorOf(page);
  await open(visitor, `/${username}/`);
  await expect(visitor.getByRole('img', { name: 'Claimed website' })).toBeVisible();
  await visitor.context().close();
  await settings.getByRole('button', { name: 'Remove claim' }).click();
  await expect(settings.getByRole('button', { name: 'Claim shop.example' })).toBeVisible();
});
