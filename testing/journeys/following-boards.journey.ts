import { expect, type Page, test } from '@playwright/test';
import { callAs, signUpFresh } from './acting.ts';
import { expectAccessible, expectToFit, open, visitorOf } from './looking.ts';
import { makeBoard } from './making.ts';

const FOLLOW = '**/v3/boards/*/follow/';
const follow = (page: Page) => page.getByRole('button', { name: 'Follow', exact: true });
const following = (page: Page) => page.getByRole('button', { name: 'Following', exact: true });

/** A board of Olga's, and its address. */
async function boardOfOlga(page: Page) {
  const owner = await visitorOf(page);
  const olga = await signUpFresh(owner, 'Olga');
  const { id } = await makeBoard(owner, 'Lamps', 1);
  return { owner, id, path: `/${olga}/lamps/` };
}

test('a board of others is followed and left; how many follow it is told a second later', async ({
  page,
}) => {
  const { owner, path } = await boardOfOlga(page);
  await signUpFresh(page, 'Mia');
  await open(page, path);
  await follow(page).click();
  await expect(following(page)).toBeVisible();
  await expect(page.getByText('1 follower')).toBeVisible();
  await expectAccessible(page, 'main');
  await page.setViewportSize({ width: 375, height: 812 });
  await expectToFit(page);
  await open(page, path);
  await following(page).click();
  await expect(follow(page)).toBeVisible();
  await expect(page.getByText('1 follower')).toHaveCount(0);
  await open(page, path);
  await expect(follow(page)).toBeVisible();
  await open(owner, path);
  await expect(owner.getByRole('heading', { level: 1, name: 'Lamps' })).toBeVisible();
  await expect(follow(owner)).toHaveCount(0);
});

test('quick presses never race: one call at a time, and the last press counts', async ({ page }) => {
  const { path, id } = await boardOfOlga(page);
  await signUpFresh(page, 'Mia');
  await open(page, path);
  let underWay = 0;
  let most = 0;
  const hold = Promise.withResolvers<void>();
  await page.route(FOLLOW, async (route) => {
    underWay += 1;
    most = Math.max(most, underWay);
    await hold.promise;
    await route.continue();
    underWay -= 1;
  });
  await follow(page).click();
  await following(page).click();
  await follow(page).click();
  await following(page).click();
  await follow(page).click();
  await expect(following(page)).toBeVisible();
  hold.resolve();
  await expect(page.getByText('1 follower')).toBeVisible();
  expect(most).toBe(1);
  expect(await callAs(page, 'BoardResource.get', { board_id: id })).toMatchObject({ followed_by_me: true });
});

test('a press that cannot be sent goes back without a word', async ({ page }) => {
  const { path } = await boardOfOlga(page);
  await signUpFresh(page, 'Mia');
  await open(page, path);
  await expect(follow(page)).toBeVisible();
  const hold = Promise.withResolvers<void>();
  await page.route(FOLLOW, async (route) => {
    await hold.promise;
    await route.abort();
  });
  await follow(page).click();
  await expect(following(page)).toBeVisible();
  hold.resolve();
  await expect(follow(page)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Messages' })).toHaveText('');
});

test('visitors are asked to log in', async ({ page }) => {
  const { path } = await boardOfOlga(page);
  await open(page, path);
  await follow(page).click();
  await expect(page.getByRole('dialog', { name: 'Log in to follow' })).toBeVisible();
});
