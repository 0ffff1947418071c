import { expect, type Page, test } from '@playwright/test';
import { callAs, signUpFresh } from './acting.ts';
import { arrange } from './arranging.ts';
import { open, visitorOf } from './looking.ts';
import { makeBoard, makePin, upload } from './making.ts';
import { paint } from './painting.ts';
import { eventsOf } from './telling.ts';

const cards = (page: Page, list = 'Boards') =>
  page.getByRole('list', { name: list, exact: true }).getByRole('article');
const covers = (page: Page, name: string) => cards(page).filter({ hasText: name }).locator('xpath=./*[1]');

test('[BOARDS-18] [BOARDS-19] that all five pictures came is told once; a press is told, and asks nobody to log in', async ({
  page,
}) => {
  const username = await signUpFresh(page, 'Nora');
  const { id: board_id } = await makeBoard(page, 'Walls');
  for (let count = 0; count < 4; count += 1) await makePin(page, { board_id });
  const events = eventsOf(page);
  const loaded = () => events.filter(({ element }) => element === 'images_loaded');
  await open(page, `/${username}/_boards/`);
  await expect(page.locator('[data-stack] img')).toHaveCount(4);
  await page.waitForLoadState('networkidle');
  expect(loaded()).toEqual([]);
  await makePin(page, { board_id });
  await open(page, `/${username}/_boards/`);
  await expect
    .poll(loaded)
    .toEqual([{ event_type: 13, view_type: 4, component: 'all_pins_card', element: 'images_loaded' }]);
  const tab = await page.context().newPage();
  const inTab = eventsOf(tab);
  await open(tab, `/${username}/_boards/`);
  await expect(tab.locator('[data-stack] img')).toHaveCount(5);
  await tab.waitForLoadState('networkidle');
  expect(inTab.filter(({ element }) => element === 'images_loaded')).toEqual([]);

  // Two tabs that load at once, in a browser that has told nothing yet.
  await page.evaluate(() => localStorage.clear());
  const before = loaded().length;
  await Promise.all([page, tab].map((one) => open(one, `/${username}/_boards/`)));
  for (const one of [page, tab]) {
    await expect(one.locator('[data-stack] img')).toHaveCount(5);
    await one.waitForLoadState('networkidle');
  }
  expect(loaded().length + inTab.filter(({ element }) => element === 'images_loaded').length).toBe(
    before + 1,
  );
  await tab.close();

  // Signed out in the meantime: the card stands, and whoever presses it is a visitor.
  await callAs(page, 'UserSessionResource.delete', {});
  // Anywhere on its picture.
  await page.locator('[data-stack]').click({ force: true });
  await page.waitForURL(`/${username}/pins/`);
  await expect(page.getByRole('heading', { level: 1, name: 'All Pins' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect
    .poll(() => events.filter(({ event_type }) => event_type === 101))
    .toEqual([{ event_type: 101, view_type: 4, component: 'all_pins_card' }]);
});

test('[BOARDS-11] covers are 320 by 213 wide ones and 236 by 157 small ones, as was chosen last', async ({
  page,
}) => {
  const username = await signUpFresh(page, 'Nora');
  await makeBoard(page, 'Rooms', 2);
  await open(page, `/${username}/_boards/`);
  const sizeOf = async (name: string) => {
    const box = await covers(page, name).boundingBox();
    return [Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)];
  };
  const choose = async (size: string) => {
    await page.getByRole('button', { name: 'Sort and resize boards' }).click();
    const stored = page.waitForResponse('**/resource/UserMetadataResource/update/');
    await page.getByRole('menuitemradio', { name: size, exact: true }).click();
    expect((await stored).ok()).toBe(true);
  };
  expect(await sizeOf('Rooms')).toEqual([320, 213]);
  await choose('Small');
  for (const name of ['Rooms', 'All Pins', 'Shopping list'])
    await expect.poll(() => sizeOf(name)).toEqual([236, 157]);
  await open(page, `/${username}/_boards/`);
  expect(await sizeOf('Rooms')).toEqual([236, 157]);
  await open(page, `/${username}/_saved/`);
  expect(await sizeOf('Rooms')).toEqual([236, 157]);
  await open(page, `/${username}/_boards/`);
  await choose('Very wide');
  await expect.poll(() => sizeOf('Rooms')).toEqual([488, 325]);
  await choose('Wide');
  await expect.poll(() => sizeOf('Rooms')).toEqual([320, 213]);
});

test('a thousand boards are few elements at a time, down to the last', async ({ page }) => {
  test.slow();
  const username = await signUpFresh(page, 'Nora');
  const { id } = await makeBoard(page, 'Board 0');
  const signature = await upload(page, await paint(40));
  await arrange(
    `with made as (
      insert into boards (home, id, owner_id, name, slug, created_at, cover_pins)
      select home, new_id(home), owner_id, 'Board ' || n, 'board-' || n, created_at - n * interval '1 minute',
        jsonb_build_array(jsonb_build_object('pin_id', '1', 'image_signature', $2::text, 'dominant_color', '#cc8844',
          'width', 400, 'height', 500))
      from boards, generate_series(1, 999) as n where id = $1 returning home, id, owner_id)
    insert into board_memberships (home, user_id, board_id, role) select home, owner_id, id, 'owner' from made`,
    [id, signature],
  );
  await open(page, `/${username}/_boards/`);
  const elements = () => page.evaluate(() => document.querySelectorAll('main *').length);
  let most = await elements();
  const last = page.getByRole('link', { name: /^Board 999 / });
  const scroll = async () => {
    await page.mouse.wheel(0, 6000);
    most = Math.max(most, await elements());
    return last.isVisible();
  };
  await expect.poll(scroll, { timeout: 150_000, intervals: [50] }).toBe(true);
  expect(most).toBeLessThan(1500);
  const all = page.getByRole('list', { name: 'Boards', exact: true });
  await expect(all.getByRole('listitem').last()).toHaveAttribute('aria-setsize', '1002');
  // Going back finds the list as long as it was left, and the same boards on the screen.
  await last.click();
  await page.waitForURL(`/${username}/board-999/`);
  await page.goBack();
  await expect(last).toBeInViewport();

  await test.step('where a board is not there, further ones of its owner come as one scrolls', async () => {
    const visitor = await visitorOf(page);
    await open(visitor, `/${username}/no-such-board/`);
    const others = visitor.getByRole('main').getByRole('article');
    await expect(others.first()).toBeVisible();
    const shown = await others.count();
    await visitor.keyboard.press('End');
    await expect.poll(() => others.count()).toBeGreaterThan(shown);
    await visitor.context().close();
  });
});
