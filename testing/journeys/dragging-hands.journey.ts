import { devices, expect, test } from '@playwright/test';
import { CENTRE, dragCard, fingerOn, START_EDGE } from './dragging.ts';
import { boards, names, openTab, storedOrder, withBoards } from './own-boards.ts';

test('by keys a board is moved beside others and merged with M, and each step is said', async ({ page }) => {
  const { username } = await withBoards(page, 'Ants', 'Bees', 'Cats');
  await openTab(page, username);
  const said = page.locator('[aria-live=assertive]').first();
  await page.getByRole('button', { name: 'Rearrange Ants' }).focus();
  await page.keyboard.press('Space');
  await expect(said).toContainText('Picked up Ants');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(said).toHaveText('Before Cats');
  await page.keyboard.press('Enter');
  await expect(boards(page)).toHaveText(names('Ants', 'Cats', 'Bees'));
  await expect.poll(() => storedOrder(page, username)).toEqual(['Ants', 'Cats', 'Bees']);
  await expect(page.getByRole('button', { name: 'Rearrange Ants' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('m');
  await expect(said).toHaveText('Merge with Cats');
  await page.keyboard.press('ArrowRight');
  await expect(said).toHaveText('Merge with Bees');
  await page.keyboard.press('Space');
  await expect(page.getByRole('alertdialog', { name: 'Move Pins and delete board?' })).toContainText(
    'All Pins and sections of “Ants” move to “Bees”',
  );
  await page.keyboard.press('Escape');
  await expect(boards(page)).toHaveCount(3);

  await test.step('who cannot drag presses the handle of a board, then where it shall stand', async () => {
    const handle = page.getByRole('button', { name: 'Rearrange Ants' });
    await handle.click();
    await expect(dragCard(page, 'Ants')).toHaveAttribute('data-lifted');
    const width = (await dragCard(page, 'Bees').boundingBox())?.width ?? 0;
    await page.mouse.move(1, 1);
    await dragCard(page, 'Bees').click({ position: { x: width * START_EDGE.x, y: 60 }, force: true });
    await expect(boards(page)).toHaveText(names('Cats', 'Ants', 'Bees'));
    await expect.poll(() => storedOrder(page, username)).toEqual(['Cats', 'Ants', 'Bees']);
    await expect(page).toHaveURL(/_boards/);
    await handle.click();
    await page.mouse.click(4, 300);
    await expect(dragCard(page, 'Ants')).not.toHaveAttribute('data-lifted');
    await expect(boards(page)).toHaveText(names('Cats', 'Ants', 'Bees'));
  });
});

test('by finger a board is lifted after a moment of rest; one that moves at once scrolls', async ({
  page,
  browser,
}) => {
  const { username } = await withBoards(page, 'Ants', 'Bees', 'Cats', 'Dogs');
  const storageState = await page.context().storageState();
  const phone = await browser.newContext({ ...devices['Pixel 7'], storageState });
  const onPhone = await phone.newPage();
  await openTab(onPhone, username);
  const finger = await fingerOn(onPhone);
  const [bees, dogs] = [dragCard(onPhone, 'Bees'), dragCard(onPhone, 'Dogs')];
  await finger.press(bees, CENTRE);
  await finger.moveBy(0, -60);
  await finger.lift();
  await expect(bees).not.toHaveAttribute('data-lifted');
  await expect(onPhone.getByRole('alertdialog')).toHaveCount(0);

  await onPhone.evaluate(() => scrollTo(0, 0));
  await expect(async () => {
    // While the page still scrolls, a finger only stops it.
    await finger.lift();
    await finger.press(bees, CENTRE);
    await expect(bees).toHaveAttribute('data-lifted', '', { timeout: 2000 });
  }).toPass();
  // The page may scroll while the finger is on its way; a person's finger follows the card.
  await expect(async () => {
    // A finger that rests sends no events.
    await finger.moveTo(dogs, { ...START_EDGE, y: START_EDGE.y + 0.1 });
    await finger.moveTo(dogs, START_EDGE);
    await expect(dogs).toHaveAttribute('data-drop', 'before', { timeout: 1000 });
  }).toPass();
  await finger.lift();
  await expect(boards(onPhone)).toHaveText(names('Bees', 'Dogs', 'Cats', 'Ants'));
  await expect.poll(() => storedOrder(page, username)).toEqual(['Bees', 'Dogs', 'Cats', 'Ants']);
  await expect(onPhone).toHaveURL(/_boards/);
  await phone.close();
});
