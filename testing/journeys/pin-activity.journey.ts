import { expect, test } from '@playwright/test';
import { callAs, signUpFresh } from './acting.ts';
import { expectAccessible, expectToFit, open, visitorOf } from './looking.ts';
import { makeBoard, makePin } from './making.ts';

test('a member sees who saved, tried or commented on a pin, page by page, and tries again where that fails; visitors are not asked to load it', async ({
  page,
}) => {
  const other = await visitorOf(page);
  await signUpFresh(other, 'Olga');
  await signUpFresh(page, 'Petra');
  const { id } = await makePin(page, { title: 'Well loved' });
  const board = await makeBoard(other, 'Keepers');
  const button = page.getByRole('button', { name: 'Activity' });
  const dialog = page.getByRole('dialog', { name: 'Activity' });
  const rows = dialog.getByRole('list', { name: 'Activity' }).getByRole('listitem');

  await test.step('nothing yet', async () => {
    await open(page, `/pin/${id}/`);
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('heading', { name: 'No activity yet' })).toBeVisible();
    await expectAccessible(page, '[role=dialog]');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
  });

  for (const [who, name] of [
    [page, 'Petra'],
    [other, 'Olga'],
  ] as const) {
    for (let number = 1; number <= 14; number += 1) {
      await callAs(who, 'AggregatedCommentResource.create', { pin_id: id, text: `${name} says ${number}` });
    }
  }
  await callAs(other, 'DidItActivityResource.create', { pin_id: id, details: 'Went well.' });
  await callAs(other, 'RepinResource.create', { pin_id: id, board_id: board.id });

  await test.step('an error, and again', async () => {
    await page.setViewportSize({ width: 375, height: 700 });
    await page.route('**/resource/NativeInteractionsResource/**', (route) => route.abort());
    await open(page, `/pin/${id}/`);
    await expect(page.getByText('1 save', { exact: true })).toBeVisible();
    await button.click();
    await expect(dialog.getByRole('alert')).toContainText("We couldn't load this.");
    await page.unroute('**/resource/NativeInteractionsResource/**');
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(rows.nth(0)).toContainText('Olga Journey saved this Pin to Keepers');
    await expect(rows.nth(1)).toContainText('Olga Journey tried this Pin');
    await expect(rows.nth(1)).toContainText('Went well.');
    await expect(rows.nth(2)).toContainText('Olga Journey commented');
    await expectAccessible(page, '[role=dialog]');
    await expectToFit(page);
  });

  await test.step('more, up to the end', async () => {
    await expect(rows).toHaveCount(25);
    await rows.last().getByRole('link').focus();
    await page.keyboard.press('End');
    await expect(rows).toHaveCount(30);
    await rows.last().getByRole('link').focus();
    await expect(rows.last()).toContainText('Petra says 1');
    await expect(dialog.getByText("You've reached the end")).toBeVisible();
    await rows.nth(0).getByRole('link').click();
    await expect(page).toHaveURL(/\/pin\/\d+\/$/);
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Keepers' }).first()).toBeVisible();
  });

  const visitor = await visitorOf(page);
  await open(visitor, `/pin/${id}/`);
  await expect(visitor.getByRole('button', { name: 'Activity' })).toHaveCount(0);
  await visitor.context().close();
  await other.context().close();
});
