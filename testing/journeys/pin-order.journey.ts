import { expect, type Page, test } from '@playwright/test';
import { callAs, signUpFresh } from './acting.ts';
import {
  CENTRE,
  dragCard,
  dragTo,
  END_EDGE,
  follow,
  hover,
  lift,
  START_EDGE,
  whenDraggable,
} from './dragging.ts';
import { errorsOf, expectAccessible, open, visitorOf } from './looking.ts';
import { makeBoard } from './making.ts';

async function boardOf(page: Page, pins: number) {
  const username = await signUpFresh(page, 'Nora');
  const board = await makeBoard(page, 'Wall', pins);
  return { username, board };
}

const shown = (page: Page) => page.getByRole('list', { name: 'Pins on Wall' }).getByRole('article');
const titles = (...numbers: number[]) => numbers.map((number) => new RegExp(`Wall ${number}`));

async function stored(page: Page, board_id: string) {
  const pins = await callAs(page, 'BoardFeedResource.get', { board_id });
  return pins.map((pin) => pin.title);
}

test('pins of a board are dragged into another order, which stays, and can be undone', async ({ page }) => {
  const errors = errorsOf(page);
  const { username, board } = await boardOf(page, 4);
  await open(page, `/${username}/wall/`);
  await whenDraggable(page);
  await expect(shown(page)).toHaveText(titles(4, 3, 2, 1));
  await dragTo(page, dragCard(page, 'Wall 1'), dragCard(page, 'Wall 4'), START_EDGE);
  await expect(shown(page)).toHaveText(titles(1, 4, 3, 2));
  await expect(page).toHaveURL(new RegExp(`/${username}/wall/$`));
  await expect.poll(() => stored(page, board.id)).toEqual(['Wall 1', 'Wall 4', 'Wall 3', 'Wall 2']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(shown(page)).toHaveText(titles(4, 3, 2, 1));
  await expect.poll(() => stored(page, board.id)).toEqual(['Wall 4', 'Wall 3', 'Wall 2', 'Wall 1']);
  await dragTo(page, dragCard(page, 'Wall 4'), dragCard(page, 'Wall 2'), END_EDGE);
  await expect(shown(page)).toHaveText(titles(3, 2, 4, 1));
  await expect.poll(() => stored(page, board.id)).toEqual(['Wall 3', 'Wall 2', 'Wall 4', 'Wall 1']);
  await page.reload();
  await expect(shown(page)).toHaveText(titles(3, 2, 4, 1));
  expect(errors).toEqual([]);
});

test('Escape puts a dragged pin back; a short press still opens it', async ({ page }) => {
  const { username, board } = await boardOf(page, 3);
  await open(page, `/${username}/wall/`);
  await whenDraggable(page);
  await lift(page, dragCard(page, 'Wall 1'));
  await hover(page, dragCard(page, 'Wall 3'), START_EDGE);
  await expect(dragCard(page, 'Wall 3')).toHaveAttribute('data-drop', 'before');
  await page.keyboard.press('Escape');
  await expect(dragCard(page, 'Wall 3')).not.toHaveAttribute('data-drop');
  await page.mouse.up();
  await expect(shown(page)).toHaveText(titles(3, 2, 1));
  expect(await stored(page, board.id)).toEqual(['Wall 3', 'Wall 2', 'Wall 1']);
  await dragCard(page, 'Wall 2').getByRole('link', { name: 'Wall 2' }).click();
  await expect(page).toHaveURL(/\/pin\/\d+\/$/);
});

test('by keys a pin is lifted, moved, put down, and taken back, and each step is said', async ({ page }) => {
  const { username, board } = await boardOf(page, 4);
  await open(page, `/${username}/wall/`);
  await whenDraggable(page);
  const said = page.getByRole('main').locator('..').locator('[aria-live=assertive]');
  const handle = page.getByRole('button', { name: 'Rearrange Wall 1' });
  await handle.focus();
  await page.keyboard.press('Space');
  await expect(said).toContainText('Picked up Wall 1');
  await page.keyboard.press('ArrowLeft');
  await expect(said).toHaveText('Before Wall 2');
  await page.keyboard.press('ArrowLeft');
  await expect(said).toHaveText('Before Wall 3');
  await page.keyboard.press('Escape');
  await expect(said).toHaveText('Wall 1 is back where it was.');
  await expect(shown(page)).toHaveText(titles(4, 3, 2, 1));
  await expect(handle).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(said).toHaveText('Dropped Wall 1.');
  await expect(shown(page)).toHaveText(titles(4, 3, 1, 2));
  await expect(handle).toBeFocused();
  await expect.poll(() => stored(page, board.id)).toEqual(['Wall 4', 'Wall 3', 'Wall 1', 'Wall 2']);
  await expectAccessible(page, 'main');
});

test('a pin is dragged into a section, and back by Undo to where it stood', async ({ page }) => {
  const { username, board } = await boardOf(page, 3);
  await callAs(page, 'BoardSectionResource.create', { board_id: board.id, name: 'Best' });
  await open(page, `/${username}/wall/`);
  await whenDraggable(page);
  await dragTo(page, dragCard(page, 'Wall 2'), dragCard(page, 'Best'), CENTRE);
  await expect(shown(page)).toHaveText(titles(3, 1));
  await expect(page.getByText('Moved to Best')).toBeVisible();
  await expect(dragCard(page, 'Best')).toContainText('1 Pin');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(shown(page)).toHaveText(titles(3, 2, 1));
  await expect(dragCard(page, 'Best')).toContainText('0 Pins');
  await page.reload();
  await expect(shown(page)).toHaveText(titles(3, 2, 1));
});

test('where the server refuses an order, the pins go back and a toast says so', async ({ page }) => {
  const { username } = await boardOf(page, 3);
  await open(page, `/${username}/wall/`);
  await whenDraggable(page);
  await page.route('**/resource/BoardPinOrderResource/update/', (route) => route.abort());
  await dragTo(page, dragCard(page, 'Wall 1'), dragCard(page, 'Wall 3'), START_EDGE);
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('could not be rearranged.');
  await expect(shown(page)).toHaveText(titles(3, 2, 1));
});

test('moved pins stand as the server has them after leaving and coming back, also while it has not answered', async ({
  page,
}) => {
  const { username, board } = await boardOf(page, 5);
  await open(page, `/${username}/wall/`);
  await whenDraggable(page);
  await dragTo(page, dragCard(page, 'Wall 5'), dragCard(page, 'Wall 3'), END_EDGE);
  await expect(shown(page)).toHaveText(titles(4, 3, 5, 2, 1));
  // Made once more, these two would come to another order.
  await dragTo(page, dragCard(page, 'Wall 3'), dragCard(page, 'Wall 1'), END_EDGE);
  await expect(shown(page)).toHaveText(titles(4, 5, 2, 1, 3));
  await expect.poll(() => stored(page, board.id)).toEqual([4, 5, 2, 1, 3].map((n) => `Wall ${n}`));
  const pin = dragCard(page, 'Wall 2').getByRole('link', { name: 'Wall 2' });
  const pinPage = page.getByRole('heading', { level: 1, name: 'Wall 2' });
  await follow(pin, pinPage);
  await page.goBack();
  await expect(shown(page)).toHaveText(titles(4, 5, 2, 1, 3));
  await page.waitForLoadState('networkidle');
  await expect(shown(page)).toHaveText(titles(4, 5, 2, 1, 3));
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/resource/BoardPinOrderResource/update/', async (route) => {
    await held;
    await route.continue();
  });
  await dragTo(page, dragCard(page, 'Wall 3'), dragCard(page, 'Wall 4'), START_EDGE);
  await dragTo(page, dragCard(page, 'Wall 4'), dragCard(page, 'Wall 1'), END_EDGE);
  await expect(shown(page)).toHaveText(titles(3, 5, 2, 1, 4));
  await follow(pin, pinPage);
  await page.goBack();
  await expect(shown(page)).toHaveText(titles(3, 5, 2, 1, 4));
  answer();
  await expect.poll(() => stored(page, board.id)).toEqual([3, 5, 2, 1, 4].map((n) => `Wall ${n}`));
  await page.waitForLoadState('networkidle');
  await expect(shown(page)).toHaveText(titles(3, 5, 2, 1, 4));
});

test('others than who edits a board cannot move its pins', async ({ page }) => {
  const { username } = await boardOf(page, 3);
  const visitor = await visitorOf(page);
  await open(visitor, `/${username}/wall/`);
  await visitor.waitForLoadState('networkidle');
  await expect(visitor.getByRole('button', { name: /Rearrange/ })).toHaveCount(0);
  await expect(visitor.getByRole('button', { name: 'Select Pins' })).toHaveCount(0);
  await expect(visitor.locator('[data-drag-key]')).toHaveCount(0);
  await visitor.close();
});
