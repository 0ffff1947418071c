import { expect, type Page, type Route, test } from '@playwright/test';
import { callAs, signUpFresh } from './acting.ts';
import { arrange } from './arranging.ts';
import { CENTRE, dragCard, dragTo, END_EDGE, follow, hover, lift, START_EDGE } from './dragging.ts';
import { errorsOf, expectAccessible, expectStill, open, visitorOf } from './looking.ts';
import { makeBoard } from './making.ts';
import { boards, messages, names, openTab, storedOrder, withBoards } from './own-boards.ts';

// Near the foot of a lower window the page scrolls away under a board that is held there.
test.use({ viewport: { width: 1280, height: 960 } });

const storedSort = async (page: Page) =>
  (await callAs(page, 'UserMetadataResource.get', {})).most_recent_board_sort_order;

/** Lets somebody work on a board, as an accepted invitation does. */
async function worksOn(username: string, boardId: string) {
  await arrange(
    `insert into board_collaborators (home, board_id, user_id, status)
      select b.home, b.id, u.id, 'accepted' from boards b, users u where b.id = $1 and u.username = $2`,
    [boardId, username],
  );
  await arrange(
    `insert into board_memberships (home, user_id, board_id, role)
      select home, id, $1, 'collaborator' from users where username = $2`,
    [boardId, username],
  );
  await arrange('update boards set collaborator_count = collaborator_count + 1 where id = $1', [boardId]);
}

/** For how long the pointer was at the edge of Cats, and at its centre, when the page first showed what that means, ms. */
async function hoverTimes(page: Page): Promise<Record<string, number>> {
  await page.evaluate(() => {
    const times: Record<string, number> = {};
    Object.assign(globalThis, { hoverTimes: times });
    let since = 0;
    let place = '';
    addEventListener(
      'pointermove',
      (event) => {
        const card = document.querySelector('[data-drag-label="Cats"]')?.getBoundingClientRect();
        if (!card) return;
        const x = (event.clientX - card.left) / card.width;
        const now = x > 0.25 && x < 0.75 ? 'centre' : x >= 0 && x <= 1 ? 'edge' : '';
        if (now !== place) since = performance.now();
        place = now;
      },
      true,
    );
    new MutationObserver(() => {
      const shown = document.querySelector('[data-drag-label="Cats"]')?.getAttribute('data-drop');
      if (shown) times[shown] ??= performance.now() - since;
    }).observe(document.body, { attributes: true, subtree: true, attributeFilter: ['data-drop'] });
  });
  const cats = dragCard(page, 'Cats');
  await lift(page, dragCard(page, 'Ants'));
  await hover(page, cats, START_EDGE);
  await expect(cats).toHaveAttribute('data-drop', 'before');
  await hover(page, cats, CENTRE);
  await expect(cats).toHaveAttribute('data-drop', 'centre');
  await page.keyboard.press('Escape');
  await page.mouse.up();
  return page.evaluate(() => Reflect.get(globalThis, 'hoverTimes'));
}

test('[DND-02] [DND-04] [DND-05] [DND-06] the edge of a board means another order: asked for first under another sort, kept at once under the own one', async ({
  page,
}) => {
  const errors = errorsOf(page);
  const { username } = await withBoards(page, 'Dogs', 'Cats', 'Ants', 'Bees');
  await callAs(page, 'UserMetadataResource.update', { most_recent_board_sort_order: 'alphabetical' });
  await openTab(page, username, 'alphabetical');
  await expect(boards(page)).toHaveText(names('Ants', 'Bees', 'Cats', 'Dogs'));
  const times = await hoverTimes(page);
  expect(times.before).toBeGreaterThanOrEqual(200);
  expect(times.centre).toBeGreaterThanOrEqual(20);
  expect(times.centre).toBeLessThan(200);
  await expect(boards(page)).toHaveText(names('Ants', 'Bees', 'Cats', 'Dogs'));

  const question = page.getByRole('alertdialog', { name: 'Switch to a custom order?' });
  await dragTo(page, dragCard(page, 'Cats'), dragCard(page, 'Ants'), START_EDGE);
  await expect(question).toBeVisible();
  await expect(question).not.toContainText('Your earlier custom order is replaced.');
  await expectStill(page);
  await expectAccessible(page, '[role=alertdialog]');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await expect(boards(page)).toHaveText(names('Ants', 'Bees', 'Cats', 'Dogs'));
  expect(await storedOrder(page, username)).toEqual(['Bees', 'Ants', 'Cats', 'Dogs']);
  expect(await storedSort(page)).toBe('alphabetical');

  const stored = page.waitForRequest('**/resource/UserMetadataResource/update/');
  await dragTo(page, dragCard(page, 'Cats'), dragCard(page, 'Ants'), START_EDGE);
  await question.getByRole('button', { name: 'Use my own order' }).click();
  const sent = new URLSearchParams((await stored).postData() ?? '').get('data') ?? '';
  expect(JSON.parse(sent).options).toEqual({ most_recent_board_sort_order: 'custom' });
  const own = ['Cats', 'Ants', 'Bees', 'Dogs'];
  await expect(boards(page)).toHaveText(names(...own));
  await expect.poll(() => storedSort(page)).toBe('custom');
  expect(await storedOrder(page, username)).toEqual(own);
  await openTab(page, username, 'alphabetical');
  await dragTo(page, dragCard(page, 'Cats'), dragCard(page, 'Ants'), START_EDGE);
  await expect(question).toContainText('Your earlier custom order is replaced.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await openTab(page, username);
  await expect(boards(page)).toHaveText(names(...own));

  await dragTo(page, dragCard(page, 'Dogs'), dragCard(page, 'Cats'), START_EDGE);
  await expect(boards(page)).toHaveText(names('Dogs', ...own.slice(0, 3)));
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect.poll(() => storedOrder(page, username)).toEqual(['Dogs', ...own.slice(0, 3)]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(boards(page)).toHaveText(names(...own));
  await expect.poll(() => storedOrder(page, username)).toEqual(own);
  await dragTo(page, dragCard(page, 'Cats'), dragCard(page, 'Ants'), END_EDGE);
  const last = ['Ants', 'Cats', 'Bees', 'Dogs'];
  await expect.poll(() => storedOrder(page, username)).toEqual(last);
  await page.reload();
  await expect(boards(page)).toHaveText(names(...last));
  expect(errors).toEqual([]);

  await callAs(page, 'UserMetadataResource.update', { most_recent_board_sort_order: 'alphabetical' });
  await openTab(page, username, 'alphabetical');
  const unstored = { status: 500, json: {} };
  await page.route('**/UserMetadataResource/update/', (route) => route.fulfill(unstored), { times: 1 });
  await dragTo(page, dragCard(page, 'Cats'), dragCard(page, 'Ants'), START_EDGE);
  await question.getByRole('button', { name: 'Use my own order' }).click();
  await expect(messages(page)).toContainText("We couldn't rearrange");
  await expect(boards(page)).toHaveText(names('Ants', 'Bees', 'Cats', 'Dogs'));
  expect(await storedSort(page)).toBe('alphabetical');
});

test('of two reorders the first of which is refused the other stays, even where one has left and come back', async ({
  page,
}) => {
  const { username } = await withBoards(page, 'Ants', 'Bees', 'Cats', 'Dogs');
  await openTab(page, username);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const refuse = async (route: Route) => {
    await held;
    await route.abort();
  };
  await page.route('**/v3/users/boards/partial_reorder/', refuse, { times: 1 });
  await dragTo(page, dragCard(page, 'Ants'), dragCard(page, 'Dogs'), START_EDGE);
  await expect(boards(page)).toHaveText(names('Ants', 'Dogs', 'Cats', 'Bees'));
  await dragTo(page, dragCard(page, 'Cats'), dragCard(page, 'Bees'), END_EDGE);
  await expect(boards(page)).toHaveText(names('Ants', 'Dogs', 'Bees', 'Cats'));
  const link = dragCard(page, 'Bees').getByRole('link', { name: 'Bees' });
  await follow(link, page.getByRole('heading', { level: 1, name: 'Bees' }));
  await page.goBack();
  await expect(boards(page)).toHaveText(names('Ants', 'Dogs', 'Bees', 'Cats'));
  answer();
  await expect(messages(page)).toContainText("We couldn't rearrange");
  await expect(boards(page)).toHaveText(names('Dogs', 'Bees', 'Cats', 'Ants'));
  await expect.poll(() => storedOrder(page, username)).toEqual(['Dogs', 'Bees', 'Cats', 'Ants']);
});

test('[ERR-04] [DND-03] [DND-07] [DND-08] [DND-11] dropped onto another, a board asks before its pins move and it is deleted; where that fails it comes back', async ({
  page,
}) => {
  const { username } = await withBoards(page, 'Ants');
  await makeBoard(page, 'Bees', 2);
  const friend = await visitorOf(page);
  await signUpFresh(friend, 'Bea');
  const shared = await makeBoard(friend, 'Shared');
  await worksOn(username, shared.id);
  await friend.context().close();
  await openTab(page, username);
  // It says why not while the board is held there, and nothing of it stays.
  const reason = "You can't merge Shared. You didn't create it.";
  const ants = dragCard(page, 'Ants');
  await lift(page, dragCard(page, 'Shared'));
  await hover(page, ants, CENTRE);
  await expect(ants).toHaveAttribute('data-denied', reason);
  await expect(page.getByRole('status').filter({ hasText: reason })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(page.locator('[data-denied]')).toHaveCount(0);
  await dragCard(page, 'Shared').getByRole('button', { name: 'Rearrange Shared' }).press('Space');
  await page.keyboard.press('m');
  await expect(page.locator('[data-denied]')).toHaveAttribute('data-denied', reason);
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-denied]')).toHaveCount(0);
  await lift(page, dragCard(page, 'Bees'));
  await hover(page, page.locator('[data-drag-key="all_pins"]'), CENTRE);
  await expect(page.locator('[data-denied]')).toHaveAttribute('data-denied', /only merge with boards/);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await dragTo(page, dragCard(page, 'Shared'), dragCard(page, 'Ants'), CENTRE);
  const alert = page.getByRole('alertdialog', { name: 'Oops!' });
  await expect(alert).toContainText("You can't move this board because you didn't create it.");
  await expectAccessible(page, '[role=alertdialog]');
  await alert.getByRole('button', { name: 'Got it' }).click();
  await expect(alert).toHaveCount(0);
  await expect(boards(page)).toHaveCount(3);

  const merge = async () => {
    await dragTo(page, dragCard(page, 'Bees'), dragCard(page, 'Ants'), CENTRE);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Move Pins and delete board' }).click();
  };
  const answers = [
    { status: 502, body: '<html>' },
    {
      status: 409,
      json: {
        resource_response: {
          status: 'failure',
          error: { message: 'These Pins are busy.', reason: 'board-busy' },
        },
      },
    },
  ];
  await page.route('**/v3/boards/*/merge/**', (route) => route.fulfill(answers.shift() ?? { status: 500 }));
  await merge();
  await expect(messages(page)).toContainText('Failed to merge boards');
  await expect(boards(page)).toHaveCount(3);
  await merge();
  await expect(messages(page)).toContainText('These Pins are busy.');
  await expect(boards(page)).toHaveCount(3);
  await page.unroute('**/v3/boards/*/merge/**');

  const dialog = page.getByRole('alertdialog', { name: 'Move Pins and delete board?' });
  await dragTo(page, dragCard(page, 'Bees'), dragCard(page, 'Ants'), CENTRE);
  for (const name of ['Cancel', 'Move Pins and delete board']) {
    await expect(dialog.getByRole('button', { name, exact: true })).toBeVisible();
  }
  await expectAccessible(page, '[role=alertdialog]');
  await expect(dialog).not.toContainText('secret');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(boards(page)).toHaveCount(3);
  await dragTo(page, dragCard(page, 'Bees'), dragCard(page, 'Ants'), CENTRE);
  await dialog.getByRole('button', { name: 'Move Pins and delete board' }).click();
  await expect(messages(page)).toContainText('Moved to Ants');
  await expect(boards(page)).toHaveText([/^Shared/, /^Ants.*2 Pins/]);
  await expect(page.getByRole('region', { name: 'Recently deleted boards' })).toContainText('Bees');

  await callAs(page, 'BoardResource.create', { name: 'Cellar', privacy: 'secret' });
  await openTab(page, username);
  await dragTo(page, dragCard(page, 'Cellar'), dragCard(page, 'Ants'), CENTRE);
  await expect(dialog).toContainText('“Cellar” is secret. Everyone who can see “Ants” will see its Pins.');
});

test('[DND-01] [DND-13] boards are dragged by their owner only and not in the overview; near the top or the bottom of the screen the page scrolls', async ({
  page,
}) => {
  await page.setViewportSize({ width: 700, height: 640 });
  const made = Array.from({ length: 16 }, (_, index) => `Board ${index + 1}`);
  const { username } = await withBoards(page, ...made);
  for (const path of ['', '_saved/']) {
    await open(page, `/${username}/${path}`);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('link', { name: /^Board 16/ }).first()).toBeVisible();
    await expect(page.locator('[data-drag-key]')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Rearrange/ })).toHaveCount(0);
  }
  const visitor = await visitorOf(page);
  await open(visitor, `/${username}/_boards/`);
  await visitor.waitForLoadState('networkidle');
  await expect(visitor.getByRole('article').first()).toBeVisible();
  await expect(visitor.locator('[data-drag-key]')).toHaveCount(0);
  await visitor.context().close();
  await openTab(page, username);
  await expect(page.getByRole('button', { name: 'Rearrange Board 16' })).toBeVisible();
  const scrolled = () => page.evaluate(() => scrollY);
  const staysAt = async (y: number) => {
    await page.mouse.move(300, y, { steps: 2 });
    await page.waitForTimeout(50);
    const before = await scrolled();
    await page.waitForTimeout(200);
    return (await scrolled()) === before;
  };
  await lift(page, dragCard(page, 'Board 16'));
  expect(await staysAt(640 - 125)).toBe(true);
  expect(await staysAt(125)).toBe(true);
  const start = await scrolled();
  await page.mouse.move(300, 640 - 60, { steps: 2 });
  await expect.poll(scrolled).toBeGreaterThan(start + 100);
  expect(await staysAt(320)).toBe(true);
  await page.mouse.move(300, 60, { steps: 2 });
  await expect.poll(scrolled).toBe(0);
  await page.keyboard.press('Escape');
  await page.mouse.up();
});
