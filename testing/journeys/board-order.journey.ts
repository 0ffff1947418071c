import { expect, type Page, test } from '@playwright/test';
import { callAs, signUpFresh } from './acting.ts';
import { arrange } from './arranging.ts';
import { expectAccessible, open } from './looking.ts';
import { makeBoard, makePin } from './making.ts';
import { eventsOf } from './telling.ts';

const OPTIONS = ['A to Z', 'Last saved to', 'Oldest', 'Newest', 'Group boards first', 'Your own order'];

const names = (page: Page) =>
  page
    .getByRole('list', { name: 'Boards', exact: true })
    .getByRole('article')
    .filter({ hasNotText: /All Pins|Shopping list/ });

/** The same, also on the own view, where the list has another name. */
const named = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ hasNotText: /All Pins|Shopping list/ })
    .filter({ hasText: /Attic|Bed|Cellar/ });

async function choose(page: Page, order: string): Promise<void> {
  await page.getByRole('button', { name: 'Sort and resize boards' }).click();
  await page.getByRole('menuitemradio', { name: order }).click();
}

/** Bed is the oldest and was saved to last, Attic the newest; Cellar is shared, and first in the own order. */
async function threeBoards(page: Page): Promise<string> {
  const username = await signUpFresh(page, 'Nora');
  const boards = [];
  for (const name of ['Bed', 'Cellar', 'Attic']) boards.push(await makeBoard(page, name));
  const [bed, cellar, attic] = boards.map(({ id }) => id);
  await makePin(page, { board_id: cellar ?? '' });
  await makePin(page, { board_id: bed ?? '' });
  await arrange('update boards set collaborator_count = 1 where id = $1', [cellar]);
  const place = 'update board_memberships set position = $2 where board_id = $1';
  for (const [position, id] of [cellar, attic, bed].entries()) await arrange(place, [id, position]);
  return username;
}

const ORDERS = [
  ['A to Z', [/Attic/, /Bed/, /Cellar/]],
  ['Last saved to', [/Bed/, /Cellar/, /Attic/]],
  ['Oldest', [/Bed/, /Cellar/, /Attic/]],
  ['Newest', [/Attic/, /Cellar/, /Bed/]],
  ['Group boards first', [/Cellar/, /Bed/, /Attic/]],
  ['Your own order', [/Cellar/, /Attic/, /Bed/]],
] as const;

test('[SORT-01] [SORT-09] [SORT-11] own boards stand in one of six orders; one that can be stored is there next time, any other lasts for the visit', async ({
  page,
}) => {
  const username = await threeBoards(page);
  const events = eventsOf(page);
  const stored = async () =>
    (await callAs(page, 'UserMetadataResource.get', {})).most_recent_board_sort_order;
  await open(page, `/${username}/_boards/`);
  await page.getByRole('button', { name: 'Sort and resize boards' }).click();
  const group = page.getByRole('menu').getByRole('group').first();
  await expect(group.getByRole('menuitemradio')).toHaveText(OPTIONS);
  await expect(group.getByRole('menuitemradio', { checked: true })).toHaveText(['Last saved to']);
  await expectAccessible(page, '[role=menu]');
  await page.keyboard.press('Escape');
  for (const [order, expected] of ORDERS) {
    await choose(page, order);
    await expect(names(page)).toHaveText([...expected]);
    if (order !== 'A to Z') continue;
    await expect
      .poll(() => events.filter(({ component }) => component === 'board_sort'))
      .toEqual([
        {
          ...{ event_type: 101, view_type: 4, component: 'board_sort', element: 'alphabetical' },
          aux_data: { before: 'last_pinned_to' },
        },
      ]);
    await expect.poll(stored).toBe('alphabetical');
  }
  await expect.poll(stored).toBe('custom');

  const newest = [/Attic/, /Cellar/, /Bed/];
  await choose(page, 'Newest');
  await expect(names(page)).toHaveText(newest);
  await open(page, `/${username}/_saved/`);
  await expect(names(page)).toHaveText(newest);
  await choose(page, 'Oldest');
  await expect(names(page)).toHaveText([/Bed/, /Cellar/, /Attic/]);
  await choose(page, 'Newest');
  await expect(names(page)).toHaveText(newest);
  await open(page, `/${username}/_self-profile/boards/`);
  await expect(named(page)).toHaveText(newest);
  expect(await stored()).toBe('custom');
  const visit = (await page.context().cookies()).find(({ name }) => name === 'board_sort');
  expect(visit?.expires).toBe(-1);
  await page.context().clearCookies({ name: 'board_sort' });
  await open(page, `/${username}/_boards/`);
  await expect(names(page)).toHaveText([/Cellar/, /Attic/, /Bed/]);
  await choose(page, 'Newest');
  await expect(names(page)).toHaveText(newest);

  await test.step('while boards are fetched a spinner stands in their place', async () => {
    const held = Promise.withResolvers<void>();
    await page.route(/_boards.*\.data/, async (route) => {
      await held.promise;
      await route.continue();
    });
    await choose(page, 'A to Z');
    const spinner = page.getByRole('status').getByRole('img', { name: 'Loading', exact: true });
    await expect(spinner).toBeVisible();
    await expect(names(page)).toHaveCount(0);
    held.resolve();
    await expect(spinner).toHaveCount(0);
    await expect(names(page)).toHaveText([/Attic/, /Bed/, /Cellar/]);
  });
  await expect.poll(stored).toBe('alphabetical');
  await open(page, `/${username}/_saved/`);
  await expect(names(page)).toHaveText([/Attic/, /Bed/, /Cellar/]);
});
