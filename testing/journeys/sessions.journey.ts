import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { callAs, PASSWORD, signUpFresh } from './acting.ts';
import { expectToFit, open, reopen } from './looking.ts';

/** Logs the same person in in another browser, which is a phone. */
async function logInElsewhere(browser: Browser, username: string): Promise<Page> {
  const userAgent = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36';
  const phone = await (await browser.newContext({ userAgent })).newPage();
  await open(phone, '/login/?next=/settings/account-settings/');
  await logIn(phone, username);
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

const kept = (page: Page) => page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));

/** Nora has looked at her secret board and begun a message, then another browser logs this one out. */
async function bePutOut(page: Page, phone: Page, username: string): Promise<void> {
  await open(page, `/${username}/wedding/`);
  await expect.poll(() => kept(page)).toMatch(/wedding/);
  await page.evaluate(() => sessionStorage.setItem('draft:message', 'Nobody knows'));
  await reopen(page);
  // Whoever stays logged in keeps it.
  expect(await kept(page)).toMatch(/Nobody knows/);
  await reopen(phone);
  const logOut = phone.getByRole('button', { name: /^Log out Chrome/ });
  await logOut.click();
  await expect(logOut).toHaveCount(0);
}

async function logIn(page: Page, username: string): Promise<void> {
  await page.getByLabel('Email or username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
}

test('a tab whose login was ended elsewhere keeps nothing of it; the browsers are listed with their days in one line each', async ({
  page,
  browser,
}) => {
  test.slow();
  const username = await signUpFresh(page, 'Nora');
  await callAs(page, 'BoardResource.create', { name: 'Wedding', privacy: 'secret' });
  const phone = await logInElsewhere(browser, username);
  const expectNothingKept = async () => expect(await kept(page)).not.toMatch(/wedding|Nobody knows/);
  const logInLink = page.getByRole('banner').getByRole('link', { name: 'Log in' });

  await test.step('however narrow the page is', async () => {
    await open(page, '/settings/account-settings/');
    const other = page.getByRole('listitem').filter({ hasText: 'Chrome, Android' });
    await expect(other).toContainText('Last used on');
    for (let width = 305; width <= 480; width += 5) {
      await page.setViewportSize({ width, height: 800 });
      expect(await linesOfDays(other), `${width} px`).toEqual([1, 1]);
    }
    await page.setViewportSize({ width: 305, height: 800 });
    await expectToFit(page);
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step('once a page tells so, but what is being typed', async () => {
    await bePutOut(page, phone, username);
    await page.getByRole('button', { name: 'Board options' }).click();
    await page.getByRole('menuitem', { name: 'Edit board' }).click();
    const form = page.getByRole('dialog', { name: 'Edit your board' });
    await form.getByLabel('Name').fill('Wedding in May');
    await form.getByRole('button', { name: 'Save changes' }).click();
    const prompt = page.getByRole('dialog', { name: 'Log in to continue' });
    await expect(prompt.getByRole('link', { name: 'Log in' })).toHaveAttribute('target', '_blank');
    await page.keyboard.press('Escape');
    await expect(prompt).toHaveCount(0);
    await expect(form.getByLabel('Name')).toHaveValue('Wedding in May');
    await expect(form).not.toContainText('Log in');
    await reopen(page);
    await expect(logInLink).toBeVisible();
    await expectNothingKept();
    await open(page, '/login/');
    await logIn(page, username);
    await page.waitForURL('/');
  });

  await test.step('asked to log in by a new page, which leads on', async () => {
    await bePutOut(page, phone, username);
    await page.getByRole('button', { name: 'Account', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Settings' }).click();
    await page.waitForURL('/login/?next=%2Fsettings%2F');
    await expect(logInLink).toBeVisible();
    await expectNothingKept();
    await logIn(page, username);
    await page.waitForURL('/settings/');
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  });

  await test.step('once somebody else is logged in', async () => {
    await bePutOut(page, phone, username);
    await open(page, `/${await signUpFresh(page, 'Vera')}/`);
    await expectNothingKept();
  });
  await phone.context().close();
});
