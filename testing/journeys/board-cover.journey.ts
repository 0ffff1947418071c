import { expect, test } from '@playwright/test';
import { callAs, signUpFresh } from './acting.ts';
import { expectAccessible, open, visitorOf } from './looking.ts';
import { makeBoard, makePin } from './making.ts';

test('a pin is chosen as the cover of its board, and the part of it that shows', async ({ page }) => {
  const username = await signUpFresh(page, 'Nora');
  const { id: board_id, url } = await makeBoard(page, 'Walls');
  const first = await makePin(page, { board_id, title: 'First wall' });
  await makePin(page, { board_id, title: 'Second wall' });
  const cover = async () => (await callAs(page, 'BoardResource.get', { board_id })).cover_pin;
  await open(page, url);
  const ask = async () => {
    await page.getByRole('button', { name: 'Board options' }).click();
    await page.getByRole('menuitem', { name: 'Choose a cover' }).click();
  };
  await ask();
  const choices = page.getByRole('dialog', { name: 'Choose a cover' });
  await expect(choices.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page, '[role=dialog]');
  await choices.getByRole('button', { name: 'First wall' }).click();
  const crop = page.getByRole('dialog', { name: 'Crop the cover' });
  const frame = crop.getByRole('application');
  await expectAccessible(page, '[role=dialog]');
  await crop.getByLabel('Zoom').fill('2');
  const picture = frame.locator('img');
  const before = await picture.getAttribute('style');
  await frame.focus();
  await page.keyboard.press('ArrowRight');
  await expect(picture).not.toHaveAttribute('style', before ?? '');
  const box = await frame.boundingBox();
  if (!box) throw new Error('the frame is not there');
  await page.mouse.move(box.x + 100, box.y + 100);
  await page.mouse.down();
  await page.mouse.move(box.x + 600, box.y + 600, { steps: 5 });
  await page.mouse.up();
  await crop.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Cover changed')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // Pushed to the lower end, so that the upper end shows.
  expect(await cover()).toMatchObject({ pin_id: first.id, crop: { x: 0, y: 0 } });

  const visitor = await visitorOf(page);
  await open(visitor, `/${username}/_boards/`);
  const shown = visitor.getByRole('article').filter({ hasText: 'Walls' }).locator('img').first();
  await expect(shown).toHaveAttribute('src', new RegExp(first.image_signature));
  await expect(shown).toHaveCSS('top', '0px');
  expect((await shown.boundingBox())?.height).toBeGreaterThan(213);

  await ask();
  await page.getByRole('button', { name: 'Show the newest Pins' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await cover()).toBeNull();
});
