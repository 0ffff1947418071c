import { expect, type Page, test } from '@playwright/test';
import { callAs, signUpFresh } from './acting.ts';
import { arrange } from './arranging.ts';
import { expectAccessible, open } from './looking.ts';
import { makeBoard } from './making.ts';

/** A toast is gone so long after it began to fade, at the latest. */
const FADE_MS = 400;

/** When the page first asks how far work is, and how often after that. */
const FIRST_POLL_MS = 2000;
const POLL_MS = 5000;

const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });

/** The page says so once it has asked again how far the work is, which its clock is moved to. */
async function expectAfterPoll(page: Page, said: string): Promise<void> {
  await expect(async () => {
    // A poll that has not been answered yet does not set the time of the next.
    await page.clock.runFor(POLL_MS);
    await expect(messages(page)).toContainText(said, { timeout: 500 });
  }).toPass();
}

/** Slow work on a board that somebody else does at the same time. */
async function beginWork(boardId: string, actionType: number, sectionId: string | null): Promise<void> {
  await arrange(
    `insert into blocking_actions (home, id, board_id, section_id, action_type, progress)
     select ($1::bigint >> 51)::smallint, new_id(($1::bigint >> 51)::smallint), $1, $3, $2, 0.4`,
    [boardId, actionType, sectionId],
  );
}

const endWork = (boardId: string) =>
  arrange('update blocking_actions set progress = 1, finished_at = now() where board_id = $1', [boardId]);

async function createSection(
  page: Page,
  name: string,
  before: (page: Page) => Promise<void> = async () => {},
): Promise<void> {
  await page.getByRole('button', { name: 'Board Actions' }).click();
  await page.getByRole('menuitem', { name: 'Section' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create section' });
  await dialog.getByLabel('Name').fill(name);
  await before(page);
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
}

/** From now on time passes only as far as it is told to. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 3000);
}

test('[BLOCKING-01] [BLOCKING-02] [BLOCKING-04] [BLOCKING-05] [BLOCKING-10] making a section is told when it begins and, once no such work is unfinished, when it is done, for a time that stands still under the pointer', async ({
  page,
}) => {
  const username = await signUpFresh(page, 'Nora');
  const board = await callAs(page, 'BoardResource.create', { name: 'House' });
  await beginWork(board.id, 7100, null);
  const polls: string[] = [];
  // Only what was answered sets the time of the next.
  page.on('requestfinished', (request) => {
    if (request.url().includes(`/v3/boards/${board.id}/`)) polls.push(request.url());
  });
  await page.clock.install();
  await open(page, board.url);
  await createSection(page, 'Cellar', stopClock);
  await expect(messages(page)).toContainText('Creating section Cellar…');
  await page.waitForURL(`/${username}/house/cellar/`);
  expect(polls).toEqual([]);
  await page.clock.runFor(2000);
  await expect.poll(() => polls.length).toBe(1);
  await page.clock.runFor(FADE_MS);
  await expect(messages(page).getByRole('listitem')).toHaveCount(0);

  await page.clock.runFor(5000);
  await expect.poll(() => polls.length).toBe(2);
  await expect(messages(page)).not.toContainText('Created');
  await endWork(board.id);
  await page.clock.runFor(5000);
  await expect(messages(page)).toContainText('Created section Cellar');
  await page.clock.runFor(1900);
  await expect(messages(page)).toContainText('Created section Cellar');
  await page.clock.runFor(100 + FADE_MS);
  await expect(messages(page).getByRole('listitem')).toHaveCount(0);
  await page.clock.runFor(20_000);
  expect(polls).toHaveLength(3);
  await page.clock.resume();
  await expectAccessible(page);

  await test.step('one that is refused is told by the form alone', async () => {
    await open(page, board.url);
    await createSection(page, 'cellar');
    await expect(page.getByText('This board already has a section with this name.')).toBeVisible();
    await expect(messages(page).getByRole('listitem')).toHaveCount(0);
  });

  await test.step('the time stands still under the pointer and starts anew when it leaves', async () => {
    await open(page, board.url);
    await createSection(page, 'Attic', stopClock);
    await page.waitForURL(`/${username}/house/attic/`);
    await page.clock.runFor(2000);
    const done = messages(page).getByText('Created section Attic');
    await expect(done).toBeVisible();
    await page.clock.runFor(1500);
    await done.hover();
    await page.clock.runFor(10_000);
    await expect(done).toBeVisible();
    await page.mouse.move(0, 0);
    await page.clock.runFor(1500);
    await expect(done).toBeVisible();
    await page.clock.runFor(800);
    await expect(done).toBeHidden();
  });
});

const bar = (page: Page) => page.getByRole('region', { name: 'Selected Pins' });
const picker = (page: Page) => page.getByRole('dialog', { name: 'Move to' });

async function choose(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Select Pins' }).click();
  await page.getByRole('checkbox', { name: `Select ${title}` }).check();
}

/** Somebody with boards Wall, with this many pins, and Elsewhere. */
async function withWall(page: Page, pins: number) {
  await signUpFresh(page, 'Nora');
  const wall = await makeBoard(page, 'Wall', pins);
  const elsewhere = await makeBoard(page, 'Elsewhere');
  return { wall, elsewhere };
}

test('[BLOCKING-01] [BLOCKING-02] [BLOCKING-04] [BLOCKING-05] moving pins, one or several, and deleting them is told when it begins and, once no such work is unfinished, when it is done; making a section meanwhile, too', async ({
  page,
}) => {
  const { wall, elsewhere } = await withWall(page, 4);
  const toElsewhere = () => picker(page).getByText('Elsewhere').first().click();
  await page.clock.install();
  await open(page, wall.url);

  /** The work shows as begun, not as done while other work of its kind goes on, and as done after that. */
  async function expectTold(begin: () => Promise<void>, boardId: string, [begun, done]: [string, string]) {
    const polled = page.waitForResponse((response) => response.url().includes(`/v3/boards/${boardId}/`));
    await begin();
    await expect(messages(page)).toContainText(begun);
    await page.clock.runFor(FIRST_POLL_MS);
    await polled;
    await expect(messages(page)).not.toContainText(done);
    await endWork(boardId);
    await expectAfterPoll(page, done);
  }
  const moving: [string, string] = ['Moving to Elsewhere…', 'Moved to Elsewhere'];

  await test.step('several are moved', async () => {
    await beginWork(elsewhere.id, 901, null);
    await choose(page, 'Wall 1');
    await bar(page).getByRole('button', { name: 'Move' }).click();
    await expectTold(toElsewhere, elsewhere.id, moving);
  });

  await test.step('and deleted', async () => {
    await beginWork(wall.id, 900, null);
    await choose(page, 'Wall 2');
    const told: [string, string] = ['Deleting Pins from Wall…', 'Deleted Pins from Wall'];
    await expectTold(() => page.keyboard.press('Delete'), wall.id, told);
  });

  await test.step('one is moved from its menu', async () => {
    await beginWork(elsewhere.id, 901, null);
    await open(page, wall.url);
    await page.getByRole('article').first().getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Move', exact: true }).click();
    await expectTold(toElsewhere, elsewhere.id, moving);
  });

  await test.step('a section is made while choosing where pins go', async () => {
    const house = await callAs(page, 'BoardResource.create', { name: 'House' });
    await callAs(page, 'BoardSectionResource.create', { board_id: house.id, name: 'Roof' });
    await open(page, wall.url);
    await choose(page, 'Wall 3');
    await bar(page).getByRole('button', { name: 'Move' }).click();
    await picker(page).getByText('House').first().click();
    await picker(page).getByRole('button', { name: 'Add section' }).click();
    const add = picker(page).getByRole('button', { name: 'Add', exact: true });
    await expect(add).toBeDisabled();
    await picker(page).getByLabel('Name').fill('Attic');
    await add.click();
    await expect(messages(page)).toContainText('Creating section Attic…');
    await page.clock.runFor(FIRST_POLL_MS);
    await expect(messages(page)).toContainText('Created section Attic');
  });
});

test('a move that fails, or whose end cannot be found out, is told with a way back', async ({ page }) => {
  const { wall, elsewhere } = await withWall(page, 2);
  const move = async (title: string) => {
    await choose(page, title);
    await bar(page).getByRole('button', { name: 'Move' }).click();
    const answered = page.waitForResponse((response) => response.url().includes('/BulkEditResource/update/'));
    await picker(page).getByText('Elsewhere').first().click();
    await answered;
  };
  await page.clock.install();
  await open(page, wall.url);
  await beginWork(elsewhere.id, 901, null);
  await move('Wall 1');
  await arrange(
    `update blocking_actions set failure = 'the disk is full' where board_id = $1 and finished_at is not null`,
    [elsewhere.id],
  );
  await endWork(elsewhere.id);
  await expectAfterPoll(page, 'Not all Pins could be moved to Elsewhere.');
  const undo = async () => {
    await messages(page).getByRole('button', { name: 'Undo' }).click();
    await expect(messages(page)).toContainText('Moving to Wall…');
    await expectAfterPoll(page, 'Moved to Wall');
  };
  await undo();

  await page.route('**/v3/boards/**', (route) => route.abort());
  await move('Wall 2');
  await expectAfterPoll(page, "We couldn't check whether this is finished.");
  await page.unroute('**/v3/boards/**');
  await undo();
});

test('[BLOCKING-11] the card of a board shows it anew once its pins have been moved', async ({ page }) => {
  const username = await signUpFresh(page, 'Nora');
  const board = await callAs(page, 'BoardResource.create', { name: 'Light' });
  await beginWork(board.id, 7172, '-1');
  await page.clock.install();
  await open(page, `/${username}/_boards/`);
  const card = page.getByRole('main').getByRole('article').filter({ hasText: 'Light' });
  await expect(card).toContainText('0 Pins');
  await arrange('update boards set pin_count = 12 where id = $1', [board.id]);
  await page.clock.runFor(2000);
  await expect(card).toContainText('0 Pins');
  await endWork(board.id);
  await page.clock.runFor(5000);
  await expect(card).toContainText('12 Pins');
});
