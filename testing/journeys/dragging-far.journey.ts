import { expect, type Page, test } from '@playwright/test';
import { dragCard } from './dragging.ts';
import { boards, openTab, storedOrder, withBoards } from './own-boards.ts';

const NAMES = Array.from({ length: 24 }, (_, index) => `Board ${index + 1}`);
/** In the own order the newest stands first. */
const LISTED = NAMES.toReversed();

// So small that most of the boards are no part of the page until one scrolls to them.
test.use({ viewport: { width: 700, height: 580 } });

/** As from a key that is held down while the page is busy: it gets no moment between them. */
async function pressAtOnce(page: Page, key: string, times: number) {
  await page.evaluate(
    ([pressed, count]) => {
      const options = { key: pressed, bubbles: true, cancelable: true };
      for (let time = 0; time < count; time += 1)
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', options));
    },
    [key, times] as const,
  );
}

test('by keys a board is moved past all that was in the page when it was lifted, however fast', async ({
  page,
}) => {
  const { username } = await withBoards(page, ...NAMES);
  await openTab(page, username);
  const said = page.locator('[aria-live=assertive]').first();
  const handle = page.getByRole('button', { name: 'Rearrange Board 24' });
  await expect(dragCard(page, 'Board 1')).toHaveCount(0);
  await handle.focus();
  await page.keyboard.press('Space');
  await pressAtOnce(page, 'ArrowRight', LISTED.length - 1);
  await expect(said).toHaveText('After Board 1');
  await expect(dragCard(page, 'Board 1')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect.poll(() => storedOrder(page, username)).toEqual([...LISTED.slice(1), 'Board 24']);
  await expect(boards(page).last()).toHaveText(/^Board 24/);
  await expect(handle).toBeFocused();
  await expect(handle).toBeInViewport();

  await page.keyboard.press('Space');
  await pressAtOnce(page, 'ArrowLeft', LISTED.length - 1);
  await expect(said).toHaveText('Before Board 23');
  await expect(dragCard(page, 'Board 23')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(said).toHaveText('Board 24 is back where it was.');
  await expect(handle).toBeFocused();
  await expect(handle).toBeInViewport();
  expect(await storedOrder(page, username)).toEqual([...LISTED.slice(1), 'Board 24']);
});
