import { expect, type Page, test } from '@playwright/test';
import { callAs, signUpAnew } from './acting.ts';
import { makeBoard, makePin } from './making.ts';

const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

/** A crawler that reads the HTML alone. */
async function crawlerOf(page: Page): Promise<Page> {
  const browser = page.context().browser();
  const context = await browser?.newContext({ userAgent: GOOGLEBOT, javaScriptEnabled: false });
  if (!context) throw new Error('This page belongs to no browser.');
  return context.newPage();
}

test('[SEO-07] [TABS-05] [ROLE-05] a crawler finds in the first HTML what a profile holds, without tabs', async ({
  page,
}) => {
  const username = await signUpAnew(page, 'Nora');
  await makeBoard(page, 'Kitchens', 2);
  await callAs(page, 'BoardResource.create', { name: 'Presents', privacy: 'secret' });
  const crawler = await crawlerOf(page);
  for (const path of ['', '_saved/', '_created/', 'tried/']) {
    expect((await crawler.goto(`/${username}/${path}`))?.status()).toBe(200);
    await expect(crawler.getByRole('heading', { level: 1 })).toHaveText('Nora Journey');
    await expect(crawler.getByRole('navigation', { name: 'Profile' })).toHaveCount(0);
    await expect(crawler.getByRole('main')).not.toContainText('Presents');
  }
  await crawler.goto(`/${username}/`);
  await expect(crawler).toHaveTitle(new RegExp(`^Nora Journey \\(${username}\\)`));
  await expect(crawler.getByRole('list', { name: 'Boards' }).getByRole('link')).toHaveText([/Kitchens/]);
  const pins = crawler.getByRole('list', { name: 'Saved Pins' });
  await expect(pins.getByRole('link')).toHaveText([/Kitchens 2/, /Kitchens 1/]);
  await expect(pins.getByRole('img').first()).toHaveAttribute('src', /^\/.+\.(jpg|webp)$/);
  await crawler.context().close();
});

test('a crawler follows a profile to its boards and pins, each with its own title, address and picture', async ({
  page,
}) => {
  const username = await signUpAnew(page, 'Nora');
  const board = await makeBoard(page, 'Kitchens');
  await makePin(page, { board_id: board.id, title: 'Copper pans', description: 'In the morning light.' });
  const crawler = await crawlerOf(page);
  await crawler.goto(`/${username}/`);
  await crawler.getByRole('link', { name: 'Kitchens' }).first().click();
  await expect(crawler).toHaveTitle(/^Kitchens/);
  await expect(crawler.getByRole('heading', { level: 1 })).toHaveText('Kitchens');
  await crawler
    .getByRole('main')
    .getByRole('article')
    .getByRole('link', { name: /Copper pans/ })
    .click();
  await expect(crawler).toHaveTitle(/^Copper pans/);
  await expect(crawler.getByRole('main')).toContainText('In the morning light.');
  const head = crawler.locator('head');
  await expect(head.locator('link[rel=canonical]')).toHaveAttribute('href', crawler.url());
  const picture = await head.locator('meta[property="og:image"]').getAttribute('content');
  const answer = await crawler.request.get(picture ?? '');
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  await expect(head.locator('meta[name=robots]')).toHaveCount(0);
  await crawler.context().close();
});

test('pages that nobody should find by searching say so', async ({ page }) => {
  const crawler = await crawlerOf(page);
  for (const path of ['/login/', '/signup/', '/password-reset/', '/no/such/page/here/']) {
    await crawler.goto(path);
    await expect(crawler.locator('meta[name=robots]').first(), path).toHaveAttribute('content', /noindex/);
  }
  await crawler.context().close();
});
