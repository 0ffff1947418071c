import { expect, type Page, test } from '@playwright/test';
import { signUpFresh } from './acting.ts';
import { makeBoard, makePin } from './making.ts';

const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

/** A crawler that reads the HTML alone. */
async function crawlerOf(page: Page): Promise<Page> {
  const browser = page.context().browser();
  const context = await browser?.newContext({ userAgent: GOOGLEBOT, javaScriptEnabled: false });
  if (!context) throw new Error('This page belongs to no browser.');
  return context.newPage();
}

test('a crawler follows a profile to its boards and pins, each with its own title, address and picture', async ({
  page,
}) => {
  const username = await signUpFresh(page, 'Nora');
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
