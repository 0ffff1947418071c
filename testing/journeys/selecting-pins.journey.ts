import { expect, type Page, test } from '@playwright/test';
import { callAs, signUpFresh } from './acting.ts';
import { dragCard, dragTo, START_EDGE, whenDraggable } from './dragging.ts';
import { expectAccessible, open } from './looking.ts';
import { makeBoard } from './making.ts';

const shown = (page: Page) => page.getByRole('list', { name: 'Pins on Wall' }).getByRole('listitem');
const bar = (page: Page) => page.getByRole('region', { name: 'Selected Pins' });
const box = (page: Page, title: string) => page.getByRole('checkbox', { name: `Select ${title}` });

async function titlesOf(page: Page, board_id: string) {
  const pins = await callAs(page, 'BoardFeedResource.get', { board_id, page_size: 250 });
  return pins.map((pin) => pin.title);
}

async function begin(page: Page, pins: number) {
  await signUpFresh(page, 'Nora');
  const board = await makeBoard(page, 'Wall', pins);
  const other = await makeBoard(page, 'Elsewhere');
  await open(page, board.url);
  await whenDraggable(page);
  await select(page);
  return { board, other };
}

const select = (page: Page) => page.getByRole('button', { name: 'Select Pins' }).click();

async function pickElsewhere(page: Page, action: 'Move' | 'Copy') {
  await bar(page).getByRole('button', { name: action }).click();
  const dialog = page.getByRole('dialog', { name: `${action} to` });
  await dialog.getByText('Elsewhere').first().click();
}

const undo = (page: Page) => page.getByRole('button', { name: 'Undo' }).last().click();

test('several pins are chosen, by keys too, moved, dragged or deleted at once, and Undo puts each back in its place', async ({
  page,
}) => {
  const { board, other } = await begin(page, 5);
  const numbered = (...numbers: number[]) => numbers.map((number) => `Wall ${number}`);
  const expectOn = async (...numbers: number[]) => {
    await expect(shown(page)).toHaveText(numbered(...numbers).map((title) => new RegExp(title)));
    await expect.poll(() => titlesOf(page, board.id)).toEqual(numbered(...numbers));
  };

  await test.step('moved', async () => {
    await expect(bar(page)).toContainText('Choose Pins');
    await expect(bar(page).getByRole('button', { name: 'Move' })).toBeDisabled();
    await box(page, 'Wall 4').check();
    await box(page, 'Wall 2').check();
    await expect(bar(page)).toContainText('2 Pins selected');
    await expectAccessible(page, 'main');
    await expectAccessible(page, '[aria-label="Selected Pins"]');
    await pickElsewhere(page, 'Move');
    await expect(page.getByText('Moved to Elsewhere')).toBeVisible();
    await expect(shown(page)).toHaveCount(3);
    await expect(bar(page)).toHaveCount(0);
    expect(await titlesOf(page, other.id)).toEqual(numbered(4, 2));
    await undo(page);
    await expectOn(5, 4, 3, 2, 1);
    expect(await titlesOf(page, other.id)).toEqual([]);
  });

  await test.step('chosen by keys, all at once, deleted, and choosing ends', async () => {
    await select(page);
    await box(page, 'Wall 3').focus();
    await page.keyboard.press('Space');
    await expect(bar(page)).toContainText('1 Pin selected');
    await page.keyboard.press('Escape');
    await expect(bar(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Select Pins' }).press('Enter');
    await page.keyboard.press('Control+a');
    await expect(bar(page)).toContainText('5 Pins selected');
    await box(page, 'Wall 2').uncheck();
    await page.keyboard.press('m');
    await expect(page.getByRole('dialog', { name: 'Move to' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await box(page, 'Wall 2').focus();
    await page.keyboard.press('Delete');
    await expect(page.getByText('Deleted Pins from Wall')).toBeVisible();
    await expectOn(2);
    await undo(page);
    await expectOn(5, 4, 3, 2, 1);
  });

  await test.step('a range, with Shift', async () => {
    await select(page);
    await box(page, 'Wall 2').click();
    await box(page, 'Wall 4').click({ modifiers: ['Shift'] });
    await expect(bar(page)).toContainText('3 Pins selected');
    await expect(box(page, 'Wall 3')).toBeChecked();
    await page.keyboard.press('Escape');
  });

  await test.step('what is dragged out of a selection takes the rest of it along', async () => {
    await select(page);
    await box(page, 'Wall 1').check();
    await box(page, 'Wall 3').check();
    await dragTo(page, dragCard(page, 'Wall 1'), dragCard(page, 'Wall 5'), START_EDGE);
    await expectOn(3, 1, 5, 4, 2);
  });

  await test.step('an empty section offers the pins of its board', async () => {
    const section = await callAs(page, 'BoardSectionResource.create', { board_id: board.id, name: 'Later' });
    await open(page, `${board.url}${section.slug}/`);
    await page.getByRole('link', { name: 'Choose from Wall' }).click();
    await expect(bar(page)).toContainText('Choose Pins');
    await box(page, 'Wall 1').check();
    await bar(page).getByRole('button', { name: 'Move' }).click();
    const dialog = page.getByRole('dialog', { name: 'Move to' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await callAs(page, 'BoardSectionEditResource.delete', { section_id: section.id });
  });

  await test.step('on the narrowest phone what can be done stands in two lines within its bar', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, board.url);
    await select(page);
    const edges = (await bar(page).boundingBox()) ?? { x: 0, width: 0 };
    const lines = new Set<number>();
    for (const button of await bar(page).getByRole('button').all()) {
      const at = (await button.boundingBox()) ?? { x: -1, y: 0, width: 0, height: 0 };
      expect(at.x).toBeGreaterThanOrEqual(edges.x);
      expect(at.x + at.width).toBeLessThanOrEqual(edges.x + edges.width);
      lines.add(Math.round(at.y + at.height / 2));
    }
    expect(lines.size).toBe(2);
  });
});

test('all pins of a board are chosen, those further down too, and copied; more than one call takes are moved and brought back in parts', async ({
  page,
}) => {
  test.slow();
  const { board, other } = await begin(page, 20);
  const idsOn = (board_id: string) => callAs(page, 'BoardPinIdsResource.get', { board_id });
  const copyAll = async () =>
    callAs(page, 'BulkEditResource.create', { board_id: board.id, pin_ids: await idsOn(board.id) });

  await test.step('copied', async () => {
    await copyAll();
    await open(page, board.url);
    await select(page);
    await bar(page).getByRole('button', { name: 'Select all' }).click();
    await expect(bar(page)).toContainText('40 Pins selected');
    await page.getByRole('checkbox').first().uncheck();
    await expect(bar(page)).toContainText('39 Pins selected');
    await pickElsewhere(page, 'Copy');
    await expect(page.getByText('Copied to Elsewhere')).toBeVisible();
    expect(await idsOn(other.id)).toHaveLength(39);
    expect(await idsOn(board.id)).toHaveLength(40);
    await undo(page);
    await expect(page.getByText('Deleting Pins from Elsewhere…')).toBeVisible();
    await expect.poll(() => idsOn(other.id)).toEqual([]);
  });

  for (let times = 0; times < 4; times += 1) await copyAll();
  const before = await idsOn(board.id);
  await open(page, board.url);
  await whenDraggable(page);
  await select(page);
  await bar(page).getByRole('button', { name: 'Select all' }).click();
  await expect(bar(page)).toContainText('640 Pins selected');
  await page.getByRole('checkbox').first().uncheck();
  await expect(bar(page)).toContainText('639 Pins selected');
  await pickElsewhere(page, 'Move');
  await expect(page.getByText('Moved to Elsewhere')).toBeVisible();
  await expect(shown(page)).toHaveCount(1);
  expect(await idsOn(other.id)).toEqual(before.slice(1));
  expect(await idsOn(board.id)).toEqual(before.slice(0, 1));
  await undo(page);
  await expect(page.getByText('Moving to Wall…')).toBeVisible();
  await expect(page.getByText('Moved to Wall')).toBeVisible();
  expect(await idsOn(board.id)).toEqual(before);
  expect(await idsOn(other.id)).toEqual([]);
});
