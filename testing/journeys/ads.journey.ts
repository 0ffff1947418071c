import { type Browser, expect, type Page, test } from '@playwright/test';
import { signUpFresh } from './acting.ts';
import { arrange } from './arranging.ts';
import { signUpBusiness } from './businesses.ts';
import { expectAccessible, open } from './looking.ts';
import { makePin } from './making.ts';
import { signUpStaff } from './moderating.ts';
import { paint } from './painting.ts';

/** A browser of a person: bots get no ads and are not counted. */
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
/** No other journey is from there, so no other gets the ad or sends one here. */
const TUVALU = { 'x-country': 'TV' };
const SHOP = 'https://lamps.example/';

async function someoneIn(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ userAgent: FIREFOX, extraHTTPHeaders: TUVALU });
  await context.addCookies([
    { name: 'cookie_choice', value: '001.', url: `http://127.0.0.1:${process.env.JOURNEY_PORT}/` },
  ]);
  return context.newPage();
}

/** Home has enough for a page that holds an ad. */
async function fillHome(browser: Browser): Promise<void> {
  for (const name of ['Nora', 'Olga', 'Pia', 'Rosa']) {
    const maker = await someoneIn(browser);
    await signUpFresh(maker, name);
    for (const title of ['Vase', 'Stool', 'Rug', 'Shelf']) await makePin(maker, { title });
    await maker.context().close();
  }
}

const waysFrom = (page: Page) => page.getByRole('navigation', { name: 'Pages about ads' });

async function promote(page: Page): Promise<void> {
  await open(page, '/advertiser/');
  await waysFrom(page).getByRole('link', { name: 'Promote a Pin' }).click();
  await page.getByRole('radio', { name: 'A walnut lamp' }).check();
  await page.getByRole('radio', { name: 'People I choose' }).check();
  await page.getByRole('combobox', { name: 'Countries' }).fill('Tuvalu');
  await page.getByRole('option', { name: 'Tuvalu' }).click();
  await page.getByLabel('Country').selectOption('CH');
  await page.getByLabel('Time zone').selectOption('UTC');
  await page.getByRole('button', { name: 'Promote', exact: true }).click();
  await expect(page).toHaveURL(/\/advertiser\/$/);
  await expect(page.getByRole('list', { name: 'Ads' })).toContainText('Waits for a review');
}

async function approve(staff: Page): Promise<void> {
  await signUpStaff(staff, 'Hal');
  await open(staff, '/moderation/ads/');
  const waiting = staff.getByRole('link', { name: /A walnut lamp/ });
  await waiting.last().click();
  await staff.getByRole('radio', { name: 'Approve the ad' }).check();
  await staff.getByRole('button', { name: 'Decide' }).click();
  await expect(staff.getByText('Review saved')).toBeVisible();
}

const promoted = (page: Page) => page.getByRole('article').filter({ hasText: 'Promoted by' });

async function openMenu(page: Page): Promise<void> {
  await promoted(page).hover();
  await promoted(page).getByRole('button', { name: 'More', exact: true }).click();
}

async function whyOf(page: Page): Promise<string> {
  await openMenu(page);
  await page.getByRole('menuitem', { name: 'Why this ad?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Why this ad?' });
  await expect(dialog).toContainText('You seem to be in Tuvalu.');
  const text = (await dialog.textContent()) ?? '';
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  return text;
}

/** As if the person had last seen it a day earlier. */
const nextDay = (username: string) =>
  arrange(
    'update ad_viewers set seen_on = seen_on - 1 where user_id = (select id from users where username = $1)',
    [username],
  );

/** The figures of the only row, by the names of their columns. */
async function figuresOf(page: Page): Promise<Record<string, string>> {
  const table = page.getByRole('main').getByRole('table');
  await expect(table).toBeVisible();
  const heads = await table.locator('thead').locator('th, td').allTextContents();
  const cells = await table.locator('tbody tr').first().locator('th, td').allTextContents();
  return Object.fromEntries(heads.map((head, at) => [head, cells[at] ?? '']));
}

test('[ADS-02] [ADS-03] [ADS-04] what a business promotes is approved, seen once, clicked, counted and charged, hidden for good, and needs no consent', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  await fillHome(browser);
  await signUpBusiness(page, 'Shop');
  await makePin(page, { title: 'A walnut lamp', link: SHOP });
  await promote(page);
  await expect(page.getByRole('main')).toContainText('$20.00');
  const staff = await someoneIn(browser);
  await approve(staff);
  const viewer = await someoneIn(browser);
  const username = await signUpFresh(viewer, 'Mia');

  await test.step('a member sees it once, learns why, and clicks it', async () => {
    await expect(async () => {
      await open(viewer, '/');
      await expect(promoted(viewer)).toHaveCount(1, { timeout: 2000 });
    }).toPass();
    await promoted(viewer).scrollIntoViewIfNeeded();
    const seen = viewer.waitForResponse((answer) => answer.url().includes('/AdEventsResource/create/'));
    expect((await seen).ok()).toBe(true);
    expect(await whyOf(viewer)).toContain("Advertisers don't learn who you are");
    await promoted(viewer).getByRole('link').first().click();
    await expect(viewer).toHaveURL(/\/pin\/\d+\/$/);
    const visit = viewer.context().waitForEvent('response', (answer) => answer.status() === 303);
    await viewer.locator(`a[href="${SHOP}"]`).first().click();
    expect((await visit).headers().location).toBe(SHOP);
    await open(viewer, '/');
    await expect(viewer.getByRole('article').first()).toBeVisible();
    await expect(promoted(viewer)).toHaveCount(0);
  });

  await test.step('the business finds it in its reports, its ledger and its balance', async () => {
    await expect(async () => {
      await open(page, '/advertiser/');
      await waysFrom(page).getByRole('link', { name: 'Campaigns' }).click();
      await expect(page).toHaveURL(/\/advertiser\/reporting\/campaigns\/$/);
      expect(await figuresOf(page)).toMatchObject({ Impressions: '1', 'Outbound clicks': '1' });
    }).toPass({ timeout: 120_000 });
    const { Spend: spend = '' } = await figuresOf(page);
    expect(spend).toMatch(/^\$0\.\d*[1-9]/);
    await page.getByText('Columns', { exact: true }).click();
    await page.getByRole('checkbox', { name: 'Closeups' }).check();
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL(/columns=/);
    for (const [level, name] of [
      ['campaigns', 'Campaigns'],
      ['adgroups', 'Ad groups'],
      ['ads', 'Ads'],
    ]) {
      await page.getByRole('navigation', { name: 'Levels' }).getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`/advertiser/reporting/${level}/`));
      const counted = { Impressions: '1', Closeups: '1', 'Outbound clicks': '1' };
      await expect.poll(() => figuresOf(page)).toMatchObject(counted);
      await expect(page.getByRole('main').getByRole('table')).toContainText('A walnut lamp');
      await expectAccessible(page, 'main');
    }
    await page.getByRole('link', { name: 'Overview of ads' }).click();
    await expect(page.getByRole('main')).not.toContainText('$20.00');
    await waysFrom(page).getByRole('link', { name: 'Billing' }).click();
    const charge = page.getByRole('row').filter({ hasText: 'Ads' });
    await expect(charge).toHaveCount(1);
    await expect(charge).toContainText(`-${spend}`);
  });

  await test.step('the member hides it and never sees it again', async () => {
    await nextDay(username);
    await open(viewer, '/');
    await openMenu(viewer);
    await viewer.getByRole('menuitem', { name: 'Hide ad' }).click();
    await expect(viewer.getByText("You won't see it again")).toBeVisible();
    await expect(promoted(viewer)).toHaveCount(0);
    await nextDay(username);
    await open(viewer, '/');
    await expect(viewer.getByRole('article').first()).toBeVisible();
    await expect(promoted(viewer)).toHaveCount(0);
  });

  await test.step('a visitor who agreed to nothing gets it by the page, the language and the country alone', async () => {
    const visitor = await someoneIn(browser);
    await open(visitor, '/');
    await expect(promoted(visitor)).toHaveCount(1);
    expect(await whyOf(visitor)).toContain('nothing about you but the language and country of this page');
  });
});

test('[ADS-42] the Pin builder is a page of the advertiser area: what a business creates there it promotes next', async ({
  page,
}) => {
  await signUpBusiness(page, 'Brass');
  await makePin(page, { title: 'A walnut lamp' });
  await open(page, '/advertiser/');
  const create = waysFrom(page).getByRole('link', { name: 'Create Pin' });
  await create.click();
  await expect(page).toHaveURL(/\/pin-builder\/\?promote/);
  const main = page.getByRole('main');
  await expect(main).toContainText("Once it's published, you choose how to promote it.");
  await expectAccessible(page);
  await main.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/advertiser\/$/);
  await create.click();
  const picture = { name: 'brass.jpg', mimeType: 'image/jpeg', buffer: await paint(40) };
  await main.locator('input[type=file]').first().setInputFiles([picture]);
  await page.getByLabel('Title').fill('A brass lamp');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page).toHaveURL(/\/advertiser\/quick-promote\/\?pin=\d+$/);
  await expect(page.getByRole('radio', { name: 'A brass lamp' })).toBeChecked();
  await page.getByRole('radio', { name: 'A walnut lamp' }).check();
  await expect(page.getByRole('radio', { name: 'A brass lamp' })).not.toBeChecked();
});
