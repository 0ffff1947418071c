import { expect, type Locator, type Page, test } from '@playwright/test';
import { callAs, signUpFresh } from './acting.ts';
import { CENTRE, fingerOn, whenDraggable } from './dragging.ts';
import { expectAccessible, expectToFit, open, visitorOf } from './looking.ts';
import { makeBoard, makePin } from './making.ts';

const bar = (page: Page) => page.getByRole('region', { name: 'Selected Pins' });
const box = (page: Page, title: string) => page.getByRole('checkbox', { name: `Select ${title}` });
const act = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' }).last().click();
const idsOn = (page: Page, board_id: string) => callAs(page, 'BoardPinIdsResource.get', { board_id });
const inList = (page: Page, name: string, title: string) =>
  page.getByRole('list', { name }).getByRole('article').filter({ hasText: title });

/** As `select-pins/long-press.ts` has it. */
const LONG_PRESS_MS = 400;

/** A word that nobody else in this database uses. */
const newWord = () => `zz${Math.random().toString(36).slice(2, 9).replace(/\d/g, 'q')}`;

/** Beside the wall, at the height of the middle of a card. */
async function besideWall(page: Page, title: string) {
  const card = await page.getByRole('article').filter({ hasText: title }).boundingBox();
  if (!card) throw new Error(`${title} is not there.`);
  return { x: 6, y: card.y + card.height / 2, card };
}

async function pickBoard(page: Page, dialogName: string, board: string) {
  const dialog = page.getByRole('dialog', { name: dialogName });
  await dialog.getByText(board).first().click();
  await expect(dialog).toHaveCount(0);
}

test('own pins of several boards are selected on All Pins, by a press with Ctrl and by a rectangle, and go back where they were', async ({
  page,
}) => {
  const username = await signUpFresh(page, 'Nora');
  const [one, two] = [await makeBoard(page, 'One'), await makeBoard(page, 'Two')];
  const elsewhere = await makeBoard(page, 'Elsewhere');
  const first = await makePin(page, { title: 'Oak chair', board_id: one.id });
  const second = await makePin(page, { title: 'Ash table', board_id: two.id });
  await makePin(page, { title: 'Elm lamp', board_id: two.id });
  await open(page, `/${username}/pins/`);
  const card = (title: string) => inList(page, 'All Pins', title);

  await test.step('a press with Ctrl begins, one with Shift selects a range', async () => {
    await card('Elm lamp')
      .getByRole('link')
      .click({ modifiers: ['ControlOrMeta'] });
    await expect(bar(page)).toContainText('1 Pin selected');
    await expect(box(page, 'Elm lamp')).toBeChecked();
    await box(page, 'Oak chair').click({ modifiers: ['Shift'] });
    await expect(bar(page)).toContainText('3 Pins selected');
    await page.keyboard.press('Escape');
    await expect(bar(page)).toHaveCount(0);
    await expect(page).toHaveURL(`/${username}/pins/`);
  });

  await test.step('a rectangle from beside the wall selects what it touches; Escape cancels it', async () => {
    const { x, y, card: last } = await besideWall(page, 'Oak chair');
    const { card: middle } = await besideWall(page, 'Ash table');
    await page.getByRole('button', { name: 'Select Pins' }).click();
    await expect(bar(page)).toContainText('Choose Pins');
    await page.mouse.move(x, y);
    await page.mouse.down();
    // Its code comes with the first press.
    for (let step = 0; step < 20; step += 1) {
      await page.mouse.move(middle.x + 20 + step, y + 30);
      if (await box(page, 'Ash table').isChecked()) break;
      await page.waitForTimeout(50);
    }
    await expect(box(page, 'Ash table')).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(bar(page)).toContainText('Choose Pins');
    await page.mouse.up();
    const end = last.x + last.width + 4;
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(end, y + 10, { steps: 4 });
    await page.mouse.up();
    await expect(bar(page)).toContainText('3 Pins selected');
    await box(page, 'Elm lamp').uncheck();
  });

  await test.step('moved from two boards, and back', async () => {
    await expectAccessible(page, 'main');
    await act(page, 'Move').click();
    await pickBoard(page, 'Move to', 'Elsewhere');
    await expect(page.getByText('Moved to Elsewhere')).toBeVisible();
    expect((await idsOn(page, elsewhere.id)).toSorted()).toEqual([first.id, second.id].toSorted());
    await expect(card('Oak chair')).toBeVisible();
    await undo(page);
    await expect(page.getByText('Undone')).toBeVisible();
    expect(await idsOn(page, elsewhere.id)).toEqual([]);
    expect(await idsOn(page, one.id)).toEqual([first.id]);
    expect(await idsOn(page, two.id)).toContain(second.id);
  });

  await test.step('all loaded ones get a note, which Undo takes back', async () => {
    const noteOf = async (pin_id: string) => (await callAs(page, 'PinTagsResource.get', { pin_id })).note;
    await callAs(page, 'PinTagsResource.update', { pin_id: first.id, note: 'Measure' });
    await page.getByRole('button', { name: 'Select Pins' }).click();
    await act(page, 'Select all').click();
    await expect(bar(page)).toContainText('3 Pins selected');
    await act(page, 'Note').click();
    const dialog = page.getByRole('dialog', { name: 'Add a note' });
    await dialog.getByLabel('Note').fill('Ask Ida');
    await expectAccessible(page, '[role=dialog]');
    await dialog.getByRole('button', { name: 'Add' }).click();
    await expect(page.getByText('Note added to 3 Pins')).toBeVisible();
    expect([await noteOf(first.id), await noteOf(second.id)]).toEqual(['Measure\nAsk Ida', 'Ask Ida']);
    await undo(page);
    await expect.poll(() => noteOf(first.id)).toBe('Measure');
    expect(await noteOf(second.id)).toBe('');
  });

  await test.step('made secret on a new board, and downloaded', async () => {
    await page.getByRole('button', { name: 'Select Pins' }).click();
    await box(page, 'Oak chair').check();
    await act(page, 'Make secret').click();
    const dialog = page.getByRole('dialog', { name: 'Move to a secret board' });
    await expect(dialog.getByText('Elsewhere')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Create secret board' }).click();
    await dialog.getByLabel('Name').fill('Hideaway');
    await dialog.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(page.getByText('Moved to Hideaway')).toBeVisible();
    expect((await callAs(page, 'PinResource.get', { id: first.id })).privacy).toBe('secret');
    await undo(page);
    await expect.poll(() => idsOn(page, one.id)).toEqual([first.id]);
    await page.getByRole('button', { name: 'Select Pins' }).click();
    await box(page, 'Oak chair').check();
    const [file] = await Promise.all([page.waitForEvent('download'), act(page, 'Download').click()]);
    expect(file.suggestedFilename()).toBe('pins.zip');
    await expect(page.getByText('Download started')).toBeVisible();
    await page.keyboard.press('Delete');
    await expect(page.getByText('Deleted 1 Pin')).toBeVisible();
    await expect(card('Oak chair')).toHaveCount(0);
    await undo(page);
    await expect(card('Oak chair')).toBeVisible();
  });
});

test('of the pins that a search finds, own ones are moved and all are saved; the tab of saved pins leads to All Pins', async ({
  page,
}) => {
  const word = newWord();
  const other = await visitorOf(page);
  await signUpFresh(other, 'Otto');
  const theirs = await makePin(other, { title: `Theirs ${word}` });
  await other.context().close();
  const username = await signUpFresh(page, 'Nora');
  const [from, to] = [await makeBoard(page, 'Origin'), await makeBoard(page, 'Attic')];
  const own = await makePin(page, { title: `Own ${word}`, board_id: from.id });
  await open(page, `/search/?q=${word}`);
  await page.getByRole('button', { name: 'Select Pins' }).click();
  await box(page, `Theirs ${word}`).check();
  await expect(act(page, 'Move')).toBeDisabled();
  await expect(act(page, 'Delete')).toBeDisabled();
  await box(page, `Own ${word}`).check();
  await expectAccessible(page, '[aria-label="Selected Pins"]');
  await act(page, 'Move').click();
  await pickBoard(page, 'Move to', 'Attic');
  await expect(page.getByText("Moved to Attic. 1 Pin isn't yours.")).toBeVisible();
  expect(await idsOn(page, to.id)).toEqual([own.id]);
  await undo(page);
  await expect.poll(() => idsOn(page, from.id)).toEqual([own.id]);

  await page.getByRole('button', { name: 'Select Pins' }).click();
  await box(page, `Theirs ${word}`).check();
  await act(page, 'Save').click();
  await pickBoard(page, 'Save to', 'Attic');
  await expect(page.getByText('Saved to Attic')).toBeVisible();
  expect(await idsOn(page, to.id)).toHaveLength(1);
  expect(await idsOn(page, to.id)).not.toContain(theirs.id);

  await page.setViewportSize({ width: 375, height: 700 });
  await open(page, `/${username}/_saved/`);
  await page.getByRole('link', { name: 'Select Pins' }).click();
  await expect(bar(page)).toContainText('Choose Pins');
  await box(page, `Own ${word}`).check();
  await expectToFit(page);
  await act(page, 'More').click();
  await expect(page.getByRole('menuitem')).toHaveText(['Tag', 'Note', 'Make secret', 'Download']);
});

test('a finger that rests on a card of any list begins selecting with it, one that moves does not', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    ...{ baseURL, hasTouch: true, isMobile: true, viewport: { width: 375, height: 700 } },
  });
  const page = await context.newPage();
  const username = await signUpFresh(page, 'Nora');
  const board = await makeBoard(page, 'Wall', 8);
  const finger = await fingerOn(page);
  const menus = () => page.evaluate(() => (globalThis as { menus?: string[] }).menus ?? []);
  const restOn = async (card: Locator) => {
    await page.evaluate(() => {
      const menus: string[] = [];
      Object.assign(globalThis, { menus });
      addEventListener('contextmenu', (event) => setTimeout(() => menus.push(`${event.defaultPrevented}`)));
    });
    await finger.press(card, CENTRE);
  };
  for (const [path, list] of [
    [board.url, 'Pins on Wall'],
    [`/${username}/pins/`, 'All Pins'],
    [`/${username}/_created/`, 'Created Pins'],
  ] as const) {
    await open(page, path);
    const card = inList(page, list, 'Wall 7').getByRole('link').first();
    await expect(card).toBeVisible();
    await card.scrollIntoViewIfNeeded();
    if (list === 'Pins on Wall') await whenDraggable(page);
    await restOn(card);
    // On a board, a card that rests under the finger may also be dragged.
    if (list === 'Pins on Wall') await expect(page.locator('[data-dragging]')).toBeAttached();
    else await expect(bar(page)).toContainText('1 Pin selected');
    await finger.lift();
    await expect(bar(page)).toContainText('1 Pin selected');
    await expect(box(page, 'Wall 7')).toBeChecked();
    expect(await menus()).not.toContain('false');
    await expect(page).toHaveURL(path);
    await bar(page).getByRole('button', { name: 'Stop selecting' }).click();
    await expect(bar(page)).toHaveCount(0);
    // A finger that moves scrolls, however long it stays.
    await finger.press(card, CENTRE);
    for (let moved = 0; moved < 4; moved += 1) await finger.moveBy(0, -15);
    await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), 2 * LONG_PRESS_MS);
    await finger.lift();
    await expect(bar(page)).toHaveCount(0);
    await expect(page).toHaveURL(path);
  }
  await context.close();
});

test('Select all takes also what the page has not loaded, of any list; the Created tab has its button in the row of tabs', async ({
  page,
}) => {
  test.slow();
  const username = await signUpFresh(page, 'Nora');
  const word = newWord();
  for (let count = 1; count <= 30; count += 1) await makePin(page, { title: `${word} ${count}` });
  const to = await makeBoard(page, 'Attic');
  for (const path of [`/${username}/pins/`, `/${username}/_created/`, `/search/?q=${word}`]) {
    await open(page, path);
    await page.getByRole('button', { name: 'Select Pins' }).click();
    await act(page, 'Select all').click();
    await expect(bar(page), path).toContainText('30 Pins selected');
    await page.keyboard.press('Escape');
  }
  await open(page, `/${username}/_created/`);
  const tabs = page.getByRole('navigation', { name: 'Profile' });
  await tabs.getByRole('button', { name: 'Select Pins' }).click();
  await act(page, 'Select all').click();
  await act(page, 'Move').click();
  await pickBoard(page, 'Move to', 'Attic');
  await expect(page.getByText('Moved to Attic')).toBeVisible();
  expect(await idsOn(page, to.id)).toHaveLength(30);
  await tabs.getByRole('link', { name: 'Saved' }).click();
  await expect(page.getByRole('list', { name: 'Saved Pins' })).toBeVisible();
  await expect(tabs.getByRole('button', { name: 'Select Pins' })).toHaveCount(0);
});
