import { expect, type Page, test } from '@playwright/test';
import { callAs, signUpFresh } from './acting.ts';
import { expectToFit, open, visitorOf } from './looking.ts';
import { makeBoard } from './making.ts';

const FOLLOW = '**/v3/boards/*/follow/';
const follow = (page: Page) => page.getByRole('button', { name: 'Follow', exact: true });
const following = (page: Page) => page.getByRole('button', { name: 'Following', exact: true });

test('a board of others is followed and left by who is logged in, and only the last of quick presses counts', async ({
  page,
}) => {
  const owner = await visitorOf(page);
  const path = `/${await signUpFresh(owner, 'Olga')}/lamps/`;
  const { id: board_id } = await makeBoard(owner, 'Lamps', 1);

  await test.step('visitors are asked to log in', async () => {
    await open(page, path);
    await follow(page).click();
    await expect(page.getByRole('dialog', { name: 'Log in to follow' })).toBeVisible();
  });

  await test.step('how many follow it is told a second later', async () => {
    await signUpFresh(page, 'Mia');
    await open(page, path);
    await follow(page).click();
    await expect(following(page)).toBeVisible();
    await expect(page.getByText('1 follower')).toBeVisible();
    await page.setViewportSize({ width: 375, height: 812 });
    await expectToFit(page);
    await open(page, path);
    await following(page).click();
    await expect(follow(page)).toBeVisible();
    await expect(page.getByText('1 follower')).toHaveCount(0);
    await open(page, path);
    await expect(follow(page)).toBeVisible();
  });

  await test.step('a press that cannot be sent goes back without a word', async () => {
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
    await page.unroute(FOLLOW);
  });

  await test.step('of quick presses one call is under way at a time', async () => {
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
    expect(await callAs(page, 'BoardResource.get', { board_id })).toMatchObject({ followed_by_me: true });
  });
  await owner.context().close();
});
