import { expect, type Page, test } from '@playwright/test';
import { callAs, signUpFresh } from './acting.ts';
import { metIn, signUpReturning, staffOf } from './experiencing.ts';
import { expectAccessible, layoutShiftOf, open, reopen, visitorOf, watchLayoutShift } from './looking.ts';
import { makeBoard, makePin } from './making.ts';

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
const main = (page: Page) => page.getByRole('main');

test('[HEADER-31] [HEADER-32] [HEADER-34] [CONST-11] above the own profile stand the way back, what can be made and the settings; the buttons that make, add and send things have their labels', async ({
  page,
}) => {
  const username = await signUpFresh(page, 'Nora');
  const board = await makeBoard(page, 'Kitchens', 1);
  await watchLayoutShift(page);
  await open(page, `/${username}/_saved/`);
  await expect(main(page).getByRole('link', { name: 'For you' })).toBeVisible();
  expect(await layoutShiftOf(page)).toEqual([]);
  await expect(main(page).getByRole('link', { name: 'Create Pin' })).toHaveAttribute('href', '/pin-builder/');
  await main(page).getByRole('button', { name: 'Create', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Add to profile' });
  for (const [name, path] of [
    ['Pin', '/pin-builder/'],
    // Which of the two depends on an experiment.
    ['Idea Pin', /^\/(idea-pin-builder|pin-creation-tool)\/$/],
    ['Board', '/board/create/'],
  ] as const) {
    await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  }
  await page.keyboard.press('Escape');
  await expect(main(page).getByRole('button', { name: 'Organize' })).toBeVisible();
  const tabs = page.getByRole('navigation', { name: 'Profile' });
  await page.setViewportSize({ width: 1280, height: 480 });
  await page.mouse.wheel(0, 4000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await expect(tabs).toBeInViewport();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(main(page).getByRole('link', { name: 'Settings', exact: true })).toHaveAttribute(
    'href',
    '/settings/',
  );

  await test.step('labels', async () => {
    await callAs(page, 'BoardSectionResource.create', { board_id: board.id, name: 'Shelves' });
    await callAs(page, 'BoardTodoResource.create', { board_id: board.id, title: 'Boxes' });
    const seen = (name: string, role: 'button' | 'menuitem' = 'button', exact = true) =>
      expect(page.getByRole(role, { name, exact }).first()).toBeVisible();
    await open(page, board.url);
    await seen('Board Actions');
    await main(page).getByRole('button', { name: 'Board Actions' }).click();
    const menu = page.getByRole('menu');
    for (const name of ['Pin', 'Idea Pin', 'Section', 'Date', 'To-dos']) await seen(name, 'menuitem');
    for (const title of ['Create', 'Add']) await expect(menu.getByText(title, { exact: true })).toBeVisible();
    await menu.getByRole('menuitem', { name: 'To-dos' }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'New', exact: true })).toBeVisible();
    await open(page, `${board.url}shelves/`);
    await seen('Create Pin');
    await open(page, `/${username}/_pins/`);
    await seen('Profile Actions');
    await open(page, `/${username}/_boards/`);
    await main(page).getByRole('button', { name: 'Board Actions' }).click();
    await seen('Board', 'menuitem');
    await open(page, `/${username}/`);
    await seen('Share');
    await seen('Create');
    const phone = await visitorOf(page, { userAgent: PHONE });
    await signUpFresh(phone, 'Mia');
    await open(phone, `/${username}/`);
    await expect(phone.getByRole('button', { name: 'Send Profile' })).toBeVisible();
    await phone.context().close();
  });
});

test('[HEADER-31] [HEADER-33] [HEADER-36] [HEADER-30] whoever is signed in blocks and unblocks from above a private profile and from the header that stays, in every window, also after loading the blocked profile', async ({
  page,
}) => {
  const other = await visitorOf(page);
  const username = await signUpFresh(other, 'Vera');
  await makeBoard(other, 'Kitchens', 24);
  await signUpFresh(page, 'Nora');
  await open(page, `/${username}/_created/`);
  const block = main(page).getByRole('button', { name: 'Block Vera Journey', exact: true });
  const unblock = main(page).getByRole('button', { name: 'Unblock Vera Journey' });
  const question = page.getByRole('alertdialog', { name: 'Block Vera Journey?' });
  await expect(main(page).getByRole('link', { name: 'For you' })).toBeVisible();
  await expect(block).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 900));
  await expect(block).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Profile' })).toHaveCount(1);
  await expectAccessible(page, 'main');
  await block.click();
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  const visitor = await visitorOf(page);
  await open(visitor, `/${username}/_created/`);
  await visitor.evaluate(() => scrollTo(0, 900));
  await expect(main(visitor).getByText('Vera Journey')).toHaveCount(1);

  await callAs(other, 'UserSettingsResource.update', { is_private_profile: true });
  await open(page, `/${username}/`);
  const dialogs = page.locator('[role=dialog], [role=alertdialog]');
  await main(page).getByRole('button', { name: 'Profile options' }).click();
  await page.getByRole('menuitem', { name: 'Report' }).click();
  await expect(page.getByRole('dialog', { name: /^Report/ })).toBeVisible();
  await expect(dialogs).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialogs).toHaveCount(0);
  await block.click();
  await expect(question).toBeVisible();
  await expect(dialogs).toHaveCount(1);
  await question.getByRole('button', { name: 'Block' }).click();
  await expect(page.getByRole('dialog', { name: 'Vera Journey is blocked' })).toBeVisible();
  await expect(dialogs).toHaveCount(1);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(dialogs).toHaveCount(0);
  await unblock.first().click();
  await expect(block).toBeVisible();
  await visitor.context().close();
  await callAs(other, 'UserSettingsResource.update', { is_private_profile: false });

  await test.step('from the header that stays, in every window', async () => {
    const fixed = main(page).locator('[data-shown]');
    const block = fixed.getByRole('button', { name: 'Block Vera Journey', exact: true });
    const unblock = fixed.getByRole('button', { name: 'Unblock Vera Journey' });
    const toEnd = () => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    for (const viewport of [
      { width: 1280, height: 800 },
      { width: 375, height: 667 },
      { width: 800, height: 320 },
    ]) {
      await page.setViewportSize(viewport);
      await callAs(other, 'BoardResource.create', { name: `Kitchens ${viewport.width}` });
      for (let count = 0; count < 4; count += 1) await makePin(other);
      await open(page, `/${username}/_saved/`);
      await page.evaluate(() => scrollTo(0, 0));
      await expect(fixed).toHaveCount(0);
      await toEnd();
      await block.click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
      await expect(unblock).toBeInViewport({ ratio: 1 });
      await reopen(page);
      await toEnd();
      await expect(fixed).toContainText('Vera Journey');
      await expectAccessible(page, 'main');
      await unblock.click();
      await expect(main(page).getByText('Kitchens').first()).toBeAttached();
      await toEnd();
      await expect(block).toBeInViewport({ ratio: 1 });
    }
    await other.context().close();
  });
});

test('[HEADER-37] the way back says For you where it leads to the feed', async ({ page }) => {
  const other = await visitorOf(page);
  const username = await signUpFresh(other, 'Vera');
  const board = await makeBoard(other, 'Kitchens', 1);
  await other.context().close();
  await signUpFresh(page, 'Nora');
  const forYou = main(page).getByRole('link', { name: 'For you' });
  const back = main(page).getByRole('link', { name: 'Back' });
  await open(page, `/${username}/`);
  await forYou.click();
  await page.waitForURL('/');

  // By the address, from a board: the way back is to that.
  const tab = await page.context().newPage();
  await tab.goto(board.url);
  await tab.goto('about:blank');
  await tab.goto(`/${username}/`, { referer: new URL(board.url, page.url()).href });
  await expect(main(tab).getByRole('link', { name: 'Back' })).toHaveAttribute('href', board.url);
  await expect(main(tab).getByRole('link', { name: 'For you' })).toHaveCount(0);
  await tab.close();

  // From the feed, for whoever is new here or back after long.
  const day = 86_400_000;
  const toOwnProfile = async (before: { since: number; last: number }) => {
    await open(page, '/');
    await page.evaluate((time) => localStorage.setItem('time-here', JSON.stringify(time)), before);
    await page.getByRole('link', { name: 'Your profile' }).click();
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Nora Journey');
  };
  const now = await page.evaluate(() => Date.now());
  await toOwnProfile({ since: now - day, last: now - day });
  await expect(forYou).toBeVisible();
  await toOwnProfile({ since: now - 90 * day, last: now - day });
  await expect(back).toBeVisible();
  await expect(forYou).toHaveCount(0);
  await toOwnProfile({ since: now - 90 * day, last: now - 40 * day });
  await expect(forYou).toBeVisible();
  await forYou.click();
  await page.waitForURL('/');
});

test('no experience shows beside the dot that an address asks for, and it comes on the next page', async ({
  page,
}) => {
  const { write, stop } = await staffOf(page, 'profile-create');
  const id = await write({
    ...{ type: 'pulsar', priority: 400 },
    display_data: { tooltip: 'Make something', has_tooltip: true },
  });
  const username = await signUpReturning(page, 'Mia');
  await makePin(page);
  const met = metIn(page);
  const dots = page.locator('[data-pulsar]');
  await open(page, `/${username}/?showPulsar=true`);
  await expect(page.locator('body > section[aria-label="Hints"]')).toBeAttached();
  await expect(dots).toHaveCount(1);
  await expect(page.getByRole('note')).toHaveCount(0);
  expect(met).toEqual([]);
  const tabs = page.getByRole('navigation', { name: 'Profile' });
  await tabs.getByRole('link', { name: 'Saved' }).click();
  await expect(page.getByRole('note')).toContainText('Make something');
  await expect(dots).toHaveCount(1);
  expect(met.map((one) => [one.id, one.state])).toEqual([[id, 'viewed']]);
  await stop(id);
});
