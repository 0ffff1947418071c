import { expect, type Page, test } from '@playwright/test';
import { signUpBusiness } from './businesses.ts';
import { expectAccessible, open, reopen, visitorOf } from './looking.ts';
import { makePin } from './making.ts';
import { signUpStaff } from './moderating.ts';

const budget = (page: Page) => page.getByLabel(/^Budget/);
const pins = (page: Page) => page.getByRole('radio', { name: 'A walnut lamp' });
const ad = (page: Page) => page.getByRole('list', { name: 'Ads' }).getByRole('listitem').first();

async function promote(page: Page): Promise<void> {
  await page.getByLabel('Country').selectOption('CH');
  await expect(page.getByLabel('Time zone')).not.toHaveValue('');
  await page.getByRole('button', { name: 'Promote', exact: true }).click();
  await expect(page).toHaveURL(/\/advertiser\/$/);
  await expect(ad(page)).toContainText('Waits for a review');
}

test('[ADS-49] a business promotes a Pin from its menu with one form, which keeps what was entered', async ({
  page,
}) => {
  await signUpBusiness(page, 'Shop');
  const { id } = await makePin(page, { title: 'A walnut lamp', link: 'https://lamps.example/' });
  await open(page, `/pin/${id}/`);
  await page.getByRole('button', { name: 'More', exact: true }).first().click();
  await page.getByRole('menuitem', { name: 'Promote' }).click();
  await expect(page).toHaveURL(`/quick-promote/?pin=${id}`);
  await expect(pins(page)).toBeChecked();
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('Promoted by Shop');
  await budget(page).fill('');
  await page.getByRole('button', { name: 'Promote', exact: true }).click();
  await expect(budget(page)).toHaveAccessibleDescription(/Enter an amount/);
  await budget(page).fill('2.50');
  await page.getByRole('textbox', { name: 'Days' }).fill('4');
  await expect(page.getByText('At most $10.00 in 4 days')).toBeVisible();
  await reopen(page);
  await expect(budget(page)).toHaveValue('2.50');
  await expect(page.getByText('At most $10.00 in 4 days')).toBeVisible();
  await expectAccessible(page, 'main');
  await promote(page);
});

test('[ADS-50] [ADS-41] what is promoted in the advertiser area is reviewed, changed again, and its history undoes', async ({
  page,
}) => {
  await signUpBusiness(page, 'Shop');
  await makePin(page, { title: 'A walnut lamp', link: 'https://lamps.example/' });
  await open(page, '/advertiser/quick-promote/');
  await pins(page).check();
  await promote(page);
  const staff = await visitorOf(page);
  await signUpStaff(staff, 'Hal');
  await open(staff, '/moderation/ads/');
  await staff
    .getByRole('link', { name: /A walnut lamp/ })
    .last()
    .click();
  await staff.getByRole('radio', { name: 'Reject the ad' }).check();
  await staff.getByRole('checkbox', { name: "The link doesn't work" }).check();
  await expectAccessible(staff, 'main');
  await staff.getByRole('button', { name: 'Decide' }).click();
  await expect(staff.getByText('Review saved')).toBeVisible();
  await reopen(page);
  await expect(ad(page)).toContainText("The link doesn't work");
  await ad(page).getByRole('button', { name: 'Change and submit again' }).click();
  await page.getByRole('dialog').getByLabel('Link').fill('https://lamps.example/walnut');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(ad(page)).toContainText('Waits for a review');
  await ad(page).getByRole('button', { name: 'Pause' }).click();
  await expect(ad(page).getByRole('button', { name: 'Resume' })).toBeVisible();
  await open(page, '/advertiser/history/');
  const changes = page.getByRole('list', { name: 'Changes' }).locator(':scope > li');
  await expect(changes.first()).toContainText('Status: Active → Paused');
  await expect(changes.nth(1)).toContainText('https://lamps.example/ → https://lamps.example/walnut');
  await expectAccessible(page, 'main');
  await changes.first().getByRole('button', { name: 'Undo' }).click();
  await expect(changes.first()).toContainText('Status: Paused → Active');
  await page.getByRole('link', { name: 'Campaign' }).click();
  await expect(changes).toHaveCount(1);
});
