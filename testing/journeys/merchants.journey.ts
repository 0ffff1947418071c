import { expect, type Page, test } from '@playwright/test';
import { signUpFresh } from './acting.ts';
import { expectAccessible, layoutShiftOf, open, reopen, watchLayoutShift } from './looking.ts';
import { runCommand } from './operating.ts';

const VALUES = 'invested_in_good,eco_friendly,responsibly_sourced,inclusive';

const badges = (page: Page) => page.getByRole('list', { name: 'What this merchant stands for' }).first();
const shown = (page: Page) => badges(page).getByRole('listitem').allInnerTexts();
const edit = (page: Page) => page.getByRole('button', { name: 'Edit merchant details' });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Edit merchant details' });

test('[BADGE-02] [BADGE-04] [BADGE-09] [BADGE-10] [BADGE-11] a merchant chooses badges and their colour in the sheet, saves what has changed, and sees it before it is read anew', async ({
  page,
}) => {
  const username = await signUpFresh(page, 'Wool');
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
  await expect(page.getByText('Your badges could not be saved.')).toBeVisible();
  expect(await shown(page)).toEqual(['Invested in good', 'Eco-friendly']);
  await page.reload();
  expect(await shown(page)).toEqual(['Invested in good', 'Eco-friendly']);
  await runCommand('app/merchant.ts', 'remove', username);
  await reopen(page);
  await expect(badges(page)).toHaveCount(0);
});
