import { expect, test } from '@playwright/test';
import { callAs, signUpFresh } from './acting.ts';
import {
  expectAccessible,
  expectToFit,
  layoutShiftOf,
  open,
  reopen,
  visitorOf,
  watchLayoutShift,
} from './looking.ts';
import { makePin } from './making.ts';
import { idOf } from './writing.ts';

test('[ERR-04] a member who was away for more than a week is welcomed back on home, until they close it', async ({
  page,
}) => {
  await signUpFresh(page, 'Mia');
  const banner = page.getByRole('heading', { name: 'Welcome back, Mia Journey' });
  await open(page, '/');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('time-here'))).toBeTruthy();
  await expect(banner).toHaveCount(0);
  await page.evaluate(() => {
    const long = Date.now() - 8 * 86_400_000;
    localStorage.setItem('time-here', JSON.stringify({ since: long, last: long }));
  });
  await watchLayoutShift(page);
  for (const path of ['/', '/news/', '/']) {
    await open(page, path);
    await expect(banner).toHaveCount(path === '/' ? 1 : 0);
  }
  expect(await layoutShiftOf(page)).toEqual([]);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectToFit(page);
  await expect(page.getByRole('link', { name: 'Go', exact: true })).toHaveAttribute('href', '/news/');
  const headings = page.locator('main').getByRole('heading');
  await expect(headings.first()).toHaveAccessibleName('Home');
  await page.getByRole('button', { name: 'Close', exact: true }).press('Enter');
  await expect(banner).toHaveCount(0);
  await expect(headings.first()).toBeFocused();
  await reopen(page);
  await page.waitForLoadState('networkidle');
  await expect(banner).toHaveCount(0);
});

test('home is by several people, says why each pin is there and shows fewer like a hidden one; Following has only what one follows', async ({
  page,
}) => {
  test.slow();
  const makers: { browser: typeof page; username: string }[] = [];
  for (const name of ['Nora', 'Olga', 'Pia', 'Rosa', 'Sina']) {
    const browser = await visitorOf(page);
    makers.push({ browser, username: await signUpFresh(browser, name) });
  }
  const [nora, ...others] = makers;
  if (!nora) throw new Error('nobody');
  for (const { browser } of others)
    for (const title of ['Lamp', 'Vase', 'Stool', 'Rug', 'Shelf']) await makePin(browser, { title });
  for (let at = 1; at <= 12; at += 1) await makePin(nora.browser, { title: `Bowl ${at}` });
  for (const { browser } of makers) await browser.context().close();

  await signUpFresh(page, 'Mia');
  await makePin(page, { title: 'My own chair' });
  await open(page, '/homefeed/following/');
  const feeds = page.getByRole('navigation', { name: 'Feeds' });
  await expect(feeds.getByRole('link', { name: 'Following' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('main').getByRole('link', { name: 'Find topics' })).toHaveAttribute(
    'href',
    '/topics/',
  );
  await callAs(page, 'UserFollowResource.create', { user_id: await idOf(page, nora.username) });

  await watchLayoutShift(page);
  await open(page, '/');
  const cards = page.getByRole('main').getByRole('article');
  await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(20);
  expect(await layoutShiftOf(page)).toEqual([]);
  const first = (await cards.allTextContents()).slice(0, 20);
  const ofNora = first.filter((text) => text.includes('Bowl'));
  expect(ofNora.length).toBeGreaterThan(1);
  expect(ofNora.length).toBeLessThanOrEqual(4);
  expect(first.filter((text) => text.includes('My own chair'))).toEqual([]);

  await feeds.getByRole('link', { name: 'Following' }).click();
  await expect(page).toHaveURL(/\/homefeed\/following\/$/);
  await expect(cards).toHaveCount(12);
  expect((await cards.allTextContents()).filter((text) => !text.includes('Bowl'))).toEqual([]);
  await page.goBack();
  await expect(feeds.getByRole('link', { name: 'For you' })).toHaveAttribute('aria-current', 'page');
  await expect(page).toHaveURL(/\/$/);

  const newest = cards.filter({ hasText: 'Bowl 12' });
  const choose = async () => {
    await newest.hover();
    await newest.getByRole('button', { name: 'More', exact: true }).click();
    await expect(page.getByRole('menu').getByText('Because you follow Nora Journey')).toBeVisible();
    const isStored = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.ok());
    await page.getByRole('menuitem', { name: 'See fewer like this' }).click();
    await expect(newest).toHaveCount(0);
    await isStored;
  };
  await choose();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(newest).toHaveCount(1);
  await choose();
  await reopen(page);
  await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(12);
  expect((await cards.allTextContents()).slice(0, 6).filter((text) => text.includes('Bowl'))).toEqual([]);
});
