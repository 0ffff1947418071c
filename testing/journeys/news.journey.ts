import { expect, test } from '@playwright/test';
import { callAs, signUpFresh } from './acting.ts';
import { expectAccessible, expectToFit, open, visitorOf } from './looking.ts';
import { makeBoard } from './making.ts';
import { idOf } from './writing.ts';

test('news tell of an invite, are counted until they are seen, and lead to where it is answered', async ({
  page,
}) => {
  const owner = await visitorOf(page);
  const olga = await signUpFresh(owner, 'Olga');
  const mia = await signUpFresh(page, 'Mia');
  await open(page, '/news/');
  await expect(page.getByText('Nothing new yet')).toBeVisible();
  const { id: board_id } = await makeBoard(owner, 'Terrace');
  await callAs(owner, 'BoardInviteResource.create', { board_id, invited_username: mia });
  await expect(async () => {
    await open(page, '/');
    await expect(page.getByRole('link', { name: 'Notifications, 1 unread' })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.getByRole('link', { name: 'Notifications, 1 unread' }).click();
  await page.waitForURL('/news/');
  const list = page.getByRole('list', { name: 'Notifications' });
  await expect(list.getByRole('listitem')).toHaveText([
    /Olga Journey invited you to the board Terrace(now|\d+ min)Unread/,
  ]);
  await expect(page.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible();
  await expectAccessible(page, 'body');
  await page.setViewportSize({ width: 375, height: 812 });
  await expectToFit(page);
  await list.getByRole('link').click();
  await page.waitForURL(`/${mia}/`);
  await page.getByRole('button', { name: 'Accept' }).click();
  await open(page, '/news/');
  await expect(list.getByRole('listitem')).toHaveText([/Terrace(now|\d+ min)$/]);

  // What was answered elsewhere is not shown any more, and not counted either.
  await callAs(page, 'UserSettingsResource.update', { is_private_profile: true });
  const user_id = await idOf(page, mia);
  await callAs(owner, 'UserFollowResource.create', { user_id });
  await expect(async () => {
    await open(page, '/');
    await expect(page.getByRole('link', { name: 'Notifications, 1 unread' })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await callAs(page, 'FollowRequestIgnoreResource.delete', { user_id: await idOf(page, olga) });
  await page.getByRole('link', { name: 'Notifications, 1 unread' }).click();
  await page.waitForURL('/news/');
  await expect(page.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible();

  await test.step('what was counted before they were opened, and comes after, is not shown any more', async () => {
    // No page counts meanwhile.
    await page.goto('about:blank');
    const { id: board_id } = await makeBoard(owner, 'Balcony');
    await callAs(owner, 'BoardInviteResource.create', { board_id, invited_username: mia });
    const counted = async () => (await callAs(page, 'NewsHubBadgeResource.get', {})).unread_count;
    await expect.poll(counted).toBe(1);
    const badge = '**/resource/NewsHubBadgeResource/get/**';
    const reading = '**/resource/NewsHubResource/update/';
    const late = page.waitForResponse(badge);
    const read = page.waitForResponse(reading);
    const counting = Promise.withResolvers<void>();
    await page.route(badge, async (route) => {
      const response = await route.fetch();
      counting.resolve();
      await read;
      await route.fulfill({ response });
    });
    await page.route(reading, async (route) => {
      await counting.promise;
      await route.continue();
    });
    await open(page, '/news/');
    expect(await (await late).text()).toContain('"unread_count":1');
    await expect(page.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Notifications, / })).toHaveCount(0);
  });
  await owner.context().close();
});
