import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { PASSWORD, signUpAnew } from './acting.ts';
import { expectToFit, open } from './looking.ts';

/** Logs the same person in in another browser, which is a phone. */
async function logInElsewhere(browser: Browser, username: string): Promise<Page> {
  const userAgent = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36';
  const phone = await (await browser.newContext({ userAgent })).newPage();
  await open(phone, '/login/?next=/settings/account-settings/');
  await phone.getByLabel('Email or username').fill(username);
  await phone.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await phone.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await phone.waitForURL('/settings/account-settings/');
  return phone;
}

/** Over how many lines the days in this part of the page go, each. */
const linesOfDays = (within: Locator) =>
  within.evaluate((shown) => {
    const texts = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
    const lines: number[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const [day = ''] = /[A-Z][a-z]+ \d+, \d{4}/.exec(text.textContent ?? '') ?? [];
      if (!day) continue;
      const range = document.createRange();
      const at = text.textContent?.indexOf(day) ?? 0;
      range.setStart(text, at);
      range.setEnd(text, at + day.length);
      lines.push(range.getClientRects().length);
    }
    return lines;
  });

test('the days in the list of browsers stand in one line each, however narrow the page is', async ({
  page,
  browser,
}) => {
  const username = await signUpAnew(page, 'Nora');
  const phone = await logInElsewhere(browser, username);
  await phone.context().close();
  await open(page, '/settings/account-settings/');
  const other = page.getByRole('listitem').filter({ hasText: 'Chrome, Android' });
  await expect(other).toContainText('Last used on');
  for (let width = 305; width <= 480; width += 5) {
    await page.setViewportSize({ width, height: 800 });
    expect(await linesOfDays(other), `${width} px`).toEqual([1, 1]);
  }
  await page.setViewportSize({ width: 305, height: 800 });
  await expectToFit(page);
});
