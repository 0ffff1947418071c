import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { callAs, PASSWORD, signUpFresh } from './acting.ts';
import { expectToFit, open, reopen } from './looking.ts';

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
  const username = await signUpFresh(page, 'Nora');
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

/** Nora has looked at her secret board and begun a message, then another browser logs this one out. */
async function bePutOut(page: Page, browser: Browser): Promise<string> {
  const username = await signUpFresh(page, 'Nora');
  await callAs(page, 'BoardResource.create', { name: 'Wedding', privacy: 'secret' });
  await open(page, `/${username}/wedding/`);
  await expect.poll(() => kept(page)).toMatch(/wedding/);
  await page.evaluate(() => sessionStorage.setItem('draft:message', 'Nobody knows'));
  await reopen(page);
  // Whoever stays logged in keeps it.
  expect(await kept(page)).toMatch(/Nobody knows/);
  const phone = await logInElsewhere(browser, username);
  await phone.getByRole('button', { name: /^Log out Chrome/ }).click();
  await expect(phone.getByRole('button', { name: /^Log out Chrome/ })).toHaveCount(0);
  await phone.context().close();
  return username;
}

const kept = (page: Page) => page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));

test('a tab whose login was ended elsewhere keeps nothing of it once a page tells so', async ({
  page,
  browser,
}) => {
  await bePutOut(page, browser);
  await reopen(page);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  expect(await kept(page)).not.toMatch(/wedding|Nobody knows/);
});

test('a tab whose login was ended elsewhere is asked to log in by a new page, which keeps nothing of it and leads on', async ({
  page,
  browser,
}) => {
  const username = await bePutOut(page, browser);
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await page.waitForURL('/login/?next=%2Fsettings%2F');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  expect(await kept(page)).not.toMatch(/wedding|Nobody knows/);
  await page.getByLabel('Email or username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL('/settings/');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});

test('a tab keeps nothing of who was logged in before once somebody else is', async ({ page, browser }) => {
  await bePutOut(page, browser);
  const username = await signUpFresh(page, 'Vera');
  await open(page, `/${username}/`);
  expect(await kept(page)).not.toMatch(/wedding|Nobody knows/);
});
