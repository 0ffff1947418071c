import { expect, type Page, test } from '@playwright/test';
import { signUpBusiness } from './businesses.ts';
import { expectAccessible, layoutShiftOf, open, reopen, visitorOf, watchLayoutShift } from './looking.ts';
import { signUpStaff } from './moderating.ts';
import { runCommand } from './operating.ts';

const VALUES = 'invested_in_good,eco_friendly,responsibly_sourced,inclusive';

const badges = (page: Page) => page.getByRole('list', { name: 'What this merchant stands for' }).first();
const shown = (page: Page) => badges(page).getByRole('listitem').allInnerTexts();
const edit = (page: Page) => page.getByRole('button', { name: 'Edit merchant details' });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Edit merchant details' });

test('[BADGE-02] [BADGE-04] [BADGE-09] [BADGE-10] [BADGE-11] a merchant chooses badges and their colour in the sheet, saves what has changed, and sees it before it is read anew', async ({
  page,
}) => {
  const username = await signUpBusiness(page, 'Wool');
  await runCommand('app/merchant.ts', 'verify', username, VALUES);
  await watchLayoutShift(page);
  await open(page, `/${username}/`);
  expect(await layoutShiftOf(page)).toEqual([]);
  await expectAccessible(page, 'main');
  const hint = page.getByText('New: choose which badges your profile shows');
  await expect(hint).toBeVisible();
  await reopen(page);
  await expect(hint).toBeVisible();
  const isNoted = page.waitForResponse(/ExperienceResource/);
  await page.getByRole('note').getByRole('button', { name: 'Dismiss' }).click();
  await expect(hint).toHaveCount(0);
  await isNoted;
  await open(page, `/${username}/`);
  await expect(edit(page)).toBeVisible();
  await expect(hint).toHaveCount(0);

  await edit(page).click();
  await expect(sheet(page).getByRole('heading', { name: 'Edit merchant details' })).toBeVisible();
  const badge = (name: string) => sheet(page).getByRole('checkbox', { name });
  const save = sheet(page).getByRole('button', { name: 'Save' });
  await expect(badge('Inclusive')).toBeDisabled();
  await expect(badge('Eco-friendly')).toBeEnabled();
  await expect(save).toBeDisabled();
  await badge('Eco-friendly').uncheck();
  await expect(badge('Inclusive')).toBeEnabled();
  await expect(save).toBeEnabled();
  await badge('Inclusive').check();
  await expect(badge('Eco-friendly')).toBeDisabled();
  await badge('Inclusive').uncheck();
  await badge('Eco-friendly').check();
  await expect(save).toBeDisabled();
  const hex = sheet(page).getByLabel('Hex color');
  await hex.fill('#ab12');
  await expect(hex).toHaveAccessibleDescription(/six digits/);
  await expect(save).toBeDisabled();
  await hex.fill('#efefef');
  await expect(save).toBeDisabled();
  await sheet(page).getByRole('radio', { name: 'Lilac' }).check();
  await expect(hex).toHaveValue('#DBD5F4');
  await expect(save).toBeEnabled();
  await expectAccessible(page, '[role=dialog]');
  await page.setViewportSize({ width: 320, height: 640 });
  const isWithin = () =>
    sheet(page).evaluate(
      (box) => box.getBoundingClientRect().right <= innerWidth && box.scrollWidth <= box.clientWidth,
    );
  await expect.poll(isWithin).toBe(true);

  // The answer waits, so that what shows meanwhile is the page's own doing.
  let answer = () => {};
  const held = new Promise<void>((go) => {
    answer = go;
  });
  await page.route('**/resource/VerifiedMerchantResource/update/', async (route) => {
    await held;
    await route.fallback();
  });
  await badge('Responsibly sourced').uncheck();
  await save.click();
  await expect(sheet(page)).toHaveCount(0);
  expect(await shown(page)).toEqual(['Invested in good', 'Eco-friendly']);
  const first = badges(page).getByRole('listitem').first();
  await expect(first).toHaveCSS('background-color', 'rgb(219, 213, 244)');
  await expect(first).toHaveCSS('color', 'rgb(0, 0, 0)');
  const isRefreshed = page.waitForResponse((response) => response.url().includes('.data'));
  answer();
  await isRefreshed;
  expect(await shown(page)).toEqual(['Invested in good', 'Eco-friendly']);

  await page.unroute('**/resource/VerifiedMerchantResource/update/');
  await page.route('**/resource/VerifiedMerchantResource/update/', (route) => route.abort());
  await edit(page).click();
  await badge('Eco-friendly').uncheck();
  await save.click();
  await expect(page.getByText("We couldn't save your badges.")).toBeVisible();
  expect(await shown(page)).toEqual(['Invested in good', 'Eco-friendly']);
  await page.reload();
  expect(await shown(page)).toEqual(['Invested in good', 'Eco-friendly']);
  await runCommand('app/merchant.ts', 'remove', username);
  await reopen(page);
  await expect(badges(page)).toHaveCount(0);
});

test('a business applies, reads why it is not verified, applies again, and shows its labels once it is', async ({
  page,
}) => {
  const username = await signUpBusiness(page, 'Clay');
  const staff = await visitorOf(page);
  await signUpStaff(staff, 'Hal');
  const main = page.getByRole('main');

  await open(page, '/settings/');
  await page.getByRole('link', { name: 'Verified merchant' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Verified merchant' })).toBeVisible();
  await expect(main.getByRole('status')).toContainText('Not verified');
  const owners = page.getByRole('group', { name: 'Who owns the business?' });
  await owners.getByRole('checkbox', { name: 'None of these' }).press('Space');
  await owners.getByRole('checkbox', { name: 'Owned by a woman' }).press('Space');
  await expect(owners.getByRole('checkbox', { name: 'None of these' })).not.toBeChecked();
  await main.getByRole('button', { name: 'Save labels' }).press('Enter');
  await expect(page.getByText('Labels saved')).toBeVisible();
  await main.getByRole('button', { name: 'Apply' }).press('Enter');
  await expect(main.getByRole('status')).toContainText('In review');
  await expectAccessible(page);

  const review = async () => {
    await open(staff, '/moderation/');
    await staff.getByRole('link', { name: 'Merchants' }).click();
    await staff.getByRole('list', { name: 'Merchants' }).getByRole('link', { name: username }).click();
    await expect(staff.getByRole('heading', { level: 1, name: 'Clay Journey' })).toBeVisible();
  };
  const decide = staff.getByRole('button', { name: 'Decide' });
  await review();
  await staff.getByRole('radio', { name: "Don't verify it" }).check();
  await decide.click();
  const why = staff.getByRole('group', { name: 'Why?' });
  await expect(why).toHaveAccessibleDescription('Choose at least one reason.');
  await why.getByRole('checkbox', { name: "Prices, shipping or returns aren't clear" }).check();
  await staff.getByLabel('Message to the business').fill('Where do I send things back?');
  await expectAccessible(staff);
  await decide.click();
  await expect(staff.getByText('Review saved')).toBeVisible();
  await expect(decide).toHaveCount(0);

  await expect
    .poll(async () => {
      await open(page, '/news/');
      return page.getByRole('link', { name: /Your business was not verified/ }).count();
    })
    .toBe(1);
  await page.getByRole('link', { name: /Your business was not verified/ }).click();
  await expect(main.getByRole('list', { name: 'Reasons' })).toContainText('Prices, shipping or returns');
  await expect(main).toContainText('Where do I send things back?');
  await main.getByRole('button', { name: 'Apply again' }).click();
  await expect(main.getByRole('status')).toContainText('In review');

  await review();
  await staff.getByRole('radio', { name: 'Verify the business' }).check();
  await staff.getByRole('checkbox', { name: 'Eco-friendly' }).check();
  await staff.getByRole('checkbox', { name: 'Maker' }).check();
  await decide.click();
  await expect(staff.getByRole('button', { name: 'End verification' })).toBeVisible();

  await open(page, `/${username}/`);
  expect(await shown(page)).toEqual(['Eco-friendly']);
  await expect(page.getByRole('list', { name: 'What this business says about itself' })).toHaveText(
    'Owned by a woman',
  );
  await edit(page).click();
  await sheet(page).getByRole('link', { name: 'Labels and verification' }).click();
  await expect(main.getByRole('status')).toContainText('Verified');
});
