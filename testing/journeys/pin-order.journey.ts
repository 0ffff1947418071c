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
import { errorsOf, open, visitorOf } from './looking.ts';
import { makeBoard } from './making.ts';

async function boardOf(page: Page, pins: number) {
  await signUpFresh(page, 'Nora');
  return makeBoard(page, 'Wall', pins);
}

const shown = (page: Page) => page.getByRole('list', { name: 'Pins on Wall' }).getByRole('article');
/** The places across the screen of the first pins, which stand in one row. */
const acrossOf = (page: Page) =>
  shown(page).evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().x));

const titles = (...numbers: number[]) => numbers.map((number) => new RegExp(`Wall ${number}`));

async function expectStored(page: Page, board_id: string, ...numbers: number[]) {
  const stored = async () =>
    (await callAs(page, 'BoardFeedResource.get', { board_id })).map(({ title }) => title);
  await expect.poll(stored).toEqual(numbers.map((number) => `Wall ${number}`));
}

test('pins of a board are dragged into another order and into a section, which can be undone, by whoever edits it alone', async ({
  page,
}) => {
  const errors = errorsOf(page);
  const board = await boardOf(page, 4);
  await open(page, board.url);
  await whenDraggable(page);

  await test.step('an order stays, and can be undone', async () => {
    await expect(shown(page)).toHaveText(titles(4, 3, 2, 1));
    await dragTo(page, dragCard(page, 'Wall 1'), dragCard(page, 'Wall 4'), START_EDGE);
    await expect(shown(page)).toHaveText(titles(1, 4, 3, 2));
    const inTurn = (places: number[]) => places.every((x, at) => at === 0 || x > (places[at - 1] ?? x));
    await expect.poll(async () => inTurn(await acrossOf(page))).toBe(true);
    await expect(page).toHaveURL(board.url);
    await expectStored(page, board.id, 1, 4, 3, 2);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(shown(page)).toHaveText(titles(4, 3, 2, 1));
    await expectStored(page, board.id, 4, 3, 2, 1);
    await dragTo(page, dragCard(page, 'Wall 4'), dragCard(page, 'Wall 2'), END_EDGE);
    await expect(shown(page)).toHaveText(titles(3, 2, 4, 1));
    await expectStored(page, board.id, 3, 2, 4, 1);
    await callAs(page, 'BoardSectionResource.create', { board_id: board.id, name: 'Best' });
    await page.reload();
    await expect(shown(page)).toHaveText(titles(3, 2, 4, 1));
  });

  await test.step('into a section, and back to where it stood', async () => {
    await whenDraggable(page);
    await dragTo(page, dragCard(page, 'Wall 2'), dragCard(page, 'Best'), CENTRE);
    await expect(shown(page)).toHaveText(titles(3, 4, 1));
    await expect(page.getByText('Moved to Best')).toBeVisible();
    await expect(dragCard(page, 'Best')).toContainText('1 Pin');
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect(shown(page)).toHaveText(titles(3, 2, 4, 1));
    await expect(dragCard(page, 'Best')).toContainText('0 Pins');
    await page.reload();
    await expect(shown(page)).toHaveText(titles(3, 2, 4, 1));
  });
  expect(errors).toEqual([]);

  await test.step('where the server refuses an order, the pins go back', async () => {
    await whenDraggable(page);
    await page.route('**/resource/BoardPinOrderResource/update/', (route) => route.abort());
    await dragTo(page, dragCard(page, 'Wall 1'), dragCard(page, 'Wall 3'), START_EDGE);
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText("We couldn't rearrange");
    await expect(shown(page)).toHaveText(titles(3, 2, 4, 1));
    await page.unrouteAll();
  });

  await test.step('Escape puts a dragged pin back; a short press still opens it', async () => {
    await lift(page, dragCard(page, 'Wall 1'));
    await hover(page, dragCard(page, 'Wall 3'), START_EDGE);
    await expect(dragCard(page, 'Wall 3')).toHaveAttribute('data-drop', 'before');
    await page.keyboard.press('Escape');
    await expect(dragCard(page, 'Wall 3')).not.toHaveAttribute('data-drop');
    await page.mouse.up();
    await expect(shown(page)).toHaveText(titles(3, 2, 4, 1));
    await expectStored(page, board.id, 3, 2, 4, 1);
    await dragCard(page, 'Wall 2').getByRole('link', { name: 'Wall 2' }).click();
    await expect(page).toHaveURL(/\/pin\/\d+\/$/);
  });

  await test.step('nobody else can', async () => {
    const visitor = await visitorOf(page);
    await open(visitor, board.url);
    await visitor.waitForLoadState('networkidle');
    await expect(visitor.getByRole('button', { name: /Rearrange/ })).toHaveCount(0);
    await expect(visitor.getByRole('button', { name: 'Select Pins' })).toHaveCount(0);
    await expect(visitor.getByRole('list', { name: 'Pins on Wall' }).locator('[data-drag-key]')).toHaveCount(
      0,
    );
    await visitor.context().close();
  });
});

test('moved pins stand as the server has them after leaving and coming back, also while it has not answered; by keys each step is said', async ({
  page,
}) => {
  const board = await boardOf(page, 5);
  await open(page, board.url);
  await whenDraggable(page);
  const pin = dragCard(page, 'Wall 2').getByRole('link', { name: 'Wall 2' });
  const pinPage = page.getByRole('heading', { level: 1, name: 'Wall 2' });

  await test.step('after the answer', async () => {
    await dragTo(page, dragCard(page, 'Wall 5'), dragCard(page, 'Wall 3'), END_EDGE);
    await expect(shown(page)).toHaveText(titles(4, 3, 5, 2, 1));
    // Made once more, these two would come to another order.
    await dragTo(page, dragCard(page, 'Wall 3'), dragCard(page, 'Wall 1'), END_EDGE);
    await expect(shown(page)).toHaveText(titles(4, 5, 2, 1, 3));
    await expectStored(page, board.id, 4, 5, 2, 1, 3);
    await follow(pin, pinPage);
    await page.goBack();
    await expect(shown(page)).toHaveText(titles(4, 5, 2, 1, 3));
    await page.waitForLoadState('networkidle');
    await expect(shown(page)).toHaveText(titles(4, 5, 2, 1, 3));
  });

  await test.step('before the answer', async () => {
    const held = Promise.withResolvers<void>();
    await page.route('**/resource/BoardPinOrderResource/update/', async (route) => {
      await held.promise;
      await route.continue();
    });
    await dragTo(page, dragCard(page, 'Wall 3'), dragCard(page, 'Wall 4'), START_EDGE);
    await dragTo(page, dragCard(page, 'Wall 4'), dragCard(page, 'Wall 1'), END_EDGE);
    await expect(shown(page)).toHaveText(titles(3, 5, 2, 1, 4));
    await follow(pin, pinPage);
    await page.goBack();
    await expect(shown(page)).toHaveText(titles(3, 5, 2, 1, 4));
    held.resolve();
    await expectStored(page, board.id, 3, 5, 2, 1, 4);
    await page.waitForLoadState('networkidle');
    await expect(shown(page)).toHaveText(titles(3, 5, 2, 1, 4));
    await page.unrouteAll();
  });

  await test.step('by keys a pin is lifted, moved, put down, and taken back', async () => {
    const said = page.getByRole('main').locator('..').locator('[aria-live=assertive]');
    const handle = page.getByRole('button', { name: 'Rearrange Wall 1' });
    await handle.focus();
    await page.keyboard.press('Space');
    await expect(said).toContainText('Picked up Wall 1');
    await page.keyboard.press('ArrowLeft');
    await expect(said).toHaveText('Before Wall 2');
    await page.keyboard.press('ArrowLeft');
    await expect(said).toHaveText('Before Wall 5');
    await page.keyboard.press('Escape');
    await expect(said).toHaveText('Wall 1 is back where it was.');
    await expect(shown(page)).toHaveText(titles(3, 5, 2, 1, 4));
    await expect(handle).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(said).toHaveText('Dropped Wall 1.');
    await expect(shown(page)).toHaveText(titles(3, 5, 1, 2, 4));
    await expect(handle).toBeFocused();
    await expectStored(page, board.id, 3, 5, 1, 2, 4);
  });
});
