import { expect, type Page, test } from '@playwright/test';
import { callAs, signUpFresh } from './acting.ts';
import { expectAccessible, expectToFit, open, visitorOf } from './looking.ts';
import { makeBoard, makePin } from './making.ts';
import { idOf } from './writing.ts';

const main = (page: Page) => page.getByRole('main');

/** Mia has a pin, and Olga a browser of her own. */
async function miaWithPin(page: Page) {
  const olga = await visitorOf(page);
  await signUpFresh(olga, 'Olga');
  const mia = await signUpFresh(page, 'Mia');
  const pin = await makePin(page, { title: 'Oak table' });
  return { olga, mia, miaId: await idOf(page, mia), pin };
}

const comment = (who: Page, objectId: string, text: string) =>
  callAs(who, 'AggregatedCommentResource.create', { objectId, text });

const counted = (page: Page, count: number) =>
  expect.poll(async () => (await callAs(page, 'NewsHubBadgeResource.get', {})).unread_count).toBe(count);

test('an invite is counted until it is seen, and answered where it stands', async ({ page }) => {
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
  const list = main(page).getByRole('list', { name: 'Today' });
  await expect(list.getByRole('listitem')).toHaveText([
    /Olga Journey invited you to the board Terrace(now|\d+ min).*Unread/,
  ]);
  await expect(page.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible();
  await expectAccessible(page, 'body');
  await page.setViewportSize({ width: 375, height: 812 });
  await expectToFit(page);
  const accepted = page.waitForResponse('**/resource/BoardInviteResource/update/');
  await list.getByRole('button', { name: 'Accept Terrace' }).click();
  await expect(list.getByText('Accepted')).toBeVisible();
  await accepted;
  await expect(list.getByRole('button')).toHaveCount(0);
  await open(page, '/news/');
  await expect(list.getByRole('listitem')).toHaveText([/Terrace(now|\d+ min)$/]);
  await list.getByRole('link').click();
  await expect(page).toHaveURL(/\/terrace/);

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
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
  await owner.context().close();
});

test('a comment is replied to where it stands, and what was written outlasts a failure; what arrives meanwhile waits until it is asked for; people who follow are one line', async ({
  page,
}) => {
  const { olga, miaId, pin } = await miaWithPin(page);
  await comment(olga, pin.id, 'Which wood is it? See https://example.com/oak');
  await counted(page, 1);
  await open(page, '/news/');
  const row = main(page).getByRole('listitem');
  await expect(row).toHaveCount(1);
  await expect(row.getByText('Which wood is it? See https://example.com/oak')).toBeVisible();
  await expect(row.getByRole('img', { name: 'Oak table' })).toBeVisible();
  await expectAccessible(page, 'main');

  await page.route('**/resource/AggregatedCommentResource/create/', (route) => route.abort());
  await row.getByRole('button', { name: 'Reply to Olga Journey' }).click();
  const field = row.getByRole('textbox', { name: 'Reply to Olga Journey' });
  await expect(field).toBeFocused();
  await field.fill('Oak, and oiled');
  await row.getByRole('button', { name: 'Post' }).click();
  await expect(row.getByText("That didn't work. Try again.")).toBeVisible();
  await expect(field).toHaveValue('Oak, and oiled');
  await page.reload();
  await page.unroute('**/resource/AggregatedCommentResource/create/');
  await row.getByRole('button', { name: 'Reply to Olga Journey' }).click();
  await expect(field).toHaveValue('Oak, and oiled');
  await field.press('Control+Enter');
  await expect(row.getByText('You: Oak, and oiled')).toBeVisible();
  await expect(row.getByRole('button', { name: 'Reply to Olga Journey' })).toBeFocused();

  await row.getByRole('link').click();
  await page.waitForURL(/comment=\d+#comments$/);
  await expect(page.locator('#comments').getByText('Which wood is it?')).toBeVisible();

  await test.step('what arrives while the list is read is counted at once and waits until it is asked for', async () => {
    await comment(olga, pin.id, 'First');
    await counted(page, 1);
    const streaming = page.waitForResponse('**/resource/live/');
    await open(page, '/news/');
    await streaming;
    await counted(page, 0);
    const rows = main(page).getByRole('listitem');
    const first = rows.filter({ hasText: 'First' });
    const before = await first.boundingBox();
    await comment(olga, pin.id, 'Second');
    const waiting = main(page).getByRole('status').getByRole('button', { name: '1 new notification' });
    await expect(waiting).toBeVisible();
    await expect(page.getByRole('link', { name: 'Notifications, 1 unread' })).toBeVisible();
    expect(await first.boundingBox()).toEqual(before);
    await expect(rows).toHaveCount(2);
    await waiting.press('Enter');
    await expect(rows).toHaveText([/Second/, /First/, /Which wood/]);
    await expect(rows.first().getByRole('link')).toBeFocused();
    await expect(waiting).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible();
  });

  await test.step('people who follow are one line, with each of them in it, who are followed back there', async () => {
    const nora = await visitorOf(page);
    await signUpFresh(nora, 'Nora');
    for (const who of [olga, nora]) await callAs(who, 'UserFollowResource.create', { user_id: miaId });
    await counted(page, 1);
    await open(page, '/news/');
    const today = main(page).getByRole('list', { name: 'Today' });
    await expect(today.getByText(/Journey and 1 other started following you/)).toBeVisible();
    await today.getByRole('button', { name: 'Show all 2' }).press('Enter');
    const everyone = today.getByRole('list', { name: 'Everyone in this notification' });
    await expect(everyone.getByRole('listitem')).toHaveCount(2);
    const followed = page.waitForResponse('**/resource/UserFollowResource/create/');
    await everyone.getByRole('button', { name: 'Follow back Olga Journey' }).click();
    await expect(everyone.getByRole('button', { name: 'Following Olga Journey' })).toBeVisible();
    await followed;

    await test.step('what fails is undone', async () => {
      await page.route('**/resource/UserFollowResource/create/', (route) => route.abort());
      await everyone.getByRole('button', { name: 'Follow back Nora Journey' }).click();
      await expect(everyone.getByRole('button', { name: 'Follow back Nora Journey' })).toBeVisible();
    });
    await page.setViewportSize({ width: 375, height: 812 });
    await expectToFit(page);
    await expectAccessible(page, 'main');
    for (const who of [olga, nora]) await who.context().close();
  });
});

test('whoever asks to join a board is let in from the list; an answer that fails can be given again', async ({
  page,
}) => {
  const { olga, mia } = await miaWithPin(page);
  const { id: board_id } = await makeBoard(page, 'Cellar');
  const guest = await visitorOf(page);
  const invited_username = await signUpFresh(guest, 'Gus');
  await callAs(page, 'BoardInviteResource.create', { board_id, invited_username });
  await callAs(guest, 'BoardInviteResource.update', { board_id });
  await callAs(olga, 'ContactRequestResource.create', { board_id });
  await counted(page, 2);
  await open(page, '/news/');
  const row = main(page)
    .getByRole('listitem')
    .filter({ hasText: 'Olga Journey wants to join your board Cellar' });
  await expect(row.getByRole('link')).toHaveAttribute('href', `/${mia}/cellar/`);
  const accept = row.getByRole('button', { name: 'Accept Olga Journey' });
  await page.route('**/resource/ContactRequestAcceptResource/update/', (route) => route.abort());
  await accept.click();
  await expect(accept).toBeVisible();
  await page.unroute('**/resource/ContactRequestAcceptResource/update/');
  const accepted = page.waitForResponse('**/resource/ContactRequestAcceptResource/update/');
  await accept.press('Enter');
  await expect(row.getByRole('status')).toHaveText('Accepted');
  await expect(row.getByRole('status')).toBeFocused();
  await accepted;
  await open(page, '/news/');
  await expect(main(page).getByText('Gus Journey joined Cellar')).toBeVisible();
  await expect(row).toHaveCount(0);
  for (const who of [olga, guest]) await who.context().close();
});
