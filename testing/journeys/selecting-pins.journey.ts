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
  const username = await signUpFresh(page, 'Nora');
  const board = await makeBoard(page, 'Wall', pins);
  const other = await makeBoard(page, 'Elsewhere');
  await open(page, `/${username}/wall/`);
  await whenDraggable(page);
  await page.getByRole('button', { name: 'Select Pins' }).click();
  return { username, board, other };
}

async function pickElsewhere(page: Page, action: 'Move' | 'Copy') {
  await bar(page).getByRole('button', { name: action }).click();
  const dialog = page.getByRole('dialog', { name: `${action} to` });
  await dialog.getByText('Elsewhere').first().click();
}

test('several pins are chosen and moved at once, and Undo puts each back in its place', async ({ page }) => {
  const { board, other } = await begin(page, 5);
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
  expect(await titlesOf(page, other.id)).toEqual(['Wall 4', 'Wall 2']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(shown(page)).toHaveText([/Wall 5/, /Wall 4/, /Wall 3/, /Wall 2/, /Wall 1/]);
  await expect
    .poll(() => titlesOf(page, board.id))
    .toEqual(['Wall 5', 'Wall 4', 'Wall 3', 'Wall 2', 'Wall 1']);
  expect(await titlesOf(page, other.id)).toEqual([]);
});

test('all pins of a board are chosen, those further down too, and copied', async ({ page }) => {
  const { board, other } = await begin(page, 30);
  await bar(page).getByRole('button', { name: 'Select all' }).click();
  await expect(bar(page)).toContainText('30 Pins selected');
  await box(page, 'Wall 30').uncheck();
  await expect(bar(page)).toContainText('29 Pins selected');
  await pickElsewhere(page, 'Copy');
  await expect(page.getByText('Copied to Elsewhere')).toBeVisible();
  expect(await titlesOf(page, other.id)).toHaveLength(29);
  expect(await titlesOf(page, board.id)).toHaveLength(30);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => titlesOf(page, other.id)).toEqual([]);
});

test('more pins than one call takes are chosen, moved and brought back in parts', async ({ page }) => {
  test.slow();
  const username = await signUpFresh(page, 'Nora');
  const board = await makeBoard(page, 'Wall', 20);
  const other = await makeBoard(page, 'Elsewhere');
  const idsOn = (board_id: string) => callAs(page, 'BoardPinIdsResource.get', { board_id });
  for (let ids = await idsOn(board.id); ids.length < 640; ids = await idsOn(board.id)) {
    await callAs(page, 'BulkEditResource.create', { board_id: board.id, pin_ids: ids });
  }
  const before = await idsOn(board.id);
  await open(page, `/${username}/wall/`);
  await whenDraggable(page);
  await page.getByRole('button', { name: 'Select Pins' }).click();
  await bar(page).getByRole('button', { name: 'Select all' }).click();
  await expect(bar(page)).toContainText('640 Pins selected');
  await page.getByRole('checkbox').first().uncheck();
  await expect(bar(page)).toContainText('639 Pins selected');
  await pickElsewhere(page, 'Move');
  await expect(page.getByText('Moved to Elsewhere')).toBeVisible();
  await expect(shown(page)).toHaveCount(1);
  expect(await idsOn(other.id)).toEqual(before.slice(1));
  expect(await idsOn(board.id)).toEqual(before.slice(0, 1));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone')).toBeVisible();
  expect(await idsOn(board.id)).toEqual(before);
  expect(await idsOn(other.id)).toEqual([]);
});

test('by keys pins are chosen, all at once, deleted and brought back, and choosing ends', async ({
  page,
}) => {
  const { board } = await begin(page, 3);
  await box(page, 'Wall 3').focus();
  await page.keyboard.press('Space');
  await expect(bar(page)).toContainText('1 Pin selected');
  await page.keyboard.press('Escape');
  await expect(bar(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Select Pins' }).press('Enter');
  await page.keyboard.press('Control+a');
  await expect(bar(page)).toContainText('3 Pins selected');
  await box(page, 'Wall 2').uncheck();
  await page.keyboard.press('Delete');
  await expect(page.getByText('Deleted Pins from Wall')).toBeVisible();
  await expect.poll(() => titlesOf(page, board.id)).toEqual(['Wall 2']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(shown(page)).toHaveText([/Wall 3/, /Wall 2/, /Wall 1/]);
  expect(await titlesOf(page, board.id)).toEqual(['Wall 3', 'Wall 2', 'Wall 1']);
});

test('what is dragged out of a selection takes the rest of it along', async ({ page }) => {
  const { board } = await begin(page, 5);
  await box(page, 'Wall 1').check();
  await box(page, 'Wall 3').check();
  await dragTo(page, dragCard(page, 'Wall 1'), dragCard(page, 'Wall 5'), START_EDGE);
  await expect(shown(page)).toHaveText([/Wall 3/, /Wall 1/, /Wall 5/, /Wall 4/, /Wall 2/]);
  await expect
    .poll(() => titlesOf(page, board.id))
    .toEqual(['Wall 3', 'Wall 1', 'Wall 5', 'Wall 4', 'Wall 2']);
});

test('on the narrowest phone what can be done with chosen pins stands in two lines within its bar', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await begin(page, 1);
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
