import { expect, type Locator, type Page } from '@playwright/test';

/** A part of a card, as shares of its width and height from its start. */
interface Spot {
  x: number;
  y: number;
}

export const CENTRE: Spot = { x: 0.5, y: 0.5 };
export const START_EDGE: Spot = { x: 0.06, y: 0.5 };
export const END_EDGE: Spot = { x: 0.94, y: 0.5 };

/** The card of this name that can be dragged or dropped on. */
export const dragCard = (page: Page, name: string) => page.locator(`[data-drag-label="${name}"]`);

/** Until the code for dragging has come, a card cannot be lifted; a page that is busy asks for it late. */
export async function whenDraggable(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
    const code = fetched.find((name) => /\/start-drag-[^/]*\.js$/.test(name));
    // The page waits for it already, so that it has begun once this has it too.
    return code !== undefined && Boolean(await import(code));
  });
}

async function pointOf(card: Locator, { x, y }: Spot): Promise<Spot> {
  const box = await card.boundingBox();
  if (!box) throw new Error('The card is not on the screen.');
  return { x: box.x + box.width * x, y: box.y + box.height * y };
}

/** Lifts a card with the mouse; it is in the hand until the button is let go. */
export async function lift(page: Page, card: Locator): Promise<void> {
  await card.scrollIntoViewIfNeeded();
  const from = await pointOf(card, CENTRE);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 8, from.y + 8, { steps: 2 });
  await expect(card).toHaveAttribute('data-lifted');
}

/** Moves what is in the hand over a part of a card. */
export async function hover(page: Page, card: Locator, spot: Spot): Promise<void> {
  const to = await pointOf(card, spot);
  await page.mouse.move(to.x, to.y, { steps: 3 });
}

/** Drags a card over a part of another, waits until that means something, and lets go. */
export async function dragTo(page: Page, card: Locator, target: Locator, spot: Spot): Promise<void> {
  await lift(page, card);
  await hover(page, target, spot);
  await expect(target).toHaveAttribute('data-drop', spot === CENTRE ? 'centre' : /before|after/);
  await page.mouse.up();
}

/** Presses a link after a drop: the first click after letting go is swallowed where it comes at once. */
export async function follow(link: Locator, to: Locator): Promise<void> {
  await expect(async () => {
    if (await link.isVisible()) await link.click();
    await expect(to).toBeVisible({ timeout: 3000 });
  }).toPass();
}

/** One finger on a touch screen. */
export async function fingerOn(page: Page) {
  const session = await page.context().newCDPSession(page);
  let at: Spot = { x: 0, y: 0 };
  let isDown = false;
  const send = (type: 'touchStart' | 'touchMove', point: Spot) => {
    at = point;
    isDown = true;
    return session.send('Input.dispatchTouchEvent', { type, touchPoints: [point] });
  };
  return {
    press: async (card: Locator, spot: Spot) => send('touchStart', await pointOf(card, spot)),
    moveTo: async (card: Locator, spot: Spot) => send('touchMove', await pointOf(card, spot)),
    moveBy: (x: number, y: number) => send('touchMove', { x: at.x + x, y: at.y + y }),
    lift: async () => {
      if (isDown) await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      isDown = false;
    },
  };
}
